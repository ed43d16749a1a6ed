import { describe, expect, it } from 'vitest';
import { emptyInbox } from '../../src/ui/empty-inbox.ts';
import { en } from '../../src/ui/strings/en.ts';

describe('an inbox without a card', () => {
  const says = (connection: Parameters<typeof emptyInbox>[0]) => emptyInbox(connection, en);
  const nothing = 'Nothing waits for you.';
  const unknown = 'What waits for you is not known: the server is out of reach.';

  it('says that nothing waits while it is told of everything', () => {
    expect(says({ state: 'live', since: 0 })).toBe(nothing);
  });

  it('says nothing before it has heard anything', () => {
    expect(says({ state: 'connecting', since: 0 })).toBe('');
  });

  it('stays with what it heard while the stream is opened again', () => {
    expect(says({ state: 'reconnecting', since: 2, lastLive: 1 })).toBe(nothing);
  });

  it('says that it does not know once the server is out of reach', () => {
    expect(says({ state: 'offline', since: 2, lastLive: 1 })).toBe(unknown);
  });

  it('says that it does not know while the browser keeps the page from the server', () => {
    expect(says({ state: 'connecting', since: 0, blocked: 'denied' })).toBe(unknown);
  });
});
