import { memo, type ReactNode } from 'react';

interface FrozenWhileClosingProps {
  /** True if the layer around it is open. */
  open: boolean;
  children: ReactNode;
}

/** The content of a layer, not rendered again while the layer closes, which would delay the response to the press. */
export const FrozenWhileClosing = memo(
  ({ children }: FrozenWhileClosingProps) => children,
  (_before, { open }) => !open,
);
