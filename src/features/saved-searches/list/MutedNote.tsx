import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUserQuery } from '#api/customer/userCalls.ts';
import { paths } from '#domain/paths.ts';
import { InfoIcon } from '#ui/icons/frameIcons.tsx';

/** Says that no mails come at all, where that is so: the choices of the searches would mislead. */
export function MutedNote() {
  const { t } = useTranslation('searches');
  const { data: user } = useUserQuery();
  if (user?.emailNotifications !== false) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 3,
        mb: 4,
        p: 4,
        borderRadius: 1,
        bgcolor: 'chip.main',
        color: 'chip.contrastText',
      }}
    >
      <InfoIcon aria-hidden sx={{ flex: 'none' }} />
      <span>
        {t('alerts.muted')}{' '}
        <MuiLink component={Link} to={paths.profile()} sx={{ color: 'inherit', fontWeight: 600 }}>
          {t('list.turnOn')}
        </MuiLink>
      </span>
    </Box>
  );
}
