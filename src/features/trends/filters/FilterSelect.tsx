import FormControl from '@mui/material/FormControl';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface FilterSelectProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of several; the platform's own list, which every phone shows well. */
export function FilterSelect<Value extends string | number>(props: FilterSelectProps<Value>) {
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
