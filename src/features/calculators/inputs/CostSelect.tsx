import FormControl from '@mui/material/FormControl';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { FieldLabel } from './CostField.tsx';

interface CostSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A native select, which phones show well. */
export function CostSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
}: CostSelectProps<Value>) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <NativeSelect
        value={value}
        input={<OutlinedInput size="small" sx={{ minHeight: 44, borderRadius: 1 }} />}
        inputProps={{ id }}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
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
