import { useMemo } from 'react';
import { type RealtorCard, realtors } from '#config/content.ts';
import { rememberAgent, shownAgent } from './shownAgents.ts';

/**
 * Chooses the realtor of this visit for the homes of a province: at random among those who work there, and the same one
 * until the tab closes. Undefined if the team has none there.
 */
function agentOfVisit(state: string): RealtorCard | undefined {
  const team = realtors.filter(({ provinces }) => provinces.some((name) => name === state));
  const met = shownAgent(state);
  const agent = team.find(({ id }) => id === met) ?? team[Math.floor(Math.random() * team.length)];
  rememberAgent(state, agent?.id);
  return agent;
}

/**
 * Returns the realtor of this visit for a province; undefined if the brokerage itself is shown.
 * @param state the province's name
 */
export function useAgent(state: string): RealtorCard | undefined {
  return useMemo(() => agentOfVisit(state), [state]);
}
