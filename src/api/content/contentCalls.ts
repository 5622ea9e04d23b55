/** Calls of the brokerage's content, which lazy parts of pages show. */
import { normaliseListings } from '#api/realty/normaliseListing.ts';
import { realtyApi } from '#api/realty/realtyApi.ts';
import type { LegalPageName } from '#domain/legal/legalText.ts';
import type { Listing } from '#domain/listing/listing.ts';
import type { WireAgentHomes, WireAgentProfile, WireLegalPage, WireReviews, WireTeam } from './contract.ts';

/** An agent's homes that every visitor may see. */
export interface AgentHomes {
  listed: Listing[];
  sold: Listing[];
}

const agentPath = (slug: string): string => `/content/agents/${encodeURIComponent(slug)}`;

/** The endpoints. The services have checked the answers against the schemas of the content. */
const contentCalls = realtyApi.injectEndpoints({
  endpoints: (build) => ({
    /** All agents. */
    team: build.query<WireTeam, void>({ query: () => '/content/team' }),
    /** The customers' reviews with their summary. */
    reviews: build.query<WireReviews, void>({ query: () => '/content/reviews' }),
    /** The terms or the privacy policy. */
    legal: build.query<WireLegalPage, LegalPageName>({ query: (page) => `/content/legal/${page}` }),
    /** One agent; 404 for an unknown one. */
    agent: build.query<WireAgentProfile, string>({ query: agentPath }),
    agentHomes: build.query<AgentHomes, string>({
      query: (slug) => `${agentPath(slug)}/homes`,
      transformResponse: ({ listed, sold }: WireAgentHomes) => ({
        listed: normaliseListings(listed).filter(({ restricted }) => !restricted),
        sold: normaliseListings(sold).filter(({ restricted }) => !restricted),
      }),
    }),
  }),
});

/** The hooks of the endpoints. */
export const { useTeamQuery, useReviewsQuery, useLegalQuery, useAgentQuery, useAgentHomesQuery } =
  contentCalls;
