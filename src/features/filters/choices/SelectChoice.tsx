import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ChoiceProps } from '#components/fields/RadioChoice.tsx';
import { Select } from '#ui/Select.tsx';

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  fontWeight: 600,
  marginBottom: theme.spacing(2),
}));

/** A choice of one value from many, as the platform's own list. */
export function SelectChoice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, values, value, textOf, onChange } = props;
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => onChange(values[target.selectedIndex] ?? value)}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {textOf(each)}
          </option>
        ))}
      </Select>
    </div>
  );
}
