/** The given work and model, for the type checker. */
export function makeList(id: string, items?: number): unknown;
export function makeModel(options?: { latency?: number }): unknown;
