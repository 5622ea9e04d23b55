import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';
import { useFirstSign, useLaterWhen } from '#ui/useLater.ts';
import type { DrawLayerProps } from './DrawLayer.tsx';

const load = () => import('./DrawLayer.tsx').then(({ DrawLayer }) => DrawLayer);
/** Where it fails, the press tries again. */
const fetchLayer = () => void load().catch(() => undefined);

/** What an area is drawn on, whose code comes with the visitor's first move. Where it can't be had, nothing is drawn. */
export function LaterDrawLayer({ isDrawing, ...layer }: DrawLayerProps & { isDrawing: boolean }) {
  const dispatch = useAppDispatch();
  useFirstSign(fetchLayer);
  const { Part: DrawLayer, isMissing } = useLaterWhen(load, isDrawing);
  const giveUp = useEffectEvent(() => {
    dispatch(notified({ severity: 'error', notice: 'couldNotConnect' }));
    layer.onCancel();
  });
  useEffect(() => {
    if (isDrawing && isMissing) giveUp();
  }, [isDrawing, isMissing]);
  return isDrawing && DrawLayer ? <DrawLayer {...layer} /> : null;
}
