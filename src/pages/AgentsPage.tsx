import { useParams } from 'react-router';
import { AgentList } from '#features/agents/AgentList.tsx';
import { AgentProfile } from '#features/agents/AgentProfile.tsx';
import { LeadForm } from '#features/leads/LeadForm.tsx';

/** /agents: the team. /agents/{slug}: one agent. */
export default function AgentsPage() {
  const { slug } = useParams();
  if (slug === undefined) return <AgentList />;
  return <AgentProfile slug={slug} contactForm={(texts) => <LeadForm {...texts} />} />;
}
