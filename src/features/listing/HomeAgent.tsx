import { AgentCard } from '#components/agent-card/AgentCard.tsx';
import { agentSubject } from '#components/agent-card/useAgent.ts';
import type { Listing } from '#domain/listing/listing.ts';

/** The agent who is chosen for a listing. */
export function HomeAgent({ listing }: { listing: Listing }) {
  return <AgentCard about={agentSubject(listing)} interest={null} />;
}
