import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { MARKET_BEDS, MARKET_CITIES, MARKET_MONTHS } from '#domain/market/market.ts';
import { type TrendsView, withCity } from '#domain/market/trendsUrl.ts';
import { useTrendsText } from '../useTrendsText.ts';
import { CompareChips } from './CompareChips.tsx';

interface FilterSelectProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of several; the platform's own list, which every phone shows well. */
function FilterSelect<Value extends string | number>(props: FilterSelectProps<Value>) {
  const { label, value, options, onChange } = props;
  const id = useId();
  return (
    <FormControl fullWidth>
      <Typography component="label" htmlFor={id} variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <NativeSelect
        value={value}
        input={<OutlinedInput size="small" sx={{ minHeight: 44, borderRadius: 1, fontWeight: 600 }} />}
        inputProps={{ id }}
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
      </NativeSelect>
    </FormControl>
  );
}

interface TrendFiltersProps {
  view: TrendsView;
  onChange: (next: TrendsView) => void;
}

/** The filter bar (A2): city, bedroom limit, older data, and the cities to compare with. */
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
      <FilterSelect
        label={t('filters.city')}
        value={view.city}
        options={MARKET_CITIES.map((city) => ({ value: city, label: city }))}
        onChange={(city) => onChange(withCity(view, city))}
      />
      <FilterSelect
        label={t('filters.beds')}
        value={view.maxBeds}
        options={MARKET_BEDS.map((beds) => ({ value: beds, label: t('filters.upTo', { count: beds }) }))}
        onChange={(maxBeds) => onChange({ ...view, maxBeds })}
      />
      <FormControlLabel
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minHeight: 44, m: 0, ml: -2 }}
        control={
          <Switch
            checked={view.olderData}
            onChange={(_event, olderData) => onChange({ ...view, olderData })}
            slotProps={{ input: { role: 'switch' } }}
          />
        }
        label={
          <>
            {t('filters.older')}{' '}
            <Typography component="span" variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
              {t('filters.olderMonths', { count: MARKET_MONTHS.older, usual: MARKET_MONTHS.usual })}
            </Typography>
          </>
        }
      />
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <CompareChips view={view} onChange={onChange} />
      </Box>
    </Paper>
  );
}
