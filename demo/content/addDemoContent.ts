import { isOwnHome } from '#demo/listings/ownHomes.ts';
import { agentOfHome } from '#server/content/agentOfHome.ts';
import { publish } from '#server/content/changeContent.ts';
import type { Clock } from '#server/http/clock.ts';
import { findPublished } from '#server/store/content/content.ts';
import type { Store } from '#server/store/store.ts';
import { DEMO_REVIEWS } from './reviews.ts';
import { DEMO_TEAM } from './team.ts';

const BY = 'demonstration';
/** Homes of an agent's page. */
const HOMES = 24;

/** The team with the homes of its brokerage, each with the agent who fits it best. */
async function teamWithHomes({ database }: Store) {
  const rows = await database
    .selectFrom('listing')
    .select(['mls', 'board', 'city', 'state', 'status'])
    .where('state', '=', 'ontario')
    .where('restricted', '=', 0)
    .orderBy('list_day', 'desc')
    .orderBy('id')
    .execute();
  const agents = DEMO_TEAM.map((agent) => ({ ...agent, homes: [...agent.homes] }));
  const counts = new Map<string, number>();
  for (const { mls, board, city, state, status } of rows.filter((row) => isOwnHome(row.mls))) {
    const agent = agentOfHome(agents, { state, city, language: 'en', key: `${board}/${mls}` });
    const key = `${agent?.slug} ${status}`;
    const count = counts.get(key) ?? 0;
    if (!agent || count >= HOMES) continue;
    counts.set(key, count + 1);
    agent.homes.push({ mlsNumber: mls, boardId: board });
  }
  return { agents };
}

/**
 * Publishes the team and the reviews of the demonstration. Content that was changed since by a person stays as it is.
 * @param hasHomes false for a team without homes; true by default
 */
export async function addDemoContent(store: Store, clock: Clock, hasHomes = true): Promise<void> {
  const published = new Map((await findPublished(store)).map((row) => [row.key, row]));
  const team = hasHomes ? await teamWithHomes(store) : { agents: DEMO_TEAM };
  for (const [key, body] of Object.entries({ team, reviews: DEMO_REVIEWS })) {
    const present = published.get(key);
    if (present && (present.changed_by !== BY || present.body === JSON.stringify(body))) continue;
    await publish({ store, clock, by: BY }, { key, body, base: present?.version ?? 0 });
  }
}
