import { useEffect } from 'react';

/** Asks search engines to leave the page out: it is for nobody who did not come here by another page. */
export function useUnlisted(): void {
  useEffect(() => {
    const tag = document.createElement('meta');
    tag.name = 'robots';
    tag.content = 'noindex';
    document.head.append(tag);
    return () => tag.remove();
  }, []);
}
