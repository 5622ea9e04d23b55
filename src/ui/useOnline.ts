import { useSyncExternalStore } from 'react';

const EVENTS = ['online', 'offline'] as const;

function follow(changed: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, changed);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, changed);
  };
}

/** True if the browser has a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(follow, () => navigator.onLine);
}
