/**
 * The words by which tables, exports and JSON say what a column or value is, in a few languages. Only words; what
 * follows from them is the readers' business.
 */

function words(list: string): Set<string> {
  return new Set(list.split(',').map((word) => word.trim()));
}

/** Columns that hold what is to be done, the surest first. */
const titles = [
  words(
    'task, tasks, todo, to-do, to do, task name, action item, aufgabe, tâche, tarea, tarefa, 任务, タスク, 할 일',
  ),
  words(
    'title, content, item, subject, summary, action, betreff, titel, titre, título, was, what, text, 事项',
  ),
  words('name, task description, activity, card name, issue, nom, nombre, label'),
  words('description, details, beschreibung'),
];
const dones = words(
  'done, done?, completed, completed?, complete, checked, is done, isdone, is_done, iscompleted, is_completed, ischecked, is_checked, closed, finished, check, ' +
    'completed at, completed_at, completedat, completed date, date completed, completion date, x, ✓, ✔, ✅, ☑, erledigt, fertig, fait, terminé, hecho, feito, 完了, 完成',
);
const states = words('status, state, stage, progress, estado, statut, status?, stand, 状态, ステータス');
const counters = words('#, no, no., nr, nr., №, row, id, _id, index, order, position, pos, rank');
const noise = words(
  '_id, id, uuid, guid, index, order, position, pos, rank, date_lang, timezone, type, indent, is_collapsed, created, created at, ' +
    'created_at, createdat, updated, updated at, updated_at, updatedat, modified, last modified, last_modified',
);
const others = words(
  'owner, assignee, assigned to, responsible, author, due, due date, due_date, deadline, date, start, start date, priority, prio, ' +
    'notes, note, comment, comments, tags, labels, project, section, section/column, list, category, area, context, indent, type, ' +
    'estimate, effort, time, duration, url, link, quantity, qty, amount, price, where, who, when, location, wer, wann, bis, fällig',
);
const ended = words(
  "done, completed, complete, closed, finished, resolved, cancelled, canceled, abandoned, obsolete, won't do, wont do, wontfix, " +
    'dropped, merged, shipped, 100%, [x], x, ✓, ✔, ✅, ☑, erledigt, fertig, abgeschlossen, abgebrochen, fait, terminé, annulé, hecho, ' +
    'completado, cancelado, feito, concluído, 完了, 完成, 已完成, 済, 取消',
);
const waiting = words(
  ', open, opened, notstarted, inprogress, todo, to do, to-do, not started, not done, new, pending, planned, backlog, next, next up, in progress, in-progress, doing, ' +
    'wip, started, active, ongoing, incomplete, needsaction, needs-action, 0%, [ ], ☐, □, ⬜, offen, in arbeit, à faire, en cours, pendiente, pendente, 未完了, 未着手, 未完成, 进行中',
);
const yes = words('x, yes, y, true, 1, [x], ✓, ✔, ✅, ☑, ☒, ja, oui, sí, si, sim, √');
const no = words(', no, n, false, 0, [ ], ☐, □, ⬜, -, ✗, ✘, ❌, null, nein, non, não');

function plain(text: string): string {
  return text
    .replace(/[*`]|\ufe0e|\ufe0f/g, '')
    .trim()
    .toLowerCase();
}

/** How surely a heading names the column of tasks; 0 is surest, absent if it does not. */
export function titleRank(heading: string): number | undefined {
  const rank = titles.findIndex((set) => set.has(plain(heading)));
  return rank === -1 ? undefined : rank;
}

export function isDoneHeading(heading: string): boolean {
  return dones.has(plain(heading));
}

export function isStateHeading(heading: string): boolean {
  return states.has(plain(heading));
}

export function isCounterHeading(heading: string): boolean {
  return counters.has(plain(heading));
}

/** Numbers of a program's own, which say nothing to a reader. */
export function isNoiseHeading(heading: string): boolean {
  return noise.has(plain(heading));
}

export function isHeading(heading: string): boolean {
  const says = plain(heading);
  return (
    titleRank(heading) !== undefined ||
    [dones, states, counters, noise, others].some((set) => set.has(says)) ||
    /^(?:due|start|end|created|updated)\b.{0,12}$/.test(says)
  );
}

/** A value that is a box or nothing, so that it says done or not even where no heading does. */
export function isBoxValue(value: string): boolean {
  return /^(?:x|✓|✔|✅|☑|☒|\[[x ]?\]|☐|□|⬜|true|false)?$/u.test(plain(value));
}

/** What a value under a heading like "status" says; `other` is worth reading on. */
export function readState(value: string): 'done' | 'open' | 'other' {
  if (ended.has(plain(value))) return 'done';
  return waiting.has(plain(value)) ? 'open' : 'other';
}

/** What a value under a heading like "done" says; a date there is the day it was done. */
export function readDone(value: string): 'done' | 'open' | 'other' {
  const says = plain(value);
  if (yes.has(says) || ended.has(says) || /^\d{4}-\d{2}-\d{2}|^\d{1,2}[./]\d{1,2}[./]\d{2,4}/.test(says))
    return 'done';
  return no.has(says) || waiting.has(says) ? 'open' : 'other';
}
