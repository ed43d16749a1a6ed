/** What is known of a connection when the server has just not given what it was asked for. */
import type { Connection, Problem } from './types.ts';
import type { World } from './world.ts';

export async function unanswered(
  world: Pick<World, 'whatBlocks'>,
  base: string,
  { blocked: _before, ...connection }: Connection,
  { status, message }: Problem,
): Promise<Connection> {
  const knows = connection.lastLive !== undefined;
  const blocked = status === 0 ? await world.whatBlocks?.(base, knows) : undefined;
  return { ...connection, problem: message, ...(blocked && { blocked }) };
}
