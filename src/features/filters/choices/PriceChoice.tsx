import '#components/search-words/filterMenuTexts.ts';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPrice } from '#domain/format.ts';
import type { ListingType } from '#domain/listing/status.ts';
import { nearestStop, noMaximum, type PriceRange, priceStops } from '#domain/search/priceSteps.ts';
import { localeOf } from '#i18n/i18n.ts';
import { useRest } from './useRest.ts';

const PriceSlider = styled(Slider)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    height: 4,
    color: palette.primary.dark,
    '& .MuiSlider-rail': { opacity: 1, backgroundColor: palette.line },
    '& .MuiSlider-track': { border: 0 },
    '& .MuiSlider-thumb': {
      width: 24,
      height: 24,
      border: '2px solid',
      backgroundColor: palette.background.paper,
      boxShadow: theme.shadows[1],
      '&::before': { boxShadow: 'none' },
      '&:hover, &.Mui-active': { boxShadow: theme.shadows[2], backgroundColor: palette.chip.main },
      '&.Mui-focusVisible': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 },
    },
    '& .MuiSlider-valueLabel': {
      padding: theme.spacing(1, 2),
      borderRadius: 8,
      fontWeight: 600,
      color: palette.background.paper,
      backgroundColor: palette.text.primary,
    },
  };
});

interface PriceChoiceProps {
  type: ListingType;
  range: PriceRange;
  onChange: (range: PriceRange) => void;
}

/**
 * The price range, by a slider with two thumbs and by two fields. The top step means no maximum. A minimum above the
 * maximum is swapped with it, and the visitor is told.
 */
export function PriceChoice({ type, range, onChange }: PriceChoiceProps) {
  const { t, i18n } = useTranslation('filterMenu');
  const locale = localeOf(i18n.language);
  const noteId = useId();
  const [swapped, setSwapped] = useState(false);
  const stops = priceStops(type);
  const top = noMaximum(type);

  const slide = (positions: readonly number[], thumb: number) => {
    setSwapped(false);
    // The other thumb keeps its price, which may have been typed and lie between two stops.
    const price = stops[positions[thumb] ?? 0] ?? 0;
    onChange(thumb === 0 ? { ...range, minPrice: price } : { ...range, maxPrice: price });
  };
  const applyTyped = (typed: PriceRange) => {
    const minPrice = Math.min(typed.minPrice, top);
    const maxPrice = Math.min(typed.maxPrice, top);
    setSwapped(minPrice > maxPrice);
    onChange({ minPrice: Math.min(minPrice, maxPrice), maxPrice: Math.max(minPrice, maxPrice) });
  };
  /** Applies a price that may be incomplete, if the range is valid. It swaps nothing. */
  const preview = (typed: PriceRange) => {
    if (typed.minPrice <= typed.maxPrice) onChange({ ...typed, maxPrice: Math.min(typed.maxPrice, top) });
  };
  const stopText = (position: number): string => {
    const price = stops[position] ?? 0;
    return price >= top ? t('price.max') : formatPrice(price, locale);
  };

  return (
    <Box>
      {/* Space for the thumbs' labels above and beside them. */}
      <Box sx={{ px: 6, pt: 7 }}>
        <PriceSlider
          value={[nearestStop(type, range.minPrice), nearestStop(type, range.maxPrice)]}
          min={0}
          max={stops.length - 1}
          disableSwap
          onChange={(_event, positions, thumb) => slide(positions as number[], thumb)} // two thumbs: always a pair
          valueLabelDisplay="auto"
          valueLabelFormat={stopText}
          getAriaLabel={(thumb) => t(thumb === 0 ? 'price.min' : 'price.highest')}
          getAriaValueText={stopText}
        />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, mt: 2 }}>
        <PriceInput
          label={t('price.min')}
          value={range.minPrice}
          emptyAt={0}
          placeholder={t('price.noMin')}
          onRest={(minPrice) => preview({ ...range, minPrice })}
          onCommit={(minPrice) => applyTyped({ ...range, minPrice })}
          describedBy={swapped ? noteId : undefined}
        />
        <PriceInput
          label={t('price.highest')}
          value={range.maxPrice}
          emptyAt={top}
          placeholder={t('price.noMax')}
          onRest={(maxPrice) => preview({ ...range, maxPrice })}
          onCommit={(maxPrice) => applyTyped({ ...range, maxPrice })}
          describedBy={swapped ? noteId : undefined}
        />
      </Box>
      <Box
        id={noteId}
        role="status"
        sx={{ typography: 'body2', color: 'text.secondary', mt: swapped ? 2 : 0 }}
      >
        {swapped && t('price.swapped')}
      </Box>
    </Box>
  );
}

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  marginBottom: theme.spacing(1),
  color: theme.vars?.palette.text.secondary,
}));

interface PriceInputProps {
  label: string;
  /** In dollars. */
  value: number;
  /** The price that an empty field means. */
  emptyAt: number;
  placeholder: string;
  /** Called with the price after a pause in typing; the text is not changed. */
  onRest: (price: number) => void;
  /** Called with the complete price, on leaving the field and on Enter. */
  onCommit: (price: number) => void;
  /** Id of the text that describes a correction. */
  describedBy: string | undefined;
}

/** Milliseconds without typing before the homes for a price are counted. */
const REST_MS = 400;

/** A field for a price, which takes "850k" as well as "850,000". */
function PriceInput(props: PriceInputProps) {
  const { label, value, emptyAt, placeholder, onRest, onCommit, describedBy } = props;
  const { i18n } = useTranslation('filterMenu');
  const id = useId();
  const locale = localeOf(i18n.language);
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    onCommit(parsePrice(typed) ?? emptyAt);
  };
  useRest(typed, REST_MS, () => onRest(parsePrice(typed ?? '') ?? emptyAt));
  const dollar = <InputAdornment position={locale === 'fr-CA' ? 'end' : 'start'}>$</InputAdornment>;
  return (
    // A FormControl would render the field twice for its first character.
    <Box sx={{ display: 'grid', minWidth: 0 }}>
      <Label htmlFor={id}>{label}</Label>
      <OutlinedInput
        id={id}
        size="small"
        value={typed ?? (value === emptyAt ? '' : formatNumber(value, locale))}
        placeholder={placeholder}
        inputProps={{ inputMode: 'numeric', maxLength: 12, 'aria-describedby': describedBy }}
        {...(locale === 'fr-CA' ? { endAdornment: dollar } : { startAdornment: dollar })}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
        sx={{ minHeight: 44, borderRadius: 1, '& ::placeholder': { color: 'text.secondary', opacity: 1 } }}
      />
    </Box>
  );
}

/**
 * Returns the dollars in a typed text: "850,000", "850 000 $", "850,000.00", "850k", "1.2M"; null if it has no number.
 */
export function parsePrice(text: string): number | null {
  const compact = text.replace(/[\s$]/g, '');
  const short = /^(\d+(?:[.,]\d+)?)([km])$/i.exec(compact);
  if (short) {
    const value = Number((short[1] ?? '').replace(',', '.'));
    return Math.round(value * ((short[2] ?? '').toLowerCase() === 'k' ? 1000 : 1_000_000));
  }
  // One or two digits after the last point or comma are cents.
  const digits = compact.replace(/[.,]\d{1,2}$/, '').replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}
