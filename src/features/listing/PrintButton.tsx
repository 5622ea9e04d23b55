import { useState } from 'react';
import type { Listing } from '#domain/listing/listing.ts';
import { Button } from '#ui/Button.tsx';
import { PrintIcon } from '#ui/icons/pageIcons.tsx';
import { useListingText } from './useListingText.ts';

/** Prints the listing's sheet after its pictures are loaded. Hidden on phones, which print from their share sheet. */
export function PrintButton({ listing }: { listing: Listing }) {
  const { t } = useListingText();
  const [isLoading, setLoading] = useState(false);
  const print = async () => {
    if (isLoading) return;
    setLoading(true);
    // Without a connection the page is printed without them.
    const pictures = await import('./print/printPictures.ts').catch(() => undefined);
    await pictures?.loadPrintPictures(listing);
    setLoading(false);
    window.print();
  };
  return (
    <Button
      size="small"
      startIcon={<PrintIcon aria-hidden />}
      aria-busy={isLoading}
      onClick={() => void print()}
      sx={{ display: { xs: 'none', md: 'inline-flex' } }}
    >
      {t('print.action')}
    </Button>
  );
}
