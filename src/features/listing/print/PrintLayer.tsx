import { type ComponentType, useCallback } from 'react';
import type { Listing } from '#domain/listing/listing.ts';
import { useFirstSign, useLater } from '#ui/useLater.ts';
import { usePrinting } from '#ui/usePrinting.ts';

const loadSheet = (): Promise<ComponentType<{ listing: Listing }>> =>
  import('./PrintSheet.tsx').then(({ PrintSheet }) => PrintSheet);

/**
 * The print sheet, in the page only while it is printed. Its code comes with the visitor's first move: the browser's
 * own print command, which nobody gives without one, waits for nothing.
 */
export function PrintLayer({ listing }: { listing: Listing }) {
  const printing = usePrinting();
  const [Sheet, fetchSheet] = useLater(loadSheet);
  useFirstSign(
    // A lost network leaves the browser to print the page as it stands.
    useCallback(() => void fetchSheet().catch(() => undefined), [fetchSheet]),
  );
  return printing && Sheet ? <Sheet listing={listing} /> : null;
}
