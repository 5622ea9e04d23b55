import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WireDeskItem } from '#api/desk/contract.ts';
import { deskPaths } from '../deskPaths.ts';
import { formatAge, formatDay } from '../ui/format.ts';
import { StateChip } from '../ui/StateChip.tsx';
import { aboutOf, nameOf } from './about.ts';

const Card = styled(Link)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(3, 4),
  border: `1px solid ${theme.vars?.palette.line}`,
  borderRadius: theme.shape.borderRadius,
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  textDecoration: 'none',
}));

/** The list in small windows: a link for each item. */
export function InboxCards({ items }: { items: readonly WireDeskItem[] }) {
  const { t } = useTranslation('desk');
  return (
    <Box
      component="ul"
      aria-label={t('inbox.title')}
      sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}
    >
      {items.map((item) => (
        <li key={item.id}>
          <ItemCard item={item} />
        </li>
      ))}
    </Box>
  );
}

/** One item in short, as a link to its page. */
function ItemCard({ item }: { item: WireDeskItem }) {
  const { t, i18n } = useTranslation('desk');
  const { owner, person, nextAction } = item;
  return (
    <Card to={deskPaths.item(item.id)}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0, fontWeight: item.opened ? 600 : 700, overflowWrap: 'anywhere' }}>
          {!item.opened && <Unopened />}
          {nameOf(person)}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {formatAge(item.ageMinutes, i18n.language, t)}
        </Box>
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[t(`kinds.${item.kind}`), aboutOf(item, t)].filter(Boolean).join(' · ')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, typography: 'body2' }}>
        <StateChip state={item.state} />
        <span>{owner?.name ?? t('noOwner')}</span>
      </Box>
      {nextAction && (
        <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
          <b>{formatDay(nextAction.day, i18n.language)}</b> {nextAction.text}
        </Box>
      )}
    </Card>
  );
}

/** A dot before an item that no member has opened. */
export function Unopened() {
  const { t } = useTranslation('desk');
  return (
    <Box
      component="span"
      role="img"
      aria-label={t('unopened')}
      title={t('unopened')}
      sx={{
        display: 'inline-block',
        width: 10,
        height: 10,
        mr: 2,
        borderRadius: 999,
        bgcolor: 'primary.main',
      }}
    />
  );
}
