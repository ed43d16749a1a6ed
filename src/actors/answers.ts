/** From what the crows brought to one answer: what the Elder is asked, and what stands when it can't help. */
import { workAsk, type Ask, type AskedItem, type Part, type Reply } from '../asks.ts';
import type { Mode } from '../events.ts';
import { shuffle } from '../shuffle.ts';
import type { Answer, Plan } from './plan.ts';
import type { ShareInput, ShareResult } from './share.ts';

export interface WorkInput {
  n: number;
  item_id: string;
  asked: AskedItem;
  plan: Plan;
  /** Seeds the order of candidates before a judgment. */
  seed: number;
}

export interface Work extends WorkInput {
  /** The mode that flies; solo once a split or murder had to be given up. */
  mode: Mode;
  /** How each share ended, by its number from 1. */
  ended: Record<number, ShareResult>;
  /** How the Elder's share ended. */
  elder?: ShareResult;
  stopped: boolean;
}

/** A crow's text. `subtask` is the part it answers. */
interface Piece extends Part {
  crow: string;
  doubt?: string;
}

/** One share for each crow. */
export function sharesOf({ n, item_id, asked, plan }: WorkInput): ShareInput[] {
  const subtasks =
    plan.mode === 'split' ? plan.triage.subtasks : Array.from({ length: plan.crows }, () => undefined);
  return subtasks.map((subtask, i) => ({
    n,
    item_id,
    path: `${n}/work${i + 1}`,
    ask: workAsk(asked, subtask),
  }));
}

/** What landed, in the order of the shares. */
export function piecesOf({ ended, plan, mode }: Work): Piece[] {
  return Object.entries(ended).flatMap(([k, { landing }]) => {
    const reply = replyOf(landing?.outcome.ok ? landing.outcome.reply : undefined, 'work');
    if (!landing || !reply) return [];
    const subtask = mode === 'split' ? plan.triage.subtasks[Number(k) - 1] : undefined;
    return [
      {
        crow: landing.crow,
        text: reply.text,
        tokens: landing.outcome.tokens,
        ...(subtask !== undefined && { subtask }),
        ...(reply.doubt !== undefined && { doubt: reply.doubt }),
      },
    ];
  });
}

/** What the Elder is asked: to join the parts, or to judge the candidates in an order that no crow has a say in. */
export function elderAsk(work: Work): Ask {
  const { asked: item, mode } = work;
  const pieces = piecesOf(work);
  if (mode === 'split')
    return { kind: 'merge', item, parts: pieces.map(partOf), missing: missingIn(work, pieces) };
  return { kind: 'judge', item, candidates: candidatesIn(work, pieces).map(partOf) };
}

/** The answer, as far as there is one. */
export function answerOf(work: Work): Answer | undefined {
  const pieces = piecesOf(work);
  const [first] = pieces;
  if (!first) return undefined;
  if (work.mode === 'split') return splitAnswer(work, pieces);
  return work.mode === 'murder' ? murderAnswer(work, pieces, first) : answerBy(first, 'solo');
}

function splitAnswer(work: Work, pieces: Piece[]): Answer {
  const missing = missingIn(work, pieces);
  const reply = replyOf(elderReply(work), 'merge');
  const notes = reply ? [...reply.conflicts, ...reply.missing] : [];
  const doubts = [...pieces.flatMap(({ doubt }) => doubt ?? []), ...notes];
  const message = [
    ...missing.map((subtask) => `The part “${titleOf(subtask)}” is missing: its crow brought nothing back.`),
    ...(reply ? [] : ['The Elder could not join the parts; they stand under their titles.']),
  ].join(' ');
  return {
    text:
      reply?.text ??
      pieces.map(({ subtask = '', text }) => `### ${titleOf(subtask)}\n\n${text}`).join('\n\n'),
    crows: pieces.map(({ crow }) => crow),
    mode: 'split',
    ...(doubts.length > 0 && { doubt: doubts.join(' ') }),
    ...(message !== '' && { message }),
  };
}

function murderAnswer(work: Work, pieces: Piece[], first: Piece): Answer {
  if (pieces.length === 1) {
    const message = `Only one of ${work.plan.crows} crows brought an answer, so there was nothing to judge.`;
    return { ...answerBy(first, 'murder'), message };
  }
  const reply = replyOf(elderReply(work), 'judge');
  const winner = reply?.winner === undefined ? undefined : candidatesIn(work, pieces)[reply.winner];
  if (winner) return answerBy(winner, 'murder');
  const shortest = pieces.reduce((a, b) => (b.text.length < a.text.length ? b : a));
  const message = reply
    ? 'The Elder found none of the answers usable; this is the shortest.'
    : 'The Elder could not judge the answers; this is the shortest.';
  return { ...answerBy(shortest, 'murder'), message };
}

function answerBy({ crow, text, doubt }: Piece, mode: Mode): Answer {
  return { text, crows: [crow], mode, ...(doubt !== undefined && { doubt }) };
}

/** Subtasks that nobody brought. */
function missingIn({ plan }: Work, pieces: Piece[]): string[] {
  return plan.triage.subtasks.filter((subtask) => pieces.every((piece) => piece.subtask !== subtask));
}

const candidatesIn = ({ seed, n }: Work, pieces: Piece[]): Piece[] => shuffle(pieces, seed, n);

function partOf({ text, tokens, subtask }: Piece): Part {
  return { text, tokens, ...(subtask !== undefined && { subtask }) };
}

const titleOf = (subtask: string): string => subtask.split(': ')[0] ?? subtask;

const elderReply = ({ elder }: Work): Reply | undefined =>
  elder?.landing?.outcome.ok ? elder.landing.outcome.reply : undefined;

function replyOf<K extends Reply['kind']>(
  reply: Reply | undefined,
  kind: K,
): Extract<Reply, { kind: K }> | undefined {
  return reply?.kind === kind ? (reply as Extract<Reply, { kind: K }>) : undefined;
}
