import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ContactDetails } from './ContactDetails.tsx';
import { FormRoom } from './FormRoom.tsx';
import { PageColumn } from './PageColumn.tsx';
import { RatingSummary } from './RatingSummary.tsx';
import { ScenePicture } from './ScenePicture.tsx';
import { usePageText } from './usePageText.ts';

/** The contact page: who answers and how to reach them, beside the lead form. */
export function ContactColumns({ children }: { children: ReactNode }) {
  const { t } = usePageText();
  return (
    <PageColumn sx={{ gap: { xs: 12, md: 16 }, gridTemplateColumns: { md: '5fr 7fr' }, alignItems: 'start' }}>
      <Box sx={{ display: 'grid', gap: 10, minWidth: 0 }}>
        <div>
          <Box component="h1" sx={{ typography: { xs: 'h2', lg: 'h1' }, m: 0, textWrap: 'balance' }}>
            {t('contact.title')}
          </Box>
          <Box
            component="p"
            sx={{ m: 0, mt: 4, maxWidth: '44ch', fontSize: '1.125rem', color: 'text.secondary' }}
          >
            {t('contact.text')}
          </Box>
        </div>
        <ContactDetails />
        <RatingSummary />
        <Box sx={{ display: { xs: 'none', md: 'block' }, maxWidth: 360 }}>
          <ScenePicture scene="newsletter" sizes="360px" />
        </Box>
      </Box>
      <FormRoom>{children}</FormRoom>
    </PageColumn>
  );
}
