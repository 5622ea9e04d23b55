import { environment } from '#config/environment.ts';
import type { Listing } from '#domain/listing/listing.ts';

/**
 * Returns the parties to name with a listing: "Harbour Realty", and for some boards the agents before it; '' if they are
 * unknown.
 * @param boards whose rules ask for the agent's name; the build's by default
 */
export function courtesyOf(
  { agents, boardId, brokerageName }: Listing,
  boards: readonly number[] = environment.agentBoards,
): string {
  return [...(boards.includes(boardId) ? agents : []), brokerageName].filter(Boolean).join(', ');
}
