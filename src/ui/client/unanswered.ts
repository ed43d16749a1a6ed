/** What is known of a connection when the server has just not given what it was asked for. */
import type { Connection, Problem } from './types.ts';
import type { World } from './world.ts';

export async function unanswered(
  world: Pick<World, 'whatBlocks'>,
  base: string,
  connection: () => Connection,
  { status, message }: Problem,
): Promise<Connection> {
  const knows = connection().lastLive !== undefined;
  const blocked = status === 0 ? await world.whatBlocks?.(base, knows) : undefined;
  // It may have been let go of in the meantime.
  const { blocked: _before, ...now } = connection();
  return { ...now, problem: message, ...(blocked && { blocked }) };
}
