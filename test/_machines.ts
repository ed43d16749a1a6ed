/** Every machine there is, by the name it has in the docs. */
import { approvalMachine } from '../src/actors/approval.ts';
import { crowMachine } from '../src/actors/crow.ts';
import { flockMachine } from '../src/actors/flock.ts';
import { itemMachine } from '../src/actors/item.ts';
import { listMachine } from '../src/actors/list.ts';
import { shareMachine } from '../src/actors/share.ts';
import { workMachine } from '../src/actors/work.ts';

export const machines = {
  list: listMachine,
  item: itemMachine,
  work: workMachine,
  share: shareMachine,
  approval: approvalMachine,
  flock: flockMachine,
  crow: crowMachine,
};
