import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import {
  MARKET_BEDS,
  MARKET_CITIES,
  MARKET_MONTHS,
  MARKET_STATE,
  type MarketPlace,
  marketName,
} from '#domain/market/market.ts';
import {
  isSamePlace,
  MAX_COMPARED,
  placeOfView,
  type TrendsView,
  withCity,
  withCompared,
} from '#domain/market/trendsUrl.ts';
import { CheckIcon } from '#ui/icons/commonIcons.tsx';
import { Select } from '#ui/Select.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Switch } from '#ui/Switch.tsx';
import { useTrendsText } from './useTrendsText.ts';

/** Its code is that of the search box, which no figure waits for. */
const PlaceField = lazyOnIntent(async () => (await import('./PlaceField.tsx')).PlaceField);

/** A place's field while its code loads, in the same height. */
function FieldSkeleton({ label }: { label: string }) {
  return (
    <div>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Skeleton variant="rounded" height={44} />
    </div>
  );
}

interface FilterSelectProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A choice of the filter bar below its label. */
function FilterSelect<Value extends string | number>(props: FilterSelectProps<Value>) {
  const { label, value, options, onChange } = props;
  const id = useId();
  return (
    <FormControl fullWidth>
      <Typography component="label" htmlFor={id} variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => String(option.value) === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FormControl>
  );
}

interface TrendFiltersProps {
  view: TrendsView;
  onChange: (next: TrendsView) => void;
}

/** The filter bar: city, bedroom limit, older data, and the cities to compare. */
export function TrendFilters({ view, onChange }: TrendFiltersProps) {
  const { t } = useTrendsText();
  return (
    <Paper
      component="section"
      elevation={1}
      aria-label={t('filters.label')}
      data-print="hidden"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 3fr) minmax(0, 2fr)', md: '220px 160px minmax(0, 1fr)' },
        gap: 4,
        alignItems: 'end',
        p: { xs: 4, sm: 6 },
      }}
    >
      <PlaceField
        fallback={<FieldSkeleton label={t('filters.city')} />}
        label={t('filters.city')}
        value={placeOfView(view)}
        onChoose={(place) => onChange(withCity(view, place))}
      />
      <FilterSelect
        label={t('filters.beds')}
        value={view.maxBeds}
        options={MARKET_BEDS.map((beds) => ({ value: beds, label: t('filters.upTo', { count: beds }) }))}
        onChange={(maxBeds) => onChange({ ...view, maxBeds })}
      />
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <Switch
          checked={view.olderData}
          onChange={(olderData) => onChange({ ...view, olderData })}
          label={
            <>
              {t('filters.older')}{' '}
              <Typography
                component="span"
                variant="body2"
                color="textSecondary"
                sx={{ whiteSpace: 'nowrap' }}
              >
                {t('filters.olderMonths', { count: MARKET_MONTHS.older, usual: MARKET_MONTHS.usual })}
              </Typography>
            </>
          }
        />
      </Box>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <CompareChips view={view} onChange={onChange} />
      </Box>
    </Paper>
  );
}

const Chip = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  flex: 'none',
  minHeight: 44,
  padding: theme.spacing(0, 4),
  borderRadius: 999,
  border: `1px solid ${theme.vars?.palette.control}`,
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

/** One row on small screens, which scrolls sideways. Its right edge fades to show that. */
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    // Space for focus outlines, which the scrolling box would cut off.
    margin: theme.spacing(-1),
    padding: theme.spacing(1, 6, 1, 1),
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
    maskImage: 'linear-gradient(to left, transparent, #000 24px)',
  },
}));

/** The compared places, and the cities of the page that may be compared. */
function comparable(view: TrendsView): MarketPlace[] {
  const usual = MARKET_CITIES.map((city): MarketPlace => ({ city, state: MARKET_STATE }));
  const others = view.compare.filter((place) => !usual.some((city) => isSamePlace(city, place)));
  return [...others, ...usual].filter((place) => !isSamePlace(place, view));
}

interface CompareChipsProps {
  view: TrendsView;
  onChange: (next: TrendsView) => void;
}

/** Other places. Up to two of them are compared with the page's own. */
function CompareChips({ view, onChange }: CompareChipsProps) {
  const { t } = useTrendsText();
  const label = useId();
  const note = useId();
  const isFull = view.compare.length >= MAX_COMPARED;
  return (
    <Box role="group" aria-labelledby={label} sx={{ minWidth: 0 }}>
      <Typography id={label} variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('filters.compare')}
      </Typography>
      <Row>
        {comparable(view).map((place) => {
          const isCompared = view.compare.some((other) => isSamePlace(other, place));
          const name = marketName(place);
          const isDisabled = isFull && !isCompared;
          return (
            <Chip
              key={name}
              type="button"
              aria-pressed={isCompared}
              // The chip stays focusable and says why it is disabled.
              aria-disabled={isDisabled || undefined}
              aria-describedby={isDisabled ? note : undefined}
              onClick={() => {
                if (!isDisabled) onChange(withCompared(view, place));
              }}
            >
              {isCompared && <CheckIcon aria-hidden sx={{ fontSize: '1.125rem' }} />}
              {name}
            </Chip>
          );
        })}
      </Row>
      {isFull && (
        <Typography id={note} variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('filters.compareMost')}
        </Typography>
      )}
      {!isFull && (
        <Box sx={{ maxWidth: 320, mt: 4 }}>
          <PlaceField
            fallback={<FieldSkeleton label={t('filters.compareOther')} />}
            label={t('filters.compareOther')}
            onChoose={(place) => {
              if (!view.compare.some((other) => isSamePlace(other, place)))
                onChange(withCompared(view, place));
            }}
          />
        </Box>
      )}
    </Box>
  );
}
