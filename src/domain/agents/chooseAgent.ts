/** The choice of the agent who is named with a listing. The app and the services use the same function. */
import { folded } from '../listing/slug.ts';

/** The facts of an agent by which one is chosen. */
export interface EligibleAgent {
  slug: string;
  /** Provinces with the cities in which the agent works there; the whole province without cities. */
  areas: readonly { state: string; cities: readonly string[] }[];
  /** BCP 47 tags. */
  languages: readonly string[];
}

/** The home and the visitor that an agent is chosen for. */
export interface AgentQuestion {
  /** The province's name in the feed. */
  state: string;
  city: string;
  /** The visitor's language: "en", "fr". */
  language: string;
  /** Identifies the home: agents who fit equally well share the homes by it. */
  key: string;
}

/**
 * FNV-1a with 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/, 2026-11), and the end of MurmurHash3, without which
 * texts with the same ending have similar values (https://github.com/aappleby/smhasher, 2026-11).
 */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Points for the language. They count more than the city: agents of the province can come, but not speak it. */
const LANGUAGE = 4;
const CITY = 2;
const PROVINCE = 1;

/** Points of an agent for a question; 0 if the agent is not licensed in the province. */
function pointsOf({ areas, languages }: EligibleAgent, { state, city, language }: AgentQuestion): number {
  const area = areas.find((one) => folded(one.state) === folded(state));
  if (!area) return 0;
  const isCity = area.cities.some((name) => folded(name) === folded(city));
  const spoken = languages.some((tag) => tag.toLowerCase().split('-')[0] === language) ? LANGUAGE : 0;
  // An agent of the whole province comes before one who works in other cities of it.
  return 1 + spoken + (isCity ? CITY : area.cities.length === 0 ? PROVINCE : 0);
}

/**
 * Chooses the agent for a home: one who is licensed in its province, if possible speaks the visitor's language, and
 * works in its city. Of those who fit equally well, the home's key decides, so that everybody sees the same agent, and
 * a new member of the team takes over only some homes.
 * @returns undefined if no agent is licensed there
 */
export function chooseAgent<Agent extends EligibleAgent>(
  agents: readonly Agent[],
  question: AgentQuestion,
): Agent | undefined {
  let chosen: Agent | undefined;
  let best = [0, 0];
  for (const agent of agents) {
    const points = pointsOf(agent, question);
    const rank = [points, hashOf(`${question.key} ${agent.slug}`)];
    const isBetter =
      rank[0] !== best[0] ? Number(rank[0]) > Number(best[0]) : Number(rank[1]) > Number(best[1]);
    if (points > 0 && isBetter) {
      chosen = agent;
      best = rank;
    }
  }
  return chosen;
}
