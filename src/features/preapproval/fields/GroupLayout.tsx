import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { WarningIcon } from '#ui/icons/commonIcons.tsx';

const Group = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& > legend': { ...theme.typography.body2, fontWeight: 600, padding: 0, marginBottom: theme.spacing(1.5) },
  '& > p': {
    ...theme.typography.body2,
    margin: theme.spacing(1.5, 0, 0),
    color: theme.vars?.palette.text.secondary,
  },
  '& > p[data-problem]': {
    display: 'flex',
    gap: theme.spacing(1.5),
    fontWeight: 600,
    color: theme.vars?.palette.error.main,
    '& svg': { fontSize: '1.25rem', flex: 'none' },
  },
}));

interface GroupFrameProps {
  /** Prefix of the ids that describe the group: `${id}-help` and `${id}-problem`. */
  id: string;
  label: string;
  help?: string | undefined;
  problem: string | undefined;
  /** True for radio buttons: a screen reader says that the choice is required. */
  isChoice?: boolean;
  children: ReactNode;
}

/** A group of boxes or choices that answer one question. */
export function GroupLayout({ id, label, help, problem, isChoice = false, children }: GroupFrameProps) {
  const describing = [problem && `${id}-problem`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <Group
      {...(isChoice && { role: 'radiogroup', 'aria-required': true, 'aria-invalid': problem !== undefined })}
      aria-describedby={describing || undefined}
    >
      <legend>{label}</legend>
      {children}
      {problem && (
        <p id={`${id}-problem`} data-problem>
          <WarningIcon aria-hidden />
          {problem}
        </p>
      )}
      {help && <p id={`${id}-help`}>{help}</p>}
    </Group>
  );
}

/** Fields in a column. */
export const FieldStack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
}));
