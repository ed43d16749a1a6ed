/** What the command line needs of the machine it runs on. `main.ts` gives it the real one. */

/** Who has a data folder, as far as its lock says. */
export interface Holder {
  pid: number;
  address?: string;
  token: string;
}

export interface World {
  env: Readonly<Record<string, string | undefined>>;
  /** Data folder of the server, as the settings have it. */
  data: string;
  out: (text: string) => void;
  err: (text: string) => void;
  /** True if a person can be asked. */
  isTerminal: boolean;
  /** True if the output may have colours. */
  hasColors: boolean;
  columns: number;
  /** All of standard input. */
  readInput: () => Promise<Uint8Array>;
  /** undefined if there is no such file. */
  readFile: (path: string) => Promise<Uint8Array | undefined>;
  /**
   * Puts new text in place of a file, all or nothing, with the rights it had.
   * @returns false, and nothing is written, if the file no longer holds `expected`.
   */
  replaceFile: (path: string, expected: Uint8Array, text: string) => Promise<boolean>;
  holderOf: (data: string) => Promise<Holder | undefined>;
  /** Runs a server of its own accord for a data folder; its words go to a file there. */
  startServer: (data: string, port?: number) => Promise<StartedServer>;
  /** The process that was last started that way for a data folder. */
  ownServer: (data: string) => Promise<number | undefined>;
  /** Asks a process to end. */
  stopProcess: (pid: number) => void;
  /** Calls for each Ctrl-C. @returns takes it back. */
  onInterrupt(call: () => void): () => void;
  /** Resolves after that many milliseconds, or at once when the signal says so. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export interface StartedServer {
  pid: number;
  /** Why it ended, in its own words; undefined while it runs. */
  ended: () => Promise<string | undefined>;
}
