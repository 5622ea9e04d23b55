import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { useSavedText } from './useSavedText.ts';

/** Explains to a visitor that these homes are only on this device, and the benefit of an account. */
export function SignInPrompt() {
  const { t } = useSavedText();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 4,
        px: { xs: 4, sm: 6 },
        py: 4,
        borderRadius: 1,
        bgcolor: 'chip.main',
        color: 'chip.contrastText',
      }}
    >
      <Box sx={{ flex: '1 1 320px' }}>
        <Box component="p" sx={{ m: 0, fontWeight: 600 }}>
          {t('visitor.sentence')}
        </Box>
        <Box component="p" sx={{ m: 0 }}>
          {t('visitor.promise')}
        </Box>
      </Box>
      <Button variant="contained" component={Link} to={paths.login(paths.saved(), 'keepHomes')}>
        {t('visitor.signIn')}
      </Button>
    </Box>
  );
}
