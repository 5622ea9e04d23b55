import { useEffect } from 'react';
import { brand } from '#config/brand.ts';

/**
 * Sets the tab's title: "Mississauga | Harbour & Pine", or the brand alone for ''. The page frame announces each change
 * to screen readers, so a page sets its title once, as soon as it is known.
 */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} | ${brand.name}` : brand.name;
  }, [title]);
}
