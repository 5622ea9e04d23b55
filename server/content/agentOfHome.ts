import { type AgentQuestion, chooseAgent } from '../../src/domain/agents/chooseAgent.ts';
import type { ContentBody } from './contentSchemas.ts';

/** Chooses the agent for a home as its page does; undefined if no agent of the team is licensed in its province. */
export function agentOfHome<
  Agent extends Pick<ContentBody<'team'>['agents'][number], 'slug' | 'areas' | 'languages'>,
>(agents: readonly Agent[], home: AgentQuestion): Agent | undefined {
  return chooseAgent(agents, home);
}
