import { useRef, useState } from 'react';
import { useAppDispatch } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';
import { afterFrame } from '#ui/afterFrame.ts';
import type { LazyPart } from './lazyOnIntent.tsx';

/**
 * Opens a lazy component by a press: after the frame that answers the press if its code is loaded,
 * otherwise after loading. If it can't be loaded the
 * visitor is notified, nothing opens, and the next press tries again.
 * @returns a function that opens by calling `show`, and whether the code for a press is loading
 */
export function useOpening(
  part: Pick<LazyPart<never>, 'isLoaded' | 'preload'>,
): [open: (show: () => void) => void, isComing: boolean] {
  const dispatch = useAppDispatch();
  const [isComing, setComing] = useState(false);
  const last = useRef<() => void>(undefined);
  const open = (show: () => void) => {
    last.current = show;
    if (part.isLoaded()) {
      afterFrame(show);
      return;
    }
    setComing(true);
    const settle = (act: () => void) => () => {
      // The last of several presses counts.
      if (last.current !== show) return;
      setComing(false);
      act();
    };
    part.preload().then(
      settle(show),
      settle(() => dispatch(notified({ severity: 'error', notice: 'couldNotConnect' }))),
    );
  };
  return [open, isComing];
}
