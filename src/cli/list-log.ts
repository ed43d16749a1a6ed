/** The course of each list in the log: begun, asked, ended. Ids and numbers alone. */
import type { Journal } from '../http/doors.ts';
import type { Logging } from './logging.ts';

export function logLists(journal: Pick<Journal, 'subscribe'>, log: Logging): void {
  journal.subscribe((batch) => {
    for (const { list, said } of batch) {
      switch (said.event) {
        case 'list.started':
          log.info('A list was started.', { list, items: said.items.length, budget: said.token_budget });
          break;
        case 'crow.landed':
          if (said.error !== undefined) {
            log.info('A call failed.', { list, item: said.item_id, crow: said.crow, error: said.error });
          }
          break;
        case 'list.finished':
          log.info('A list is finished.', { list, tokens: said.tokens_used });
          break;
        default:
      }
    }
  });
}
