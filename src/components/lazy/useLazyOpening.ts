import { useRef, useState } from 'react';
import { useAppDispatch } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';
import { afterNextPaint } from '#ui/afterNextPaint.ts';
import type { LazyComponent } from './lazyOnIntent.tsx';

/**
 * Opens a lazy component by a press: after the frame that answers the press if its code is loaded,
 * otherwise after loading. If it can't be loaded the
 * visitor is notified, nothing opens, and the next press tries again.
 * @returns a function that opens by calling `show`, and whether the code for a press is loading
 */
export function useLazyOpening(
  component: Pick<LazyComponent<never>, 'isLoaded' | 'preload'>,
): [open: (show: () => void) => void, isLoading: boolean] {
  const dispatch = useAppDispatch();
  const [isLoading, setLoading] = useState(false);
  const last = useRef<() => void>(undefined);
  const open = (show: () => void) => {
    last.current = show;
    if (component.isLoaded()) {
      afterNextPaint(show);
      return;
    }
    setLoading(true);
    const settle = (act: () => void) => () => {
      // The last of several presses counts.
      if (last.current !== show) return;
      setLoading(false);
      act();
    };
    component.preload().then(
      settle(show),
      settle(() => dispatch(notified({ severity: 'error', notice: 'couldNotConnect' }))),
    );
  };
  return [open, isLoading];
}
