import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { usePreload } from '#components/lazy/usePreload.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { usePrinting } from '#ui/usePrinting.ts';
import { useFacts } from '../sections/useFacts.ts';

const PrintSheet = lazyOnIntent(async () => (await import('./PrintSheet.tsx')).PrintSheet);

/** The sheet gets the facts, because they are in the page's own code. */
function SheetWithFacts({ listing }: { listing: Listing }) {
  return <PrintSheet failed={null} listing={listing} facts={useFacts(listing)} />;
}

/**
 * The print sheet, mounted only while the page is printed. The browser's print command does not wait, but it follows a
 * first move, at which the sheet's code is loaded. Without a connection the page itself is printed.
 */
export function PrintLayer({ listing }: { listing: Listing }) {
  const printing = usePrinting();
  usePreload(PrintSheet);
  return printing && <SheetWithFacts listing={listing} />;
}
