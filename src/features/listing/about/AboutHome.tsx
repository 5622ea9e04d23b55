import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { Section } from '#components/frames/Section.tsx';
import { type Listing, placeLine, streetLine } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';
import { withPlace } from '#domain/search/search.ts';
import { useListingSearch } from '../useListingSearch.ts';
import { useListingText } from '../useListingText.ts';
import { useAboutSentences } from './useAboutSentences.ts';

/** The 'About' text that the page makes of the listing's own facts (L2), and the way to more of the place. */
export function AboutHome({ listing }: { listing: Listing }) {
  const { t } = useListingText();
  const search = useListingSearch(listing);
  const sentences = useAboutSentences(listing);
  const { state, city, neighborhood } = listing.address;
  const address = streetLine(listing.address);
  return (
    <Section heading={address ? t('about.heading', { address }) : t('about.headingPlain')}>
      <Typography sx={{ maxWidth: '70ch' }}>{sentences.join(' ')}</Typography>
      {city && (
        <MuiLink
          component={Link}
          to={paths.list(withPlace(search, { state, city, neighborhood }))}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 2, fontWeight: 600 }}
        >
          {t('about.more', { place: placeLine(listing.address) })}
        </MuiLink>
      )}
    </Section>
  );
}
