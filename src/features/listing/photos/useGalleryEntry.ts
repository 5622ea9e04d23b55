import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The state of a history entry in which the gallery is open: the photo it opened at, from 0. */
interface GalleryState {
  photo: number;
}

function photoOf(state: unknown, count: number): number | undefined {
  const photo = (state as Partial<GalleryState> | null)?.photo; // what an entry holds was put there by anyone
  return Number.isInteger(photo) && Number(photo) >= 0 && Number(photo) < count ? photo : undefined;
}

/**
 * The open gallery is an entry of the history, so that the browser's Back closes it and stays on the page.
 * @param count number of photos
 * @returns the photo the gallery is open at, undefined where it is closed
 */
export function useGalleryEntry(count: number) {
  const { pathname, search, hash, key, state } = useLocation();
  const navigate = useNavigate();
  /** The entry that was already left for another: a second press would leave the page. */
  const left = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (left.current !== key) left.current = undefined;
  }, [key]);
  const open = useCallback(
    (photo: number) => {
      if (left.current === key) return;
      left.current = key;
      navigate({ pathname, search, hash }, { state: { ...state, photo }, preventScrollReset: true });
    },
    [navigate, pathname, search, hash, key, state],
  );
  const close = useCallback(() => {
    if (left.current === key) return;
    left.current = key;
    navigate(-1);
  }, [navigate, key]);
  return { openAt: photoOf(state, count), open, close };
}
