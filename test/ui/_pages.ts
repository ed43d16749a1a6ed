/** Pages against a server that does as it is told. */
import { onTestFinished } from 'vitest';
import { connect, questionKey, type Crows, type State } from '../../src/ui/client.ts';
import { Clock, FakeBrowser, FakeServer, type Tab } from './_world.ts';

/** Where the server is. */
export const src = 'http://127.0.0.1:27697';

export interface Page {
  tab: Tab;
  crows: Crows;
}

export function setUp() {
  const clock = new Clock();
  const server = new FakeServer(clock);
  const browser = new FakeBrowser();
  const open = (requester?: string): Page => {
    const tab = browser.tab(server);
    const crows = connect({ src, world: tab.world, ...(requester !== undefined && { requester }) });
    onTestFinished(() => crows.release());
    return { tab, crows };
  };
  return { clock, server, open };
}

/** Keys of the questions that are shown, in their order. */
export const inbox = ({ approvals }: State): string[] =>
  approvals.map(({ item_id, target }) => questionKey(item_id, target));
