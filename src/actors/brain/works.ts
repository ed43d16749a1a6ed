/** Several pieces of different work behind one order: "work out the route, where to stop, and a packing list". */
import { typeOfKind, type Kind } from './kinds.ts';
import { kindOfNouns } from './nouns.ts';
import { askers } from './small-words.ts';
import { firstPhrase, wordsOf } from './things.ts';
import { tokensOf } from './tokens.ts';

const order =
  /(?:^|[:.,–-] )(?:work out|figure out|sort out|put together|give me|i need|i want|need|help me with|we need) ([^:?]+?)[.!]?$/iu;

/** "Sort out the drive, the ferry and where to stay" */
const settled = /^(?:the|my|our|an?) \p{L}/iu;

/** Of so many at least, most have to be work by themselves. */
const least = 3;

/** @returns the pieces; none where one answer holds them all. */
export function worksIn(head: string, kind: Kind): string[] {
  if (/^(?:shopping|packing|recipe|code|menu)$/u.test(kind) || typeOfKind(kind) === 'copy') return [];
  const [, list = ''] = order.exec(head) ?? [];
  if (list === '') return isText(kind) ? [] : listed(head);
  if (!list.includes(',') || /(?:^| )or /u.test(list) || list.includes('(')) return [];
  const parts = list.split(/, (?:and |plus )?| and (?=(?:an?|how|where|what|who|when|which) )/iu);
  const works = parts.filter(
    (part) => isWork(part) || (parts.some((one) => asks(one)) && settled.test(part)),
  );
  const kinds = new Set(works.map((part) => (asks(part) ? 'asks' : kindOf(part))));
  return parts.length >= least &&
    works.length >= least &&
    works.length >= parts.length - 1 &&
    kinds.size >= 2 &&
    parts.every((part) => part.trim().includes(' '))
    ? parts.map((part) => part.trim())
    : [];
}

/** "Gran's move: what to pack, who drives when, and a list of calls": each is work by itself. */
function listed(head: string): string[] {
  const [, list = ''] = /^[^:]{3,90}: ([^:?()]+?)[.!]?$/u.exec(head) ?? [];
  const parts = list.split(/, (?:and )?/iu).map((part) => part.trim());
  const asking = parts.filter((part) => asks(part)).length;
  return parts.length >= least && asking > 0 && asking < parts.length && parts.every((part) => isWork(part))
    ? parts
    : [];
}

const isText = (kind: Kind): boolean =>
  /^(?:write|people|copy|make)$/u.test(typeOfKind(kind)) || kind === 'agenda';

const asks = (part: string): boolean =>
  /^(?:where|what|how|who|when|which|whether)(?: \S+){2,}/iu.test(part.trim());

const kindOf = (part: string): Kind | undefined =>
  kindOfNouns(wordsOf(firstPhrase(tokensOf(part))).slice(0, 4));

const isWork = (part: string): boolean => {
  const named = kindOf(part);
  return (
    asks(part) || (named !== undefined && /^(?:write|people|plan|make|recall)$/u.test(typeOfKind(named)))
  );
};

/** "How do I prune it? When do I spray? What about wasps?": three questions have three answers, two may have one. */
export function questionsIn(head: string): string[] {
  const questions = head.split(/(?<=\?) /u).map((one) => one.trim());
  return questions.length >= least &&
    questions.every(
      (one) =>
        one.endsWith('?') &&
        askers.has(
          /^[\p{L}'’]+/u
            .exec(one)?.[0]
            .toLowerCase()
            .replace(/['’]s$/u, '') ?? '',
        ),
    )
    ? questions
    : [];
}
