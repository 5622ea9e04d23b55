import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { NAVIGATION } from '../navigation.ts';

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

/** The five links in a row, shown from a width on. */
export function NavigationLinks({ from, compact }: { from: number; compact: boolean }) {
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
