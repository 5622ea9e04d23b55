import { useMemo } from 'react';
import { type RealtorCard, realtors } from '#config/content.ts';
import { meetAgent, metAgent } from './metAgent.ts';

/**
 * Who answers for the homes of a province in this visit: chosen at random among those who work there (L2), and the
 * same person until the tab closes. Undefined where the team has nobody.
 */
function agentOfVisit(state: string): RealtorCard | undefined {
  const team = realtors.filter(({ provinces }) => provinces.some((name) => name === state));
  const met = metAgent(state);
  const agent = team.find(({ id }) => id === met) ?? team[Math.floor(Math.random() * team.length)];
  meetAgent(state, agent?.id);
  return agent;
}

/**
 * The realtor of this visit for a province; undefined where the brokerage itself answers.
 * @param state the province's name
 */
export function useAgent(state: string): RealtorCard | undefined {
  return useMemo(() => agentOfVisit(state), [state]);
}
