import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '#domain/paths.ts';
import { reloadPage } from '#platform/navigation/leavePage.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { type Notification, notificationDismissed } from '#store/notificationsSlice.ts';
import { Button } from '#ui/Button.tsx';
import { CheckIcon, InfoIcon, WarningIcon } from '#ui/icons/frameIcons.tsx';
import { useAutoHide } from './useAutoHide.ts';

interface Dismissal {
  dismiss(): void;
  onFocusCapture(event: FocusEvent<HTMLElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** Ways to dismiss a notice by hand: its button, and Escape in it. The focus goes back to where it came from. */
function useDismissal(remove: () => void): Dismissal {
  const cameFrom = useRef<Element | null>(null);
  const dismiss = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    remove();
  };
  return {
    dismiss,
    onFocusCapture: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    },
    onKeyDown: ({ key }) => {
      if (key === 'Escape') dismiss();
    },
  };
}

const LOOKS = {
  info: { Icon: InfoIcon, colour: 'primary.main' },
  success: { Icon: CheckIcon, colour: 'success.main' },
  warning: { Icon: WarningIcon, colour: 'error.main' },
  error: { Icon: WarningIcon, colour: 'error.main' },
} as const;

const arrive = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

/** Leads to the login page, and from there back to what is open. */
function SignInLink({ notice, onClick }: { notice: Notification['notice']; onClick(): void }) {
  const { t } = useTranslation('notices');
  const { pathname, search } = useLocation();
  if (pathname === paths.login()) return null;
  return (
    <Button
      component={Link}
      to={paths.login(pathname + search, notice === 'homeKept' ? 'keepHomes' : undefined)}
      onClick={onClick}
    >
      {t('signIn')}
    </Button>
  );
}

/** One notice with its ways out: Dismiss, and Reload or Sign In where that helps. */
export function NotificationCard({ notification }: { notification: Notification }) {
  const { t } = useTranslation('notices');
  const dispatch = useAppDispatch();
  const { id, severity, notice, persistent, reload, signIn } = notification;
  const remove = () => dispatch(notificationDismissed(id));
  const pause = useAutoHide(persistent, remove);
  const { dismiss, ...leaving } = useDismissal(remove);
  const { Icon, colour } = LOOKS[severity];
  return (
    <Box
      {...pause}
      {...leaving}
      sx={{
        pointerEvents: 'auto',
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 3,
        p: 2,
        pl: 4,
        borderRadius: 1,
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        boxShadow: 2,
        animation: `${arrive} 180ms ease-out`,
      }}
    >
      <Icon fontSize="small" sx={{ color: colour, flex: 'none' }} />
      <Box component="p" sx={{ m: 0, py: 2, flex: '1 1 180px', fontWeight: 600 }}>
        {t(notice)}
      </Box>
      <Box sx={{ display: 'flex', ml: 'auto' }}>
        {reload && <Button onClick={() => void reloadPage()}>{t('reload')}</Button>}
        {signIn && <SignInLink notice={notice} onClick={remove} />}
        <Button color="inherit" onClick={dismiss}>
          {t('dismiss')}
        </Button>
      </Box>
    </Box>
  );
}
