import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { WayButton } from '#components/way-button/WayButton.tsx';
import { brand } from '#config/brand.ts';
import { mortgagesWay } from '#config/mortgageWays.ts';
import { paths } from '#domain/paths.ts';
import { SearchBox } from '#features/search/SearchBox.tsx';
import type { Frame } from '../frame.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { MenuButton } from './MenuButton.tsx';
import { NavigationLinks } from './NavigationLinks.tsx';
import { SavedLink } from './SavedLink.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import { SessionButtons } from './SessionButtons.tsx';

/** Window widths in pixels from which the five links, and the mortgage button beside them, have room. */
const ROOM = {
  full: { links: 1080, mortgages: 1280 },
  compact: { links: 1440, mortgages: 1440 },
} as const;

function MortgageButton({ from }: { from: number }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <Box sx={{ whiteSpace: 'nowrap', [`@media (max-width:${from - 0.02}px)`]: { display: 'none' } }}>
      <WayButton way={mortgagesWay(pathname)} color="inherit">
        {t('mortgageOptions')}
      </WayButton>
    </Box>
  );
}

/** The bar at the top of every page but the full-screen search. */
export function Header({ kind }: { kind: Exclude<Frame['header'], 'none'> }) {
  const { t } = useTranslation('shell');
  const compact = kind === 'compact';
  const room = ROOM[kind];
  return (
    <Box
      component="header"
      data-print="hidden"
      sx={{
        position: 'sticky',
        top: 0,
        // Above what a page keeps at its top: the suggestions hang over it.
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
      <NavigationLinks from={room.links} compact={compact} />
      <MortgageButton from={room.mortgages} />
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', flex: 'none' }}>
        <LanguageSwitch />
        <SchemeSwitch />
        <SavedLink />
        <SessionButtons compact={compact} />
      </Box>
      <MenuButton until={room.mortgages} />
    </Box>
  );
}
