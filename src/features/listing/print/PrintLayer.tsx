import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { usePreload } from '#components/lazy/usePreload.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { usePrinting } from '#ui/usePrinting.ts';

const PrintSheet = lazyOnIntent(async () => (await import('./PrintSheet.tsx')).PrintSheet);

/**
 * The print sheet, in the page only while it is printed. The browser's own print command waits for nothing, and comes
 * after a first move: the sheet's code is there by then. Without a network the page is printed as it stands.
 */
export function PrintLayer({ listing }: { listing: Listing }) {
  const printing = usePrinting();
  usePreload(PrintSheet);
  return printing && <PrintSheet failed={null} listing={listing} />;
}
