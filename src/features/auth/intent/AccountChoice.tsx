import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '#domain/paths.ts';

const Choice = styled(Link)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  padding: theme.spacing(1, 2),
  borderRadius: 8,
  color: theme.vars?.palette.text.primary,
  fontWeight: 600,
  textAlign: 'center',
  textDecoration: 'none',
  '&[aria-current]': {
    backgroundColor: theme.vars?.palette.background.paper,
    boxShadow: theme.shadows[1],
  },
}));

/** Both ways to an account, side by side, for a visitor whose press needs one. */
export function AccountChoice({ chosen }: { chosen: 'login' | 'newAccount' }) {
  const { t } = useTranslation('signIn');
  const { search } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={t('choice.label')}
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gap: 1,
        mb: 6,
        p: 1,
        borderRadius: 1,
        bgcolor: 'chip.main',
      }}
    >
      {(['login', 'newAccount'] as const).map((way) => (
        // A turn from one to the other is no step that Back would have to undo.
        <Choice
          key={way}
          to={{ pathname: paths[way](), search }}
          replace
          aria-current={way === chosen ? 'page' : undefined}
        >
          {t(`choice.${way}`)}
        </Choice>
      ))}
    </Box>
  );
}
