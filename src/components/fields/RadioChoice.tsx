import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

const Group = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': { ...theme.typography.body2, fontWeight: 600, padding: 0, marginBottom: theme.spacing(2) },
  '& > div': { display: 'flex', gap: theme.spacing(1), flexWrap: 'wrap' },
}));

const Choice = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  fontWeight: 600,
  minWidth: 44,
  minHeight: 44,
  padding: theme.spacing(0, 3),
  borderRadius: 999,
  border: `1px solid ${theme.vars?.palette.control}`,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars?.palette.text.secondary },
  '&:has(:checked)': {
    backgroundColor: theme.vars?.palette.text.primary,
    borderColor: theme.vars?.palette.text.primary,
    color: theme.vars?.palette.background.paper,
  },
  '&:has(:focus-visible)': {
    outline: `2px solid ${theme.vars?.palette.primary.dark}`,
    outlineOffset: 2,
  },
  // The input covers its label invisibly; only the label is drawn.
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
}));

/** Props of a choice of one value. */
export interface ChoiceProps<Value> {
  label: string;
  values: readonly Value[];
  value: Value;
  textOf: (value: Value) => ReactNode;
  onChange: (value: Value) => void;
}

/** A choice of one value from a few, as a row of pills. */
export function RadioChoice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, values, value, textOf, onChange } = props;
  const name = useId();
  return (
    <Group>
      <legend>{label}</legend>
      <div>
        {values.map((each) => (
          <Choice key={each}>
            <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
            {textOf(each)}
          </Choice>
        ))}
      </div>
    </Group>
  );
}
