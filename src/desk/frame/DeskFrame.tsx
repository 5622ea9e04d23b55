import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled, useColorScheme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { useMeQuery } from '#api/desk/deskApi.ts';
import { brand } from '#config/brand.ts';
import { contentHost } from '#config/environment.ts';
import { BASE_PATH } from '#domain/paths.ts';
import { LANGUAGE_KEY } from '#platform/storage/startLanguage.ts';
import { deviceStorage } from '#platform/storage/storage.ts';
import { Button } from '#ui/Button.tsx';
import { deskPaths } from '../deskPaths.ts';
import { changeDeskLanguage } from '../deskTexts.ts';
import { Guard } from '../session/Guard.tsx';
import { signOut } from '../session/signOut.ts';
import { AccountIcon, ContentIcon, HistoryIcon, InboxIcon, TeamIcon } from '../ui/deskIcons.tsx';
import { OfflineNote } from '../ui/QueryState.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { useShortcut } from './useShortcuts.ts';

const PAGES = [
  { path: deskPaths.inbox(), text: 'nav.inbox', Icon: InboxIcon },
  { path: deskPaths.changes(), text: 'nav.changes', Icon: HistoryIcon },
  { path: deskPaths.team(), text: 'nav.team', Icon: TeamIcon },
  { path: deskPaths.content(), text: 'nav.content', Icon: ContentIcon, isForAdmins: true },
] as const;

const PageLink = styled(NavLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2),
  minHeight: 44,
  padding: theme.spacing(0, 3),
  borderRadius: 8,
  color: theme.vars?.palette.text.secondary,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { color: theme.vars?.palette.text.primary },
  '&.active': { color: theme.vars?.palette.primary.dark, backgroundColor: theme.vars?.palette.chip.main },
  [theme.breakpoints.down('sm')]: {
    flex: 1,
    flexDirection: 'column',
    gap: 0,
    minHeight: 56,
    borderRadius: 0,
    fontSize: '0.8125rem',
  },
}));

/** Links to the desk's pages: in the header, or in small windows at the lower edge, within the thumb's reach. */
function DeskPages() {
  const { t } = useTranslation('desk');
  const { data: me } = useMeQuery();
  const pages = PAGES.filter((page) => !('isForAdmins' in page) || me?.role === 'admin');
  return (
    <Box
      component="nav"
      aria-label={t('nav.label')}
      sx={{
        display: 'flex',
        gap: { sm: 1 },
        position: { xs: 'fixed', sm: 'static' },
        insetInline: 0,
        bottom: 0,
        zIndex: { xs: 'appBar', sm: 'auto' },
        bgcolor: 'background.paper',
        borderTop: { xs: '1px solid', sm: 0 },
        borderColor: { xs: 'line', sm: 'transparent' },
        pb: { xs: 'env(safe-area-inset-bottom)', sm: 0 },
      }}
    >
      {pages.map(({ path, text, Icon }) => (
        <PageLink key={path} to={path} end={path === '/'}>
          <Icon fontSize="small" aria-hidden />
          {t(text)}
        </PageLink>
      ))}
    </Box>
  );
}

const LANGUAGE_NAMES = { en: 'English', fr: 'Français' } as const;
const MODES = ['system', 'light', 'dark'] as const;

/** The member's name, and what concerns only them: language, colours, keys, sign-out. */
function AccountMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const { t, i18n } = useTranslation('desk');
  const { data: me } = useMeQuery();
  const { mode = 'system', setMode } = useColorScheme();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const close = () => setOpener(null);
  const other = i18n.language === 'fr' ? 'en' : 'fr';
  const next = MODES[(MODES.indexOf(mode) + 1) % MODES.length] ?? 'system';
  const name = me?.name || me?.email || '';
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        aria-label={t('account.label', { name })}
        startIcon={<AccountIcon />}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
        sx={{ minWidth: 44, maxWidth: { xs: 180, sm: 280 }, px: 3 }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
        </Box>
      </Button>
      <Menu anchorEl={opener} open={opener !== null} onClose={close}>
        <Box component="li" role="none" sx={{ px: 4, py: 2, maxWidth: 280, typography: 'body2' }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{me?.email}</Box>
          <Box sx={{ color: 'text.secondary' }}>{me && t(`roles.${me.role}`)}</Box>
        </Box>
        <MenuItem
          lang={other}
          onClick={() => {
            close();
            changeDeskLanguage(other).then(
              () => deviceStorage.write(LANGUAGE_KEY, other),
              (failure: unknown) => console.warn('The language is not there.', failure),
            );
          }}
        >
          {LANGUAGE_NAMES[other]}
        </MenuItem>
        <MenuItem onClick={() => setMode(next)}>
          {t('account.scheme', { scheme: t(`account.schemes.${mode}`) })}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            onShortcuts();
          }}
        >
          {t('shortcuts.title')}
        </MenuItem>
        <MenuItem component="a" href={`${BASE_PATH}/`}>
          {t('account.site')}
        </MenuItem>
        <MenuItem onClick={() => void signOut()}>{t('account.signOut')}</MenuItem>
      </Menu>
    </>
  );
}

const SkipLink = styled('a')(({ theme }) => ({
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

/** Moves the focus to the heading of a new page, so that keyboard and screen reader start there. */
function usePageArrival() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const target = main.current?.querySelector('h1') ?? main.current;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

function OpenDesk() {
  const { t } = useTranslation('desk');
  const navigate = useNavigate();
  const main = usePageArrival();
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  useShortcut('?', () => setShowsShortcuts(true));
  useShortcut('i', () => void navigate(deskPaths.inbox()));
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 2, md: 6 },
          minHeight: 56,
          px: { xs: 4, sm: 6 },
          borderBottom: '1px solid',
          borderColor: 'line',
          bgcolor: 'background.paper',
        }}
      >
        {brand.logo && (
          <Box
            component="img"
            src={contentHost() + brand.logo}
            alt=""
            sx={{ flex: 'none', width: 34, height: 36, objectFit: 'contain' }}
          />
        )}
        <Box component="span" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
            {brand.name} ·{' '}
          </Box>
          {t('name')}
        </Box>
        <DeskPages />
        <Box sx={{ ml: 'auto' }}>
          <AccountMenu onShortcuts={() => setShowsShortcuts(true)} />
        </Box>
      </Box>
      <OfflineNote />
      <Box
        component="main"
        id="main"
        ref={main}
        tabIndex={-1}
        sx={{
          flex: 1,
          width: '100%',
          maxWidth: 1600,
          mx: 'auto',
          px: { xs: 4, sm: 6 },
          pt: { xs: 4, sm: 6 },
          // Above the links at the lower edge of small windows.
          pb: { xs: 'calc(72px + env(safe-area-inset-bottom))', sm: 8 },
          outline: 'none',
          '& h1:focus': { outline: 'none' },
        }}
      >
        <Outlet />
      </Box>
      <ShortcutsDialog open={showsShortcuts} onClose={() => setShowsShortcuts(false)} />
      <ScrollRestoration />
    </Box>
  );
}

/** The frame of every page of the desk, within the guard. */
export function DeskFrame() {
  return (
    <Guard>
      <OpenDesk />
    </Guard>
  );
}
