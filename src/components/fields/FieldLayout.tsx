import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { WarningIcon } from '#ui/icons/commonIcons.tsx';

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  marginBottom: theme.spacing(1.5),
}));

/** Texts around a field. */
interface FieldTexts {
  /** Id of the input. The texts that describe it are `${id}-help` and `${id}-problem`. */
  id: string;
  label: string;
  help?: string | undefined;
  problem: string | undefined;
}

/** Texts around a field, and the attributes that connect them to its input. */
export interface FieldParts {
  layout: FieldTexts;
  input: { id: string; 'aria-required'?: boolean; 'aria-describedby': string | undefined };
}

interface FieldLayoutProps extends FieldTexts {
  /** Shown last. */
  below?: ReactNode;
  children: ReactNode;
}

/** Returns the ids of the texts under a field, for its `aria-describedby`. */
export function describedBy(id: string, help: string | undefined, problem: string | undefined) {
  return [problem && `${id}-problem`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
}

/** A field with its label above; under it the problem, then the help. */
export function FieldLayout({ id, label, help, problem, below, children }: FieldLayoutProps) {
  return (
    <FormControl fullWidth error={problem !== undefined}>
      <Label htmlFor={id}>{label}</Label>
      {children}
      {problem && (
        <FormHelperText
          id={`${id}-problem`}
          sx={{ display: 'flex', gap: 1.5, mx: 0, mt: 1.5, typography: 'body2', fontWeight: 600 }}
        >
          <WarningIcon sx={{ fontSize: '1.25rem', flex: 'none' }} />
          {problem}
        </FormHelperText>
      )}
      {help && (
        <FormHelperText id={`${id}-help`} error={false} sx={{ mx: 0, mt: 1.5, typography: 'body2' }}>
          {help}
        </FormHelperText>
      )}
      {below}
    </FormControl>
  );
}
