import Box from '@mui/material/Box';
import { useDeferredValue, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { NotificationStack } from '#features/notices/NotificationStack.tsx';
import { entryKey } from '#platform/storage/entryKey.ts';
import { Footer } from './footer/Footer.tsx';
import { frameOf, HEADER_HEIGHT } from './frame.ts';
import { Header } from './header/Header.tsx';
import { LaterBackground } from './LaterBackground.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TitleAnnouncer } from './TitleAnnouncer.tsx';
import { useConnectionNotice } from './useConnectionNotice.ts';
import { useHomesElsewhere } from './useHomesElsewhere.ts';
import { useNoticeRoom } from './useNoticeRoom.ts';
import { usePageArrival } from './usePageArrival.ts';
import { useSessionWatch } from './useSessionWatch.ts';

/** The frame of every page: header, the page, footer, and what speaks over them. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { header, footer, fillsWindow } = frameOf(pathname);
  // At the product's start what is out of sight comes after what is not.
  const isWhole = useDeferredValue(true, false);
  usePageArrival(main);
  useNoticeRoom(pathname);
  useConnectionNotice();
  useHomesElsewhere();
  useSessionWatch();
  return (
    <Box
      sx={{
        '--header-height': `${HEADER_HEIGHT[header]}px`,
        display: 'flex',
        flexDirection: 'column',
        minHeight: 'calc(100dvh - var(--ribbon, 0px))',
        ...(fillsWindow && { height: 'calc(100dvh - var(--ribbon, 0px))', overflow: 'hidden' }),
      }}
    >
      <SkipLink />
      <NavigationProgress />
      {header !== 'none' && <Header kind={header} />}
      <NotificationStack isOver={fillsWindow} />
      <Box
        component="main"
        id="main"
        ref={main}
        tabIndex={-1}
        sx={{
          flex: 1,
          // The footer starts below the window: what loads above it never moves it in sight.
          minHeight: fillsWindow ? 0 : 'calc(100dvh - var(--header-height))',
          outline: 'none',
          '& h1:focus': { outline: 'none' },
          ...(fillsWindow && { display: 'flex', flexDirection: 'column' }),
        }}
      >
        <Outlet />
      </Box>
      {footer && isWhole && <Footer />}
      <LaterBackground />
      <TitleAnnouncer />
      <ScrollRestoration getKey={entryKey} />
    </Box>
  );
}
