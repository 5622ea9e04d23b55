import Box from '@mui/material/Box';
import { useId } from 'react';
import { brand } from '#config/brand.ts';
import { type MarketingPage, PLACES } from './marketingPage.ts';
import { SectionHeading } from './SectionHeading.tsx';
import { usePageText } from './usePageText.ts';

/** 'Why Choose' (L2): a sentence, and three reasons. */
export function WhyChoose({ page }: { page: MarketingPage }) {
  const { t } = usePageText();
  const heading = useId();
  return (
    <Box component="section" aria-labelledby={heading}>
      <SectionHeading id={heading} title={t('why', { brand: brand.name })} text={t(`${page}.why.text`)} />
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: { xs: 6, md: 10 },
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {PLACES.map((place) => (
          <Box component="li" key={place} sx={{ pt: 5, borderTop: '2px solid', borderColor: 'primary.main' }}>
            <Box component="h3" sx={{ typography: 'h4', m: 0, mb: 2 }}>
              {t(`${page}.why.${place}.title`)}
            </Box>
            <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
              {t(`${page}.why.${place}.text`)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
