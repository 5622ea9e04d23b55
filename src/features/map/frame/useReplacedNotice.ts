import { useEffect } from 'react';
import { activeMapPort } from '#platform/maps/activeMapPort.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';

/** Says once that another map has taken the place of the one that could not be had. */
export function useReplacedNotice(): void {
  const dispatch = useAppDispatch();
  useEffect(
    () => activeMapPort().onReplaced?.(() => dispatch(notified({ severity: 'info', notice: 'mapReplaced' }))),
    [dispatch],
  );
}
