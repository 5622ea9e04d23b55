import { useCallback, useEffect, useState } from 'react';
import { useAppDispatch } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';

/** Milliseconds for which the button says 'Copied!'. */
const SHOWN_MS = 4000;

/** Copies a text; `copied` is true for some seconds after. If the browser refuses, a notice is shown. */
export function useCopy() {
  const [copied, setCopied] = useState(false);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = useCallback(
    async (text: string) => {
      try {
        await navigator.clipboard.writeText(text);
        setCopied(true);
      } catch {
        // The browser refuses without permission, and on a page without HTTPS.
        dispatch(notified({ severity: 'warning', notice: 'copyRefused' }));
      }
    },
    [dispatch],
  );
  return { copied, copy };
}
