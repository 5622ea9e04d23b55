import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { InfoIcon } from '#ui/icons/frameIcons.tsx';
import { AskAgain } from './AskAgain.tsx';
import './sessionTexts.ts';

/** Says over a customer's homes that they are those the device has kept. */
export function UnconfirmedNote({ hasHomes }: { hasHomes: boolean }) {
  const { t } = useTranslation('session');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 4,
        px: { xs: 4, sm: 6 },
        py: 4,
        borderRadius: 1,
        bgcolor: 'chip.main',
        color: 'chip.contrastText',
      }}
    >
      <InfoIcon aria-hidden sx={{ flex: 'none' }} />
      <Box component="p" sx={{ m: 0, flex: '1 1 280px', fontWeight: 600 }}>
        {t(hasHomes ? 'homes' : 'noHomes')}
      </Box>
      <AskAgain variant="contained" />
    </Box>
  );
}
