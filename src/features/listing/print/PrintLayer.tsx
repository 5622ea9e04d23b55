import { type ComponentType, useEffect, useState } from 'react';
import type { Listing } from '../../../domain/listing.ts';
import { usePrinting } from '../../../ui/usePrinting.ts';

type Sheet = ComponentType<{ listing: Listing }>;

/** Safari has no idle callback; a second after the page is drawn is as good. */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work);
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, 1000);
  return () => clearTimeout(timer);
};

/**
 * The print sheet, in the page only while it is printed. Its code comes when the page has nothing else to do: the
 * browser's own print command waits for nothing.
 */
export function PrintLayer({ listing }: { listing: Listing }) {
  const printing = usePrinting();
  const [Sheet, setSheet] = useState<Sheet>();
  useEffect(
    () =>
      whenIdle(() => {
        // A lost network leaves the browser to print the page as it stands.
        import('./PrintSheet.tsx').then(
          (sheet) => setSheet(() => sheet.PrintSheet),
          () => undefined,
        );
      }),
    [],
  );
  return printing && Sheet ? <Sheet listing={listing} /> : null;
}
