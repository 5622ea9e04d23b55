import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { environment } from '#config/environment.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import '../authTexts.ts';

/** On one machine no mail is sent: where the code can be read there. Nothing anywhere else. */
export function OutboxNote({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  if (environment.stage !== 'local') return null;
  return (
    <Box
      sx={{
        px: 4,
        py: 3,
        borderRadius: 1,
        bgcolor: 'chip.main',
        color: 'chip.contrastText',
        typography: 'body2',
      }}
    >
      {t('outbox.text')}{' '}
      <Link href={`/idp/outbox?email=${encodeURIComponent(email)}`} target="_blank" rel="noopener">
        {t('outbox.link')}
        <VisuallyHidden> {t('newTab')}</VisuallyHidden>
      </Link>
    </Box>
  );
}
