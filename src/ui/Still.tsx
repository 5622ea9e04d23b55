import { memo, type ReactNode } from 'react';

interface StillProps {
  /** The layer round it is open. */
  open: boolean;
  children: ReactNode;
}

/** What is within a layer, left as it is while that goes away: drawn again, it would hold up the answer to the press. */
export const Still = memo(
  ({ children }: StillProps) => children,
  (_before, { open }) => !open,
);
