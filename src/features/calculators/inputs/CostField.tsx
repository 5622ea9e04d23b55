import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { WarningIcon } from '#ui/icons/commonIcons.tsx';
import { useCostText } from '../useCostText.ts';

/** A label above its field. */
export const FieldLabel = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  marginBottom: theme.spacing(1),
  color: theme.vars?.palette.text.secondary,
}));

/** The problem of a field, announced by screen readers when it appears. */
export function FieldMessage({ id, text }: { id: string; text: string | undefined }) {
  return (
    <Box id={id} aria-live="polite" sx={{ typography: 'body2', color: 'error.main' }}>
      {text !== undefined && (
        <Box sx={{ display: 'flex', gap: 1.5, mt: 1 }}>
          <WarningIcon aria-hidden sx={{ fontSize: '1.125rem', mt: 0.5 }} />
          {text}
        </Box>
      )}
    </Box>
  );
}

interface CostFieldProps {
  label: string;
  unit: 'dollars' | 'percent' | 'years';
  value: string;
  onChange: (text: string) => void;
  /** Called when the field is left, to format the text. */
  onLeave?: (() => void) | undefined;
  isWrong: boolean;
  /** The problem of the field; undefined if several fields share a message. */
  message?: string | undefined;
  /** Id of the element with the shared message. */
  describedBy?: string;
}

/** A field for a number with its unit. The typed text stays, valid or not. */
export function CostField(props: CostFieldProps) {
  const { label, unit, value, onChange, onLeave, isWrong, message, describedBy } = props;
  const { t, locale } = useCostText();
  const id = useId();
  const messageId = useId();
  const isBefore = unit === 'dollars' && locale === 'en-CA';
  const adornment = (
    <InputAdornment position={isBefore ? 'start' : 'end'}>{t(`units.${unit}`)}</InputAdornment>
  );
  return (
    <FormControl fullWidth error={isWrong}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <OutlinedInput
        id={id}
        size="small"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        {...(isBefore ? { startAdornment: adornment } : { endAdornment: adornment })}
        inputProps={{
          inputMode: unit === 'percent' ? 'decimal' : 'numeric',
          maxLength: 16,
          autoComplete: 'off',
          'aria-describedby': describedBy ?? messageId,
        }}
        sx={{ minHeight: 44, borderRadius: 1 }}
      />
      {describedBy === undefined && <FieldMessage id={messageId} text={message} />}
    </FormControl>
  );
}
