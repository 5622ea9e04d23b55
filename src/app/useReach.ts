import { useEffect } from 'react';
import { useAppDispatch } from '#store/hooks.ts';
import { followReach } from '#store/reach.ts';

/** Says so while a service cannot be reached (L8). */
export function useReach(): void {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(followReach()), [dispatch]);
}
