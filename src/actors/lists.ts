/** Every list there is: where its records lie, and its shell while it is awake. */
import type { InspectionEvent } from 'xstate';
import { Core } from './core.ts';
import type { Log } from './log.ts';
import type { LogRecord } from './records.ts';
import type { Place } from './segments.ts';
import { Shell, type House } from './shell.ts';

export interface Entry {
  requester: string;
  /** Its records that are on disk, in order. */
  places: Place[];
  finished: boolean;
  shell?: Shell;
  /** Set while it is read back, so that it is read back once. */
  opening?: Promise<Shell>;
}

export class Lists {
  readonly #entries = new Map<string, Entry>();
  readonly #log: Log;
  readonly #house: House;
  readonly #inspect: ((event: InspectionEvent) => void) | undefined;

  constructor(log: Log, house: House, inspect?: (event: InspectionEvent) => void) {
    this.#log = log;
    this.#house = house;
    this.#inspect = inspect;
  }

  get(list: string): Entry | undefined {
    return this.#entries.get(list);
  }

  /** Ids of lists that are not finished, in order of their start. */
  get unfinished(): string[] {
    return [...this.#entries].flatMap(([list, { finished }]) => (finished ? [] : [list]));
  }

  /** A new list, awake. Its start is the caller's to accept. */
  create(list: string, requester: string): Shell {
    const shell = new Shell(new Core(list, this.#inspect), this.#house);
    this.#entries.set(list, { requester, places: [], finished: false, shell });
    return shell;
  }

  /** Notes that a record is on disk. */
  note({ list, in: input, out }: LogRecord, place: Place): Entry {
    const entry = this.#entries.get(list) ?? { requester: '', places: [], finished: false };
    this.#entries.set(list, entry);
    if (input.kind === 'start') entry.requester = input.requester;
    entry.places.push(place);
    if (out.some(({ event }) => event === 'list.finished')) entry.finished = true;
    return entry;
  }

  /** The shell of an unfinished list, read back from its records if need be. @throws Divergence */
  async open(list: string): Promise<Shell | undefined> {
    const entry = this.#entries.get(list);
    if (!entry || entry.finished) return undefined;
    if (entry.shell) return entry.shell;
    entry.opening ??= this.#readBack(list, entry).finally(() => delete entry.opening);
    return entry.opening;
  }

  /** Forgets what a list has in memory; a list that never got onto the disk is forgotten altogether. */
  drop(list: string): void {
    const entry = this.#entries.get(list);
    entry?.shell?.drop();
    if (entry) delete entry.shell;
    if (entry?.places.length === 0) this.#entries.delete(list);
  }

  async #readBack(list: string, entry: Entry): Promise<Shell> {
    const steps = await this.#log.read(entry.places);
    const shell = new Shell(Core.replay(list, steps, this.#inspect), this.#house);
    entry.shell = shell;
    shell.tellTrust();
    shell.run();
    return shell;
  }
}
