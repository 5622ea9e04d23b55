import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { WireAgent } from '#api/content/contract.ts';
import { brand } from '#config/brand.ts';
import { paths } from '#domain/paths.ts';
import { localeOf } from '#i18n/i18n.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { AgentPortrait } from './AgentPortrait.tsx';
import { type AgentSubject, useAgent } from './useAgent.ts';

const SIDE = 72;
const ROUND = { width: SIDE, height: SIDE, borderRadius: 999, flex: 'none' } as const;

const LINK = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 } as const;

/** Links to call and to write to an agent. */
function AgentLinks({ agent }: { agent: WireAgent }) {
  const { t } = useTranslation('agent');
  const { name, phone, email } = agent;
  const links = [
    // The accessible name begins with the visible text, so that voice control finds the link (WCAG 2.5.3).
    { href: `tel:+1-${phone}`, text: phone, label: t('call', { label: phone, name }) },
    { href: `mailto:${email}`, text: t('write'), label: t('email', { label: t('write'), name }) },
  ];
  return links.map(({ href, text, label }) => (
    <Link key={href} href={href} underline="hover" aria-label={label} sx={LINK}>
      {text}
    </Link>
  ));
}

interface AgentCardProps {
  /** The home or the market that the page is about. */
  about: AgentSubject;
  /** The button that writes to the agent, or to the brokerage if no agent works in the province. */
  interest: ReactNode;
}

/** The agent for a home, or the brokerage, with links to write and to call. */
export function AgentCard({ about, interest }: AgentCardProps) {
  const { t, i18n } = useTranslation('agent');
  const heading = useId();
  const agent = useAgent(about);
  const isLoading = agent === undefined;
  return (
    <Box component="section" aria-labelledby={heading} aria-busy={isLoading} sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'center', minHeight: agent === null ? 0 : SIDE }}>
        {isLoading && <Skeleton variant="rounded" sx={{ ...ROUND, borderRadius: 999 }} />}
        {agent && <AgentPortrait key={agent.slug} agent={agent} sizes={`${SIDE}px`} sx={ROUND} />}
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography id={heading} component="h2" variant="body2" color="textSecondary">
            {t(agent === null ? 'brokerage' : 'heading')}
          </Typography>
          <Typography sx={{ fontWeight: 700 }}>
            {isLoading ? (
              <Skeleton variant="text" width="60%" />
            ) : agent ? (
              <Link
                component={RouterLink}
                to={paths.agents(agent.slug)}
                color="inherit"
                underline="hover"
                sx={{ '@media (pointer: coarse)': { py: 2.5 } }}
              >
                {agent.name}
              </Link>
            ) : (
              brand.brokerage
            )}
          </Typography>
          {agent !== null && (
            <Typography variant="body2" color="textSecondary">
              {agent ? agent.role[localeOf(i18n.language)] : <Skeleton variant="text" width="40%" />}
            </Typography>
          )}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, minHeight: 44 }}>
        {agent && <AgentLinks agent={agent} />}
        {agent === null && (
          <>
            <Link
              href={`tel:${brand.phone}`}
              underline="hover"
              aria-label={t('call', { label: brand.phoneDisplay, name: brand.brokerage })}
              sx={LINK}
            >
              {brand.phoneDisplay}
            </Link>
            <Link component={RouterLink} to={paths.contact()} underline="hover" sx={LINK}>
              {t('contactUs')}
            </Link>
          </>
        )}
      </Box>
      {interest}
    </Box>
  );
}
