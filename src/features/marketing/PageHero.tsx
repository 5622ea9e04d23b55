import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { brand } from '#config/brand.ts';
import type { MarketingPage } from './marketingPage.ts';
import { usePageText } from './usePageText.ts';

interface PageHeroProps {
  page: MarketingPage;
  picture: ReactNode;
  /** The main button or link. */
  action: ReactNode;
}

/** The top of a marketing page: title, text, main action and picture. */
export function PageHero({ page, picture, action }: PageHeroProps) {
  const { t } = usePageText();
  return (
    <Box sx={{ bgcolor: 'background.paper', borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'center',
          gap: { xs: 8, md: 16 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'minmax(0, 6fr) minmax(0, 5fr)',
          },
          px: 'var(--edges)',
          py: { xs: 10, md: 20 },
        }}
      >
        <div>
          <Box component="h1" sx={{ typography: { xs: 'h2', lg: 'h1' }, m: 0, textWrap: 'balance' }}>
            {t(`${page}.hero.title`)}
          </Box>
          <Box
            component="p"
            sx={{ mt: 5, mb: 8, maxWidth: '52ch', fontSize: '1.125rem', color: 'text.secondary' }}
          >
            {t(`${page}.hero.text`, { brand: brand.name })}
          </Box>
          {action}
        </div>
        {picture}
      </Box>
    </Box>
  );
}
