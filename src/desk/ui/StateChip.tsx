import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { WireDeskState } from '#api/desk/contract.ts';

const COLOURS = {
  new: 'forSale',
  inWork: 'forLease',
  answered: 'neutral',
  closed: 'neutral',
} as const;

/** The state of an item: a word in a frame; filled while the work has not begun. */
export function StateChip({ state }: { state: WireDeskState }) {
  const { t } = useTranslation('desk');
  const colour = COLOURS[state];
  const isFilled = state === 'new';
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 2.5,
        border: '1px solid',
        borderColor: `${colour}.main`,
        borderRadius: 999,
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: 1.7,
        whiteSpace: 'nowrap',
        ...(isFilled
          ? { color: `${colour}.contrastText`, bgcolor: `${colour}.main` }
          : { color: `${colour}.main` }),
        ...(state === 'closed' && { borderColor: 'line' }),
      }}
    >
      {t(`itemStates.${state}`)}
    </Box>
  );
}
