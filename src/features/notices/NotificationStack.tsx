import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '#domain/paths.ts';
import { reloadPage } from '#platform/navigation/leavePage.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { type Notification, notificationDismissed, selectNotifications } from '#store/notificationsSlice.ts';
import { pinsRetried } from '#store/pinsSlice.ts';
import { sessionRequested } from '#store/sessionSlice.ts';
import { Button } from '#ui/Button.tsx';
import { CheckIcon, InfoIcon, WarningIcon } from '#ui/icons/commonIcons.tsx';

/**
 * Shows the notices over all pages and announces them politely. On small screens persistent notices push the page down,
 * because they would cover its heading and its back link permanently; temporary ones lie over the header.
 * @param props.isOver puts persistent notices over the page too: a map would search again in its new size
 * @param props.onOpenLead opens the lead that was refused
 */
export function NotificationStack({
  isOver = false,
  onOpenLead,
}: {
  isOver?: boolean;
  onOpenLead?: () => void;
}) {
  const { t } = useTranslation('notices');
  const notifications = useAppSelector(selectNotifications);
  const cards = (isStaying: boolean) =>
    notifications
      .filter(({ persistent }) => persistent === isStaying)
      .map((notification) => (
        <NotificationCard key={notification.id} notification={notification} onOpenLead={onOpenLead} />
      ));
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
        // On the map, below its filters and the name of its place: an open home is at the foot.
        top: { xs: 'var(--header-height)', md: isOver ? 'calc(var(--header-height) + 136px)' : 'auto' },
        bottom: { md: isOver ? 'auto' : 24 },
        width: { md: 400 },
        // The page itself says it. Over a map on a small screen the page's words may be below the edge of the sheet.
        [isOver ? '@media (min-width:900px)' : '&']: {
          'body:has([data-says-fault]) & [data-repeats]': { display: 'none' },
        },
      }}
    >
      {staying.length > 0 && <Box sx={{ display: 'grid', gap: 2, my: { xs: 2, md: 0 } }}>{staying}</Box>}
      {passing.length > 0 && (
        <Box
          sx={{
            // On small screens over the header, so that they cover as little as possible of the page's own controls.
            position: { xs: 'fixed', md: 'static' },
            top: 'max(8px, env(safe-area-inset-top))',
            insetInline: '12px',
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

interface Dismissal {
  dismiss(): void;
  onFocusCapture(event: FocusEvent<HTMLElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** Dismisses a notice by its button or by Escape inside it. The focus returns to the element that had it before. */
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

/** Leads to the login page, and back to the current page afterwards. */
function SignInLink({ notice, onClick }: { notice: Notification['notice']; onClick(): void }) {
  const { t } = useTranslation('notices');
  const { pathname, search } = useLocation();
  if (pathname === paths.login()) return null;
  return (
    <Button
      component={Link}
      to={paths.login(pathname + search, notice === 'homeSavedOnDevice' ? 'keepHomes' : undefined)}
      onClick={onClick}
    >
      {t('signIn')}
    </Button>
  );
}

/** Repeats what failed: the check of the session, or the map's search. Its text changes meanwhile, and is announced. */
function TryAgain({ ofPins }: { ofPins: boolean }) {
  const { t } = useTranslation('notices');
  const dispatch = useAppDispatch();
  const isChecking = useAppSelector(({ session, pins }) =>
    ofPins ? pins.status === 'loading' : session.isChecking,
  );
  const retry = ofPins ? pinsRetried : sessionRequested;
  return (
    <Button aria-disabled={isChecking} onClick={() => !isChecking && dispatch(retry())}>
      {t(isChecking ? 'trying' : 'tryAgain')}
    </Button>
  );
}

/** Lasting faults that a page may show in its content too. */
const FAULTS: ReadonlySet<string> = new Set(['offline', 'couldNotConnect']);

interface NotificationCardProps {
  notification: Notification;
  onOpenLead: (() => void) | undefined;
}

/** One notice with its buttons: Dismiss, and others if they help. */
function NotificationCard({ notification, onOpenLead }: NotificationCardProps) {
  const { t } = useTranslation('notices');
  const dispatch = useAppDispatch();
  const { id, severity, notice, text, persistent, reload, signIn } = notification;
  const ofPins = notice === 'pinsFailed';
  const remove = () => dispatch(notificationDismissed(id));
  const pause = useAutoHide(persistent, remove);
  const { dismiss, ...leaving } = useDismissal(remove);
  const { Icon, colour } = LOOKS[severity];
  return (
    <Box
      data-repeats={(persistent && FAULTS.has(notice)) || undefined}
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
        {notice === 'ownText' ? text : t(notice)}
      </Box>
      <Box sx={{ display: 'flex', ml: 'auto' }}>
        {reload && <Button onClick={() => void reloadPage()}>{t('reload')}</Button>}
        {(ofPins || notice === 'accountUnreachable') && <TryAgain ofPins={ofPins} />}
        {notice === 'leadRefused' && <Button onClick={onOpenLead}>{t('openLead')}</Button>}
        {signIn && <SignInLink notice={notice} onClick={remove} />}
        <Button color="inherit" onClick={dismiss}>
          {t('dismiss')}
        </Button>
      </Box>
    </Box>
  );
}

/** Milliseconds until a temporary notice disappears. */
export const NOTICE_STAYS_MS = 6000;

interface Pause {
  onPointerEnter(): void;
  onPointerLeave(): void;
  onFocus(): void;
  onBlur(event: FocusEvent<HTMLElement>): void;
}

/** True while the tab is visible. A notice in a hidden tab cannot be read. */
function useInSight(): boolean {
  const [inSight, setInSight] = useState(!document.hidden);
  useEffect(() => {
    const follow = () => setInSight(!document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return inSight;
}

/**
 * Dismisses a notice after a while (WCAG 2.2.1). The timer stops while the pointer or the focus is on the notice or the
 * tab is hidden, and starts from the beginning afterwards.
 */
function useAutoHide(persistent: boolean, dismiss: () => void): Pause {
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const inSight = useInSight();
  const isPaused = persistent || pointedAt || focused || !inSight;
  const hide = useEffectEvent(dismiss);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => hide(), NOTICE_STAYS_MS);
    return () => clearTimeout(timer);
  }, [isPaused]);
  return {
    onPointerEnter: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
  };
}
