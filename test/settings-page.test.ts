import { expect, it } from 'vitest';
import { settingsPage } from '../src/settings-page.ts';

it('docs/settings.md says what the table of settings says', async () => {
  await expect(settingsPage()).toMatchFileSnapshot('../docs/settings.md');
});
