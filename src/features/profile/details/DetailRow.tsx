import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Rows in a column with thin lines between them. */
export const DetailRows = styled('dl')(({ theme }) => ({
  margin: 0,
  marginBottom: theme.spacing(-3),
  '& > :last-child': { borderBottom: 0 },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '140px minmax(0, 1fr)',
  columnGap: theme.spacing(6),
  alignItems: 'center',
  minHeight: 68,
  padding: theme.spacing(3, 0),
  borderBottom: `1px solid ${theme.vars?.palette.line}`,
  '&[data-edited]': { alignItems: 'start', paddingBlock: theme.spacing(5) },
  '&[data-edited] dd': { gap: 0 },
  '&[data-edited] dd > :first-of-type': { flex: 1 },
  '& dt': { ...theme.typography.body2, fontWeight: 600, color: theme.vars?.palette.text.secondary },
  '& dd': {
    margin: 0,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(4),
  },
  '& [data-missing]': { color: theme.vars?.palette.text.secondary },
  '& dd > :first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: theme.spacing(0.5),
    // The fields of the form have labels of their own.
    '&[data-edited] dt': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    position: 'relative',
  },
}));

interface DetailRowProps {
  label: string;
  value: ReactNode;
  /** Replaces the value while it is edited. */
  form?: ReactNode;
  /** The edit button beside the value. */
  action?: ReactNode;
}

/** A fact about the customer, with the way to change it. */
export function DetailRow({ label, value, form, action }: DetailRowProps) {
  return (
    <Row {...(form && { 'data-edited': true })}>
      <dt>{label}</dt>
      <dd>
        <div>{form || value}</div>
        {action}
      </dd>
    </Row>
  );
}
