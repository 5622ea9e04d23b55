import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Section } from '#components/frames/Section.tsx';
import { OVERVIEW_LENGTH } from '#domain/constants.ts';
import { type Listing, truncate } from '#domain/listing/listing.ts';
import { Button } from '#ui/Button.tsx';
import { useListingText } from '../useListingText.ts';

/** The brokerage's description, cut at 250 characters until the visitor asks for all of it. */
export function Overview({ listing }: { listing: Listing }) {
  const { t } = useListingText();
  const [open, setOpen] = useState(false);
  const { description } = listing.details;
  const short = truncate(description, OVERVIEW_LENGTH);
  return (
    <Section heading={t('overview.heading')}>
      <Typography sx={{ maxWidth: '70ch', whiteSpace: 'pre-line' }}>
        {(open ? description : short) || t('overview.none')}
      </Typography>
      {short !== description && (
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ mt: 1, ml: -3 }}>
          {t(open ? 'overview.less' : 'overview.more')}
        </Button>
      )}
    </Section>
  );
}
