import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '#components/layouts/Section.tsx';
import type { Listing } from '#domain/listing/listing.ts';
import { useListingText } from '../useListingText.ts';
import { useFacts } from './useFacts.ts';

/** Facts & Features: a definition list in two columns with dividers. */
export function Facts({ listing }: { listing: Listing }) {
  const { t } = useListingText();
  const facts = useFacts(listing);
  const { extras } = listing.details;
  return (
    <Section heading={t('facts.heading')}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          columnGap: { sm: 8, lg: 14 },
        }}
      >
        {facts.map(({ label, value }) => (
          <Box
            key={label}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 4,
              py: 2.5,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Typography
              component="dt"
              variant="body2"
              color="textSecondary"
              sx={{ flex: 'none', maxWidth: '60%' }}
            >
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, minWidth: 0, textAlign: 'right', fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {extras !== '' && (
        <Box sx={{ mt: 5 }}>
          <Typography component="h3" variant="h6">
            {t('facts.extras')}
          </Typography>
          <Typography sx={{ maxWidth: '70ch' }}>{extras}</Typography>
        </Box>
      )}
    </Section>
  );
}
