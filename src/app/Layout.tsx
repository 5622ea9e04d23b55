import Box from '@mui/material/Box';
import { keyframes, styled } from '@mui/material/styles';
import { type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation, useNavigationType } from 'react-router';
import { MAX_NOTICES } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { onSignOutElsewhere } from '#platform/navigation/signOutElsewhere.ts';
import { entryKey } from '#platform/storage/entryKey.ts';
import { followDevice, tabStorage } from '#platform/storage/storage.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { noticeResolved, noticesLimited, notified } from '#store/notificationsSlice.ts';
import {
  ACCOUNT_HOMES_KEY,
  accountHomesChanged,
  deviceHomesChanged,
  readDeviceHomes,
  SAVED_HOMES_KEY,
} from '#store/savedHomesSlice.ts';
import { tabResumed } from '#store/sessionListeners.ts';
import { sessionEnded } from '#store/sessionSlice.ts';
import { Footer } from './Footer.tsx';
import { Header } from './header/Header.tsx';
import { LazyBackground } from './LazyBackground.tsx';
import { EDGES, HEADER_HEIGHT, pageFrameOf, pageKeyOf } from './pageFrame.ts';
import { TitleAnnouncer } from './TitleAnnouncer.tsx';

/** Keeps the session current while the tab sleeps, the connection is lost, and other tabs sign in and out. */
function useSessionWatch(): void {
  const dispatch = useAppDispatch();
  const isVisitor = useAppSelector(({ session }) => session.status === 'inactive');
  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === 'visible') dispatch(tabResumed());
    };
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pageshow', wake);
    window.addEventListener('online', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', wake);
      window.removeEventListener('online', wake);
    };
  }, [dispatch]);
  useEffect(() => {
    if (isVisitor) return;
    return onSignOutElsewhere(() => {
      tabStorage.clear([]);
      dispatch(sessionEnded('signedOut'));
    });
  }, [dispatch, isVisitor]);
}

/** Returns the link by which each history entry was left. */
function useLeavingLinks(main: RefObject<HTMLElement | null>, key: string): Map<string, string> {
  const links = useRef(new Map<string, string>());
  useEffect(() => {
    const element = main.current;
    const remember = ({ target }: Event): void => {
      const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
      if (href) links.current.set(key, href);
    };
    element?.addEventListener('click', remember, { capture: true });
    return () => element?.removeEventListener('click', remember, { capture: true });
  }, [main, key]);
  return links.current;
}

/**
 * Moves the focus to the heading of a new page, or to the page if it has none, so that keyboard and screen reader start
 * there. On the way back, the link that was followed gets the focus. A page that set the focus itself keeps it.
 */
function usePageArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const page = pageKeyOf(pathname);
  const last = useRef(page);
  const links = useLeavingLinks(main, key);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    const element = main.current;
    if (!element || (element !== document.activeElement && element.contains(document.activeElement))) return;
    const followed = isBack ? links.get(key) : undefined;
    const link = followed && element.querySelector<HTMLElement>(`a[href="${CSS.escape(followed)}"]`);
    if (link) {
      link.focus({ preventScroll: true });
      return;
    }
    const target = element.querySelector('h1') ?? element;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [page, main, isBack, key, links]);
}

const MANY_NOTICES: readonly string[] = [paths.newAccount(), paths.verify()];

/** Lets the sign-up and reset pages show more notices at once than other pages. */
function useMaxNotices(pathname: string): void {
  const dispatch = useAppDispatch();
  const max = MANY_NOTICES.includes(pathname) ? MAX_NOTICES.account : MAX_NOTICES.shell;
  useEffect(() => {
    dispatch(noticesLimited(max));
  }, [dispatch, max]);
}

/** Updates hearts after changes in other tabs. */
function useHomesElsewhere(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const unfollow = [
      followDevice(SAVED_HOMES_KEY, () => dispatch(deviceHomesChanged(readDeviceHomes()))),
      followDevice(ACCOUNT_HOMES_KEY, () => dispatch(accountHomesChanged())),
    ];
    return () => unfollow.forEach((stop) => void stop());
  }, [dispatch]);
}

/** Shows a notice while the browser is offline, until the connection is back. */
function useConnectionNotice(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const lost = () =>
      dispatch(notified({ severity: 'warning', notice: 'offline', persistent: true, reload: true }));
    const found = () => dispatch(noticeResolved('offline'));
    if (!navigator.onLine) lost();
    window.addEventListener('offline', lost);
    window.addEventListener('online', found);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', found);
    };
  }, [dispatch]);
}

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(3, 5),
  borderRadius: 999,
  backgroundColor: theme.vars?.palette.text.primary,
  color: theme.vars?.palette.background.paper,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));

/** The first stop of the Tab key: past the header to the page. */
function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    // On paper it would appear between two pages.
    <Anchor href="#main" data-print="hidden">
      {t('skipToContent')}
    </Anchor>
  );
}

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

/**
 * A thin line at the top while the next page's code is loaded; it appears after a delay, so that quick loads show none.
 */
function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <Box
      sx={{
        position: 'fixed',
        insetInline: 0,
        top: 0,
        height: 3,
        zIndex: 'tooltip',
        bgcolor: 'primary.main',
        transformOrigin: 'left',
        transform: 'scaleX(0)',
        animation: `${grow} 4s cubic-bezier(0.1, 0.7, 0.3, 1) 150ms forwards`,
      }}
    />
  );
}

/** The page frame: header, page, footer, and what is drawn over them. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { header, footer, fillsWindow } = pageFrameOf(pathname);
  // At the start, visible parts are rendered before those out of sight.
  const isWhole = useDeferredValue(true, false);
  usePageArrival(main);
  useMaxNotices(pathname);
  useConnectionNotice();
  useHomesElsewhere();
  useSessionWatch();
  return (
    <Box
      sx={{
        '--header-height': `${HEADER_HEIGHT[header]}px`,
        '--gutter': { xs: '16px', sm: '24px' },
        '--edges': EDGES[header],
        display: 'flex',
        flexDirection: 'column',
        minHeight: 'calc(100dvh - var(--ribbon, 0px))',
        ...(fillsWindow && { height: 'calc(100dvh - var(--ribbon, 0px))', overflow: 'hidden' }),
      }}
    >
      <SkipLink />
      <NavigationProgress />
      {header !== 'none' && <Header kind={header} />}
      <LazyBackground noticesOver={fillsWindow} />
      <Box
        component="main"
        id="main"
        ref={main}
        tabIndex={-1}
        sx={{
          flex: 1,
          // The footer starts below the window, so that it does not move in sight while the page loads.
          minHeight: fillsWindow ? 0 : 'calc(100dvh - var(--header-height))',
          outline: 'none',
          '& h1:focus': { outline: 'none' },
          ...(fillsWindow && { display: 'flex', flexDirection: 'column' }),
        }}
      >
        <Outlet />
      </Box>
      {footer && isWhole && <Footer />}
      <TitleAnnouncer />
      <ScrollRestoration getKey={entryKey} />
    </Box>
  );
}
