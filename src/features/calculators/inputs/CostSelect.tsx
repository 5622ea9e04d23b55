import FormControl from '@mui/material/FormControl';
import { useId } from 'react';
import { Select } from '#ui/Select.tsx';
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
      <Select
        id={id}
        value={value}
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
      </Select>
    </FormControl>
  );
}
