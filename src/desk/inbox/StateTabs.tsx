import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WireDeskItems } from '#api/desk/contract.ts';
import { type InboxView, printView, STATES } from './inboxQuery.ts';

const Tab = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 44,
  padding: theme.spacing(0, 3),
  borderBottom: '3px solid transparent',
  color: theme.vars?.palette.text.secondary,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&:hover': { color: theme.vars?.palette.text.primary },
  '&[aria-current]': {
    color: theme.vars?.palette.text.primary,
    borderBottomColor: theme.vars?.palette.primary.main,
  },
}));

/** Links to the items of each state, with their numbers. */
export function StateTabs({
  view,
  counts,
}: {
  view: InboxView;
  counts: WireDeskItems['counts'] | undefined;
}) {
  const { t } = useTranslation('desk');
  const all = counts && STATES.reduce((sum, state) => sum + counts[state], 0);
  return (
    <Box
      component="nav"
      aria-label={t('inbox.states')}
      sx={{
        display: 'flex',
        mb: 4,
        overflowX: 'auto',
        borderBottom: '1px solid',
        borderColor: 'line',
        scrollbarWidth: 'none',
      }}
    >
      {([...STATES, 'all'] as const).map((state) => (
        <Tab
          key={state}
          to={printView({ ...view, state, page: 1 }) || '.'}
          aria-current={view.state === state ? 'page' : undefined}
        >
          {t(`states.${state}`)}
          <Box component="span" sx={{ fontWeight: 400, minWidth: '1ch' }}>
            {state === 'all' ? all : counts?.[state]}
          </Box>
        </Tab>
      ))}
    </Box>
  );
}
