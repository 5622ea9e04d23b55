import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#domain/format.ts';
import { localeOf } from '#i18n/i18n.ts';
import { parsePrice } from './parsePrice.ts';
import { useRest } from './useRest.ts';

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  marginBottom: theme.spacing(1),
  color: theme.vars?.palette.text.secondary,
}));

interface PriceInputProps {
  label: string;
  /** Whole dollars. */
  value: number;
  /** The price that the empty field stands for. */
  emptyAt: number;
  placeholder: string;
  /** What was typed so far, once it has rested; the text stays as it is typed. */
  onRest: (price: number) => void;
  /** What was typed, once it is complete: on leaving the field, and on Enter. */
  onCommit: (price: number) => void;
  /** What describes the field when it was corrected. */
  describedBy: string | undefined;
}

/** Milliseconds that a typed price rests before its homes are counted. */
const REST_MS = 400;

/** A price to be typed; it takes "850k" as well as "850,000". */
export function PriceInput(props: PriceInputProps) {
  const { label, value, emptyAt, placeholder, onRest, onCommit, describedBy } = props;
  const { i18n } = useTranslation('filters');
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
    <FormControl fullWidth>
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
    </FormControl>
  );
}
