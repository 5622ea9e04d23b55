import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../store/hooks.ts';
import { selectNotifications } from '../../store/notificationsSlice.ts';
import { NotificationCard } from './NotificationCard.tsx';

/** What the product says over its pages: a few notices, read out politely. */
export function NotificationStack() {
  const { t } = useTranslation('notices');
  const notifications = useAppSelector(selectNotifications);
  return (
    <Box
      component="section"
      data-print="hidden"
      aria-label={t('label')}
      aria-live="polite"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        display: 'grid',
        gap: 2,
        pointerEvents: 'none',
        left: { xs: 12, md: 24 },
        right: { xs: 12, md: 'auto' },
        top: { xs: 'calc(var(--header-height) + 8px)', md: 'auto' },
        bottom: { md: 24 },
        width: { md: 400 },
      }}
    >
      {notifications.map((notification) => (
        <NotificationCard key={notification.id} notification={notification} />
      ))}
    </Box>
  );
}
