import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useTeamQuery } from '#api/content/contentCalls.ts';
import type { WireAgent } from '#api/content/contract.ts';
import { type AgentQuestion, chooseAgent } from '#domain/agents/chooseAgent.ts';
import { type Listing, listingKey } from '#domain/listing/listing.ts';
import { languageOf } from '#i18n/languages.ts';
import { rememberAgent } from './shownAgents.ts';

/** The home or the market that an agent is shown for. */
export type AgentSubject = Omit<AgentQuestion, 'language'>;

/** A home as an agent is chosen for it. */
export function agentSubject(listing: Pick<Listing, 'mlsNumber' | 'boardId' | 'address'>): AgentSubject {
  const { state, city } = listing.address;
  return { state, city, key: listingKey(listing) };
}

/** The agent for a home; undefined while the team is loading, null if the brokerage itself is shown. */
export function useAgent({ state, city, key }: AgentSubject): WireAgent | null | undefined {
  const { i18n } = useTranslation();
  const { data, isError } = useTeamQuery();
  const question = { state, city, key, language: languageOf(i18n.language) };
  const agent = data ? (chooseAgent(data.agents, question) ?? null) : isError ? null : undefined;
  const slug = agent?.slug;
  const isKnown = agent !== undefined;
  useEffect(() => {
    if (isKnown) rememberAgent(key, slug);
  }, [isKnown, key, slug]);
  return agent;
}
