import { useEffect } from 'react';
import { brand } from '#config/brand.ts';

/**
 * Names the browser's tab: "Mississauga | Harbour & Pine", or the brand alone for ''. The layout announces each
 * change, so a page says its title as soon as it knows it and once.
 */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} | ${brand.name}` : brand.name;
  }, [title]);
}
