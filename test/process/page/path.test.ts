/** The path a person takes: paste, look, approve, read. */
import { expect, it } from 'vitest';
import type { FaultRule } from '../../../src/actors/rehearsal-faults.ts';
import { cards, inbox, send, settle, useBrowser, visit } from './_page.ts';

useBrowser();

const says = (model: string, text: string): FaultRule => ({
  fault: { kind: 'text', text },
  when: (view) => view.model.includes(model),
});

/** Without what is counted. */
const steady = (snapshot: string) =>
  snapshot.replaceAll(/\d+:\d\d|\d[\d,]* (?=tokens|in all)/g, (found) =>
    found.includes(':') ? 'M:SS' : 'N ',
  );

it('goes from the paste to the answer', async () => {
  const triage = { reason: 'One crow is enough.', task_type: 'write', mode: 'solo', subtasks: [] };
  const { page, complaints, foreign } = await visit({
    faults: [
      says('haiku', JSON.stringify({ ...triage, abuse: 'none', care: 'none' })),
      says('sonnet', 'Lena, **forty** years.\n\n- one\n- two'),
    ],
  });
  await page
    .getByRole('textbox', { name: 'What is on your list?' })
    .fill('- Write a toast for Lena\n- [x] Order the sign');
  const preview = page.locator('#preview');
  await preview.getByText('Write a toast for Lena').waitFor();
  expect(steady(await preview.ariaSnapshot())).toMatchInlineSnapshot(`
    "- paragraph: 1 item 1 already done
    - list:
      - listitem: Write a toast for Lena
    - group: "Left out: 1""
  `);

  await page.getByRole('button', { name: 'Send 1 item' }).click();
  const plan = cards(page).first();
  await plan.getByRole('button', { name: 'Approve' }).waitFor();
  expect(steady(await inbox(page).ariaSnapshot())).toMatchInlineSnapshot(`
    "- region "Waiting for you 1":
      - heading "Waiting for you 1" [level=2]
      - list:
        - listitem:
          - 'article "Plan: Write a toast for Lena"':
            - paragraph: Plan M:SS left, then it counts as a no
            - heading "Write a toast for Lena" [level=3]
            - paragraph: Solo writing
            - paragraph: One crow is enough.
            - button "Approve"
            - button "Reject"
            - button "Note"
      - paragraph: Press ? for keys"
  `);

  await settle(page);
  await plan.getByRole('button', { name: 'Approve' }).click();
  const answer = page.getByRole('article', { name: 'Answer: Write a toast for Lena' });
  await answer.getByText('forty', { exact: true }).waitFor();
  expect(steady(await answer.ariaSnapshot())).toMatchInlineSnapshot(`
    "- 'article "Answer: Write a toast for Lena"':
      - paragraph: Answer M:SS left, then it counts as a no
      - heading "Write a toast for Lena" [level=3]
      - paragraph:
        - text: Hugin
        - emphasis: the one who goes and looks
      - group "The whole answer":
        - paragraph:
          - text: Lena,
          - strong: forty
          - text: years.
        - list:
          - listitem: one
          - listitem: two
      - button "Approve"
      - button "Reject"
      - button "Edit"
      - button "Source"
      - button "Note""
  `);
  await settle(page);
  await answer.getByRole('button', { name: 'Approve' }).click();
  const list = page.getByRole('list', { name: 'Items' });
  await list.getByText('Done', { exact: true }).waitFor();
  expect(steady(await list.ariaSnapshot())).toMatchInlineSnapshot(`
    "- list "Items":
      - listitem:
        - heading "Write a toast for Lena" [level=3]
        - text: Done
        - paragraph: Solo writing Plan approved M:SS
        - paragraph:
          - text: One crow is enough. — Sentry,
          - emphasis: first on the wire
        - list "Crows on this item":
          - listitem:
            - text: Hugin
            - emphasis: the one who goes and looks
            - text: · N tokens
          - listitem: N in all
        - paragraph:
          - text: Lena,
          - strong: forty
          - text: years.
        - list:
          - listitem: one
          - listitem: two
        - paragraph: Answer approved M:SS
        - button "Copy"
        - button "Send again""
  `);
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
});

it('has the reader of answers before the first answer, and stands in for it with the words as they are', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { page } = await visit({
    faults: [says('sonnet', 'Lena, **forty** years.')],
    prepare: async (to) => {
      await to.route(/\/markdown-[^/]*\.js$/, async (route) => {
        await arrived;
        await route.continue();
      });
    },
  });
  const reader = page.waitForRequest(/\/markdown-[^/]*\.js$/);
  await send(page, 'Write a toast for Lena');
  const plan = cards(page).first();
  await plan.getByRole('button', { name: 'Approve' }).waitFor();
  await reader;
  await settle(page);
  await plan.getByRole('button', { name: 'Approve' }).click();
  const answer = page.getByRole('article', { name: 'Answer: Write a toast for Lena' });
  await answer.getByText('Lena, **forty** years.').waitFor();
  arrive();
  await answer.getByText('forty', { exact: true }).waitFor();
});
