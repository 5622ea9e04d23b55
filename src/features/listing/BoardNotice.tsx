import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NOTICE_BOARD_ID } from '../../domain/constants.ts';
import type { Listing } from '../../domain/listing.ts';
import { useListingText } from './useListingText.ts';

/** Whose listing it is, what the boards ask to be said, and board 86's 'powered by' notice (L1). */
export function BoardNotice({ listing }: { listing: Listing }) {
  const { t } = useListingText();
  return (
    <Box
      component="footer"
      sx={{ mt: 12, pt: 5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}
    >
      {listing.brokerageName && (
        <Typography variant="body2">{t('notice.courtesy', { brokerage: listing.brokerageName })}</Typography>
      )}
      {listing.boardId === NOTICE_BOARD_ID && (
        <Typography variant="body2">{t('notice.poweredBy')}</Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('notice.disclaimer')}
      </Typography>
    </Box>
  );
}
