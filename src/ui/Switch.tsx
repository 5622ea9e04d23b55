import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';

/** The label beside a switch or a checkbox, with its touch target. */
const ControlLabel = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: 44,
  cursor: 'pointer',
  '&:has(:disabled, [aria-disabled="true"])': { cursor: 'default' },
}));

const Track = styled('input')(({ theme: { vars } }) => ({
  appearance: 'none',
  display: 'grid',
  flex: 'none',
  boxSizing: 'border-box',
  width: 44,
  height: 24,
  margin: 0,
  padding: 1,
  // Forced colours keep only borders, so these show the state too.
  border: `1px solid ${vars?.palette.control}`,
  borderRadius: 999,
  backgroundColor: vars?.palette.line,
  cursor: 'inherit',
  transition: 'background-color 150ms ease-out',
  '&::before': {
    content: '""',
    boxSizing: 'border-box',
    width: 20,
    height: 20,
    border: `1px solid ${vars?.palette.control}`,
    borderRadius: '50%',
    backgroundColor: '#FFFFFF',
    transition: 'transform 150ms ease-out',
  },
  '&:checked': { borderColor: vars?.palette.primary.dark, backgroundColor: vars?.palette.primary.dark },
  '&:checked::before': { borderColor: vars?.palette.primary.dark, transform: 'translateX(20px)' },
  '&:disabled': { opacity: 0.5 },
}));

interface SwitchProps extends Omit<ComponentProps<'input'>, 'children' | 'onChange' | 'type'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that a press switches on and off, with its label beside it. */
export function Switch({ label, onChange, ...input }: SwitchProps) {
  return (
    <ControlLabel>
      <Track type="checkbox" role="switch" onChange={({ target }) => onChange(target.checked)} {...input} />
      <span>{label}</span>
    </ControlLabel>
  );
}

const CheckBox = styled('input')(({ theme: { vars } }) => ({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  width: 20,
  height: 20,
  margin: 0,
  border: `1px solid ${vars?.palette.control}`,
  borderRadius: 4,
  backgroundColor: vars?.palette.background.paper,
  cursor: 'inherit',
  '&:checked': { borderColor: vars?.palette.primary.dark, backgroundColor: vars?.palette.primary.dark },
  // The check mark is a border, because forced colours keep only borders.
  '&:checked::before': {
    content: '""',
    width: 5,
    height: 10,
    marginTop: -3,
    border: `solid ${vars?.palette.primary.contrastText}`,
    borderWidth: '0 2px 2px 0',
    rotate: '45deg',
  },
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.5 },
}));

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'children' | 'onChange' | 'type'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A choice that is independent of the others, with its label beside it. */
export function Checkbox({ label, onChange, ...input }: CheckboxProps) {
  return (
    <ControlLabel>
      <CheckBox type="checkbox" onChange={({ target }) => onChange(target.checked)} {...input} />
      <span>{label}</span>
    </ControlLabel>
  );
}
