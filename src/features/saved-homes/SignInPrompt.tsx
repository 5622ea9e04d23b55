import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { useMarkText } from '#components/home-marks/useMarkedListings.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { useSavedText } from './useSavedText.ts';

/** Explains to a visitor that a list is only on this device, and the benefit of an account. */
export function SignInPrompt({ of = 'saved' }: { of?: 'saved' | 'viewed' }) {
  const { t } = useSavedText();
  const { t: viewed } = useMarkText();
  const [sentence, promise] =
    of === 'saved'
      ? [t('visitor.sentence'), t('visitor.promise')]
      : [viewed('visitor.sentence'), viewed('visitor.promise')];
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
          {sentence}
        </Box>
        <Box component="p" sx={{ m: 0 }}>
          {promise}
        </Box>
      </Box>
      <Button
        variant="contained"
        component={Link}
        to={
          of === 'saved' ? paths.login(paths.saved(), 'keepHomes') : paths.login(paths.viewed(), 'seeAccount')
        }
      >
        {t('visitor.signIn')}
      </Button>
    </Box>
  );
}
