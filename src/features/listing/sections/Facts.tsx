import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FoldingSection } from '#components/layouts/FoldingSection.tsx';
import type { Listing } from '#domain/listing/listing.ts';
import { useListingText } from '../useListingText.ts';
import { useFacts } from './useFacts.ts';

/** Facts & Features: groups of definitions with dividers, in two columns. */
export function Facts({ listing }: { listing: Listing }) {
  const { t } = useListingText();
  const facts = useFacts(listing);
  const groups = Map.groupBy(facts, ({ group }) => group);
  const { extras } = listing.details;
  return (
    <FoldingSection heading={t('facts.heading')}>
      <Box sx={{ columns: { sm: 2 }, columnGap: { sm: 8, lg: 14 }, mb: -6 }}>
        {[...groups].map(([group, rows]) => (
          <Box key={group} sx={{ breakInside: 'avoid', pb: 6 }}>
            <Typography component="h3" variant="h6">
              {t(`facts.groups.${group}`)}
            </Typography>
            <Box component="dl" sx={{ m: 0 }}>
              {rows.map(({ label, value }) => (
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
    </FoldingSection>
  );
}
