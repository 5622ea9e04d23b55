import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { Link } from 'react-router';
import { AgentCard } from '#components/agent-card/AgentCard.tsx';
import type { MarketPlace } from '#domain/market/market.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { useTrendsText } from './useTrendsText.ts';

/** 'Contact Agent' beside the figures, from medium width up. It stays visible. */
export function AgentPanel({ place }: { place: MarketPlace }) {
  const { t } = useTrendsText();
  return (
    <Box
      component="aside"
      aria-label={t('agent.label')}
      data-print="hidden"
      sx={{ display: { xs: 'none', md: 'block' } }}
    >
      <Paper elevation={1} sx={{ position: 'sticky', top: 'calc(var(--header-height, 0px) + 24px)', p: 6 }}>
        <AgentCard
          about={{ state: place.state, city: place.city, key: `market/${place.city}` }}
          interest={
            <Button variant="contained" fullWidth component={Link} to={paths.contact()}>
              {t('agent.action')}
            </Button>
          }
        />
      </Paper>
    </Box>
  );
}
