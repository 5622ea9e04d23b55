import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import '../authTexts.ts';

/** Shows that the email is not confirmed, and offers to send a code. */
export function UnconfirmedNote({ onSend }: { onSend: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 3, p: 4, borderRadius: 1, bgcolor: 'chip.main' }}>
      <Box component="p" sx={{ m: 0, color: 'chip.contrastText' }}>
        {t('unconfirmed.text')}
      </Box>
      <Button variant="outlined" onClick={onSend} sx={{ bgcolor: 'background.paper' }}>
        {t('unconfirmed.action')}
      </Button>
    </Box>
  );
}
