import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router';
import { useTeamQuery } from '#api/content/contentCalls.ts';
import type { WireAgent } from '#api/content/contract.ts';
import { AgentPortrait } from '#components/agent-card/AgentPortrait.tsx';
import { REALTOR_SLIDES } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { MailIcon, PhoneIcon } from '#ui/icons/contactIcons.tsx';
import { Carousel } from './Carousel.tsx';
import { useMarketingText } from './useMarketingText.ts';

/** The team, two members side by side on wide screens. */
export function RealtorCarousel() {
  const { t } = useMarketingText();
  const { data } = useTeamQuery();
  if (!data) return null;
  return (
    <Carousel
      label={t('team.label')}
      previous={t('team.previous')}
      next={t('team.next')}
      inView={REALTOR_SLIDES}
    >
      {data.agents.map((agent) => (
        <AgentSlide key={agent.slug} agent={agent} />
      ))}
    </Carousel>
  );
}

const PORTRAIT = {
  width: '100%',
  height: { xs: 260, sm: '100%' },
  objectPosition: 'center 20%',
} as const;

/** The photo beside the text, or above it on phones. */
const Card = styled('li')(({ theme }) => ({
  gridTemplateColumns: '1fr',
  minHeight: 420,
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: theme.shadows[1],
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '200px 1fr', minHeight: 200 },
}));

/** One member of the team. */
function AgentSlide({ agent }: { agent: WireAgent }) {
  const { t, locale } = useMarketingText();
  const { name, phone, email } = agent;
  const links = [
    {
      href: `tel:+1-${phone}`,
      text: phone,
      label: t('team.call', { name, number: phone }),
      icon: <PhoneIcon fontSize="small" />,
    },
    {
      href: `mailto:${email}`,
      text: t('team.email'),
      label: t('team.write', { name, label: t('team.email') }),
      icon: <MailIcon fontSize="small" />,
    },
  ];
  return (
    <Card>
      <AgentPortrait agent={agent} sizes="(min-width: 600px) 200px, calc(100vw - 32px)" sx={PORTRAIT} />
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          minWidth: 0,
          px: { xs: 5, sm: 8 },
          py: { xs: 4, sm: 5 },
        }}
      >
        <Box component="h3" sx={{ typography: 'h4', m: 0 }}>
          <Link component={RouterLink} to={paths.agents(agent.slug)} color="inherit" underline="hover">
            {name}
          </Link>
        </Box>
        <Box component="p" sx={{ m: 0, mt: 1, mb: 3, color: 'text.secondary' }}>
          {agent.role[locale]}
        </Box>
        {links.map(({ href, text, label, icon }) => (
          <Link
            key={href}
            href={href}
            underline="hover"
            aria-label={label}
            sx={{
              display: 'inline-flex',
              alignSelf: 'flex-start',
              alignItems: 'center',
              gap: 2,
              minHeight: 44,
              fontWeight: 600,
            }}
          >
            {icon}
            {text}
          </Link>
        ))}
      </Box>
    </Card>
  );
}
