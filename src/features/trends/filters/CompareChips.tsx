import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { MARKET_CITIES } from '#domain/market/market.ts';
import { MOST_COMPARED, type TrendsView, withCompared } from '#domain/market/trendsUrl.ts';
import { CheckIcon } from '#ui/icons/frameIcons.tsx';
import { useTrendsText } from '../useTrendsText.ts';

const Chip = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  flex: 'none',
  minHeight: 44,
  padding: theme.spacing(0, 4),
  borderRadius: 999,
  border: `1px solid ${theme.vars?.palette.line}`,
  background: 'none',
  color: theme.vars?.palette.text.primary,
  fontFamily: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars?.palette.text.secondary },
  '&[aria-pressed="true"]': {
    backgroundColor: theme.vars?.palette.text.primary,
    borderColor: theme.vars?.palette.text.primary,
    color: theme.vars?.palette.background.paper,
  },
  '&[aria-disabled="true"]': {
    color: theme.vars?.palette.text.secondary,
    borderStyle: 'dashed',
    cursor: 'default',
  },
}));

/** One row on small screens, which scrolls sideways; its right edge fades to say so. */
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    // Room for the outlines of focus, which the scrolling box would cut.
    margin: theme.spacing(-1),
    padding: theme.spacing(1, 6, 1, 1),
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
    maskImage: 'linear-gradient(to left, transparent, #000 24px)',
  },
}));

interface CompareChipsProps {
  view: TrendsView;
  onChange: (next: TrendsView) => void;
}

/** The other cities; up to two of them stand beside the page's own. */
export function CompareChips({ view, onChange }: CompareChipsProps) {
  const { t } = useTrendsText();
  const label = useId();
  const note = useId();
  const isFull = view.compare.length >= MOST_COMPARED;
  return (
    <Box role="group" aria-labelledby={label} sx={{ minWidth: 0 }}>
      <Typography id={label} variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('filters.compare')}
      </Typography>
      <Row>
        {MARKET_CITIES.filter((city) => city !== view.city).map((city) => {
          const isCompared = view.compare.includes(city);
          const isHeld = isFull && !isCompared;
          return (
            <Chip
              key={city}
              type="button"
              aria-pressed={isCompared}
              // It stays in the order of the tab key, and says why it does nothing.
              aria-disabled={isHeld || undefined}
              aria-describedby={isHeld ? note : undefined}
              onClick={() => {
                if (!isHeld) onChange(withCompared(view, city));
              }}
            >
              {isCompared && <CheckIcon aria-hidden sx={{ fontSize: '1.125rem' }} />}
              {city}
            </Chip>
          );
        })}
      </Row>
      {isFull && (
        <Typography id={note} variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('filters.compareMost')}
        </Typography>
      )}
    </Box>
  );
}
