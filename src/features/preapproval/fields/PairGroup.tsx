import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { GroupFrame } from './GroupFrame.tsx';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  maxWidth: 400,
}));

interface PairGroupProps {
  id: string;
  label: string;
  help?: string | undefined;
  children: ReactNode;
}

/** Two fields that make one answer: each says what is wrong with itself. */
export function PairGroup({ id, label, help, children }: PairGroupProps) {
  return (
    <GroupFrame id={id} label={label} help={help} problem={undefined}>
      <Pair>{children}</Pair>
    </GroupFrame>
  );
}
