import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#store/hooks.ts';
import { selectNotifications } from '#store/notificationsSlice.ts';
import { NotificationCard } from './NotificationCard.tsx';

/**
 * What the product says over its pages: a few notices, read out politely. On small screens those that stay push the
 * page down, as its heading and its way back would be covered for good; those that pass lie over it.
 * @param props.isOver even those that stay lie over the page: a map would search again in its new size
 */
export function NotificationStack({ isOver = false }: { isOver?: boolean }) {
  const { t } = useTranslation('notices');
  const notifications = useAppSelector(selectNotifications);
  const cards = (isStaying: boolean) =>
    notifications
      .filter(({ persistent }) => persistent === isStaying)
      .map((notification) => <NotificationCard key={notification.id} notification={notification} />);
  const staying = cards(true);
  const passing = cards(false);
  return (
    <Box
      component="section"
      data-print="hidden"
      aria-label={t('label')}
      aria-live="polite"
      sx={{
        position: { xs: isOver ? 'fixed' : 'sticky', md: 'fixed' },
        zIndex: 'snackbar',
        flex: 'none',
        display: 'grid',
        gap: 2,
        pointerEvents: 'none',
        mx: { xs: '12px', md: 0 },
        left: { xs: 0, md: 24 },
        right: { xs: 0, md: 'auto' },
        top: { xs: 'var(--header-height)', md: 'auto' },
        bottom: { md: 24 },
        width: { md: 400 },
      }}
    >
      {staying.length > 0 && <Box sx={{ display: 'grid', gap: 2, my: { xs: 2, md: 0 } }}>{staying}</Box>}
      {passing.length > 0 && (
        <Box
          sx={{
            position: { xs: 'absolute', md: 'static' },
            top: '100%',
            insetInline: 0,
            pt: { xs: staying.length > 0 ? 0 : 2, md: 0 },
            display: 'grid',
            gap: 2,
          }}
        >
          {passing}
        </Box>
      )}
    </Box>
  );
}
