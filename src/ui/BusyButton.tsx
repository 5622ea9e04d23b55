import type { ComponentProps } from 'react';
import { Button, type ButtonOwnProps } from './Button.tsx';
import { Spinner } from './Spinner.tsx';

interface BusyButtonProps extends ButtonOwnProps, Omit<ComponentProps<'button'>, 'color' | 'children'> {
  /** True while the work of a press runs. */
  isBusy: boolean;
}

/**
 * A primary button that shows that its work runs. It keeps the focus, which a disabled button would lose, so its caller
 * ignores further presses.
 */
export function BusyButton({ isBusy, ...button }: BusyButtonProps) {
  return <Button variant="contained" aria-disabled={isBusy} startIcon={isBusy && <Spinner />} {...button} />;
}
