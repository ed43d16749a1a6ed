/** Kinds of work, finer than task types: each has a form of its own. A task type is what trust is counted by. */
import type { TaskType } from '../../events.ts';

export const kindsOf = {
  think: ['choice', 'whether', 'compare', 'estimate', 'assess'],
  recall: ['explain', 'summary', 'lookup'],
  copy: ['names', 'slogan', 'title', 'subject', 'caption', 'poster'],
  write: [
    'piece',
    'speech',
    'story',
    'poem',
    'report',
    'newsletter',
    'profile',
    'letter',
    'edit',
    'translate',
  ],
  make: ['code', 'repair', 'setup', 'craft', 'recipe', 'howto'],
  plan: ['trip', 'event', 'budget', 'packing', 'agenda', 'schedule', 'menu', 'project'],
  people: ['email', 'text', 'reply', 'request', 'thanks', 'apology', 'invite', 'wishes', 'feedback', 'talk'],
  ideas: ['gift', 'activity', 'idea'],
  errand: ['call', 'visit', 'booking', 'shopping', 'pickup', 'return', 'send', 'form', 'payment', 'chore'],
  other: ['open', 'vague'],
} as const satisfies Record<TaskType, readonly string[]>;

export type Kind = (typeof kindsOf)[TaskType][number];

const types = new Map<Kind, TaskType>(
  Object.entries(kindsOf).flatMap(([type, kinds]) =>
    kinds.map((kind): [Kind, TaskType] => [kind, type as TaskType]),
  ),
);

export const typeOfKind = (kind: Kind): TaskType => types.get(kind) ?? 'other';
