import { memo, type ReactNode } from 'react';

interface StillProps {
  /** True if the layer around it is open. */
  open: boolean;
  children: ReactNode;
}

/** The content of a layer, not rendered again while the layer closes, which would delay the response to the press. */
export const Still = memo(
  ({ children }: StillProps) => children,
  (_before, { open }) => !open,
);
