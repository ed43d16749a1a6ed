/** What is running: the release, and the hash of the code that a list's records depend on. Both are set at build. */

declare const CROWS_RELEASE: string;
declare const CROWS_MACHINES: string;

export const release = CROWS_RELEASE;

/** Changes with the core, the machines and all they import; a list of another version is never replayed. */
export const machines = CROWS_MACHINES;
