import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import { LinkButton } from '#components/links/LinkButton.tsx';
import { brand } from '#config/brand.ts';
import { mortgagesTarget } from '#config/mortgageLinks.ts';
import { paths } from '#domain/paths.ts';
import { SearchBox } from '#features/search/SearchBox.tsx';
import { selectCustomerName } from '#store/customerName.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { type SessionState, signOutChosen } from '#store/sessionSlice.ts';
import { Button } from '#ui/Button.tsx';
import { HeartIcon } from '#ui/icons/commonIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { NAVIGATION } from '../navigation.ts';
import type { PageFrame } from '../pageFrame.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { MenuButton } from './MenuButton.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import { useLoginPath } from './useLoginPath.ts';

const Disc = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: theme.vars?.palette.text.primary,
  backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.primary.main} 14%, transparent)`,
  fontSize: '0.9375rem',
  fontWeight: 700,
  textDecoration: 'none',
  transition: 'background-color 150ms ease-out',
  '&:hover': { backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.primary.main} 24%, transparent)` },
}));

/** The customer's initials on a disc, with a link to the profile. */
function ProfileLink({ user }: { user: NonNullable<SessionState['user']> }) {
  const { t } = useTranslation('shell');
  const { first, last } = useAppSelector(selectCustomerName) ?? {
    first: user.givenName,
    last: user.familyName,
  };
  const names = [first, last].filter(Boolean);
  const name = names.join(' ') || user.email;
  const initials = (names.length > 0 ? names : [user.email]).map((part) => [...part][0]).join('');
  const label = t('profileOf', { name });
  return (
    <Disc to={paths.profile()} title={label}>
      <span aria-hidden>{initials.toLocaleUpperCase()}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Disc>
  );
}

/**
 * Log in, or the links to the profile and to log out; reserved space while the session is unknown. With an unconfirmed
 * session logging out is possible: it removes the data from the device.
 */
function SessionButtons({ compact }: { compact: boolean }) {
  const { t } = useTranslation('shell');
  const login = useLoginPath();
  const dispatch = useAppDispatch();
  const { status, user } = useAppSelector(({ session }) => session);
  if (user || status === 'unconfirmed') {
    return (
      <>
        {user && <ProfileLink user={user} />}
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => dispatch(signOutChosen({ leave: 'reload' }))}
          sx={{
            ml: 2,
            whiteSpace: 'nowrap',
            // The search box needs the space; the menu has the button too.
            ...(compact && { '@media (max-width:759.98px)': { display: 'none' } }),
          }}
        >
          {t('logout')}
        </Button>
      </>
    );
  }
  return (
    <Button
      component={Link}
      to={login}
      variant="contained"
      sx={{ ml: 2, ...(status === 'unknown' && { visibility: 'hidden' }) }}
    >
      {t('login')}
    </Button>
  );
}

const Round = styled(Link)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: 'inherit',
  transition: 'background-color 150ms ease-out',
  '&:hover': { backgroundColor: theme.vars?.palette.background.ground },
  '& svg': { fontSize: '1.25rem', fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
}));

/** The link to the saved homes of a visitor or a customer. */
function SavedLink() {
  const { t } = useTranslation('shell');
  const label = t('account.savedHomes');
  return (
    <Round to={paths.saved()} aria-label={label} title={label}>
      <HeartIcon aria-hidden />
    </Round>
  );
}

const HeaderLink = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  borderRadius: 999,
  color: theme.vars?.palette.text.primary,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: 'background-color 150ms ease-out',
  '&:hover': { backgroundColor: theme.vars?.palette.background.ground },
  '&[aria-current="page"]': { color: theme.vars?.palette.primary.dark },
}));

/** The five links in a row, shown from a window width on. */
function NavigationLinks({ from, compact }: { from: number; compact: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <Box
      component="nav"
      aria-label={t('navigation')}
      sx={{ display: 'flex', [`@media (max-width:${from - 0.02}px)`]: { display: 'none' } }}
    >
      {NAVIGATION.map(({ key, to }) => (
        <HeaderLink key={key} to={to} sx={{ px: compact ? 2 : 3 }}>
          {t(`links.${key}`)}
        </HeaderLink>
      ))}
    </Box>
  );
}

/** Minimum window widths in pixels for the five links, and for the mortgage button beside them. */
const MIN_WIDTHS = {
  full: { links: 1080, mortgages: 1280 },
  compact: { links: 1440, mortgages: 1440 },
} as const;

function MortgageButton({ from }: { from: number }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <Box sx={{ whiteSpace: 'nowrap', [`@media (max-width:${from - 0.02}px)`]: { display: 'none' } }}>
      <LinkButton target={mortgagesTarget(pathname)} color="inherit">
        {t('mortgageOptions')}
      </LinkButton>
    </Box>
  );
}

/** The bar at the top of every page except the full-screen search. */
export function Header({ kind }: { kind: Exclude<PageFrame['header'], 'none'> }) {
  const { t } = useTranslation('shell');
  const compact = kind === 'compact';
  const minWidths = MIN_WIDTHS[kind];
  return (
    <Box
      component="header"
      data-print="hidden"
      sx={{
        position: 'sticky',
        top: 0,
        // Above the page's sticky parts, because the suggestions overlap them.
        zIndex: (theme) => theme.zIndex.appBar + 1,
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, md: 3 },
        height: 'var(--header-height)',
        px: { xs: 3, md: 6 },
        bgcolor: 'background.paper',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box
        component={Link}
        to={paths.home()}
        aria-label={t('home', { brand: brand.name })}
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: 44,
          flex: 'none',
          color: 'text.primary',
          textDecoration: 'none',
        }}
      >
        <Logo compact={compact} />
      </Box>
      {compact && (
        <Box sx={{ flex: 1, minWidth: 0, maxWidth: 520, px: { xs: 1, md: 2 } }}>
          <SearchBox variant="bar" />
        </Box>
      )}
      <Box sx={{ flex: compact ? 'none' : 1, ml: 'auto' }} />
      <NavigationLinks from={minWidths.links} compact={compact} />
      <MortgageButton from={minWidths.mortgages} />
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', flex: 'none' }}>
        <LanguageSwitch />
        <SchemeSwitch />
        <SavedLink />
        <SessionButtons compact={compact} />
      </Box>
      <MenuButton until={minWidths.mortgages} />
    </Box>
  );
}
