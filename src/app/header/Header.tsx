import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import { LinkButton } from '#components/links/LinkButton.tsx';
import { brand } from '#config/brand.ts';
import { mortgagesTarget } from '#config/mortgageLinks.ts';
import { paths } from '#domain/paths.ts';
import { SearchBox } from '#features/search/SearchBox.tsx';
import { selectCustomerName } from '#store/customerName.ts';
import { useAppSelector } from '#store/hooks.ts';
import type { SessionState } from '#store/sessionSlice.ts';
import { BareButton } from '#ui/BareButton.tsx';
import { Button } from '#ui/Button.tsx';
import { HeartIcon } from '#ui/icons/commonIcons.tsx';
import { ChevronDownIcon } from '#ui/icons/pageIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { NAVIGATION } from '../navigation.ts';
import type { PageFrame } from '../pageFrame.ts';
import { HeaderMenuButton } from './HeaderMenuButton.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { MenuButton } from './MenuButton.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import { useLoginPath } from './useLoginPath.ts';

const Disc = styled(BareButton)(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: theme.vars?.palette.text.primary,
  backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.primary.main} 14%, transparent)`,
  fontSize: '0.9375rem',
  fontWeight: 700,
  '&:hover': { backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.primary.main} 24%, transparent)` },
}));

/** Opens the menu of the account: the customer's initials on a disc, or the word while the session is unconfirmed. */
function AccountButton({ user }: Pick<SessionState, 'user'>) {
  const { t } = useTranslation('shell');
  const known = useAppSelector(selectCustomerName);
  const names = [known?.first ?? user?.givenName, known?.last ?? user?.familyName].filter(Boolean);
  const name = names.join(' ') || user?.email || '';
  const initials = (names.length > 0 ? names : [name]).map((part = '') => [...part][0]).join('');
  const label = name ? t('accountOf', { name }) : t('account.menu');
  return (
    <HeaderMenuButton menu="account" Opener={Disc} title={label}>
      <span aria-hidden>{initials.toLocaleUpperCase() || '…'}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </HeaderMenuButton>
  );
}

/**
 * Log in, or the account's menu; reserved space while the session is unknown. With an unconfirmed session logging out
 * is possible: it removes the data from the device.
 */
function SessionButtons() {
  const { t } = useTranslation('shell');
  const login = useLoginPath();
  const { status, user } = useAppSelector(({ session }) => session);
  if (user || status === 'unconfirmed') return <AccountButton user={user} />;
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

const link = ({ theme }: { theme: Theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 10,
  borderRadius: 999,
  color: theme.vars?.palette.text.primary,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: 'background-color 150ms ease-out',
  '&:hover': { backgroundColor: theme.vars?.palette.background.ground },
  '&[aria-current="page"]': { color: theme.vars?.palette.primary.dark },
});
const HeaderLink = styled(NavLink)(link);
const MoreButton = styled(BareButton)(link);

/** The five links in a row, and a menu of further pages, shown from a window width on. */
function NavigationLinks({ from, mortgagesFrom }: { from: number; mortgagesFrom: number }) {
  const { t } = useTranslation('shell');
  return (
    <Box
      component="nav"
      aria-label={t('navigation')}
      sx={{ display: 'flex', [`@media (max-width:${from - 0.02}px)`]: { display: 'none' } }}
    >
      {NAVIGATION.map(({ key, to }) => (
        <HeaderLink key={key} to={to}>
          {t(`links.${key}`)}
        </HeaderLink>
      ))}
      <HeaderMenuButton menu="more" Opener={MoreButton} mortgagesFrom={mortgagesFrom}>
        {t('more')}
        <ChevronDownIcon aria-hidden />
      </HeaderMenuButton>
    </Box>
  );
}

/** Minimum window widths in pixels for the five links, and for the mortgage button beside them. */
const MIN_WIDTHS = {
  full: { links: 1080, mortgages: 1280 },
  compact: { links: 1440, mortgages: 1680 },
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
        px: 'var(--edges)',
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
          // A long name is cut off in a narrow window.
          minWidth: 0,
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
      <NavigationLinks from={minWidths.links} mortgagesFrom={minWidths.mortgages} />
      <MortgageButton from={minWidths.mortgages} />
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', flex: 'none' }}>
        <LanguageSwitch />
        <SchemeSwitch />
        <SavedLink />
        <SessionButtons />
      </Box>
      <MenuButton until={minWidths.links} />
    </Box>
  );
}
