import { useEffect } from 'react';

/** Asks search engines not to index the page. */
export function useUnlisted(): void {
  useEffect(() => {
    const tag = document.createElement('meta');
    tag.name = 'robots';
    tag.content = 'noindex';
    document.head.append(tag);
    return () => tag.remove();
  }, []);
}
