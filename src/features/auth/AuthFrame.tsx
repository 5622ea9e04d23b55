import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBack } from '#components/navigation/useBack.ts';
import { Button } from '#ui/Button.tsx';
import { ArrowBackIcon } from '#ui/icons/pageIcons.tsx';
import './authTexts.ts';
import { DuskPanel } from './frame/DuskPanel.tsx';

interface AuthFrameProps {
  /** What is said over the picture. */
  scene: 'login' | 'newAccount' | 'verify';
  children: ReactNode;
}

/** A form of an account: alone on small screens, on wide ones beside a picture. */
export function AuthFrame({ scene, children }: AuthFrameProps) {
  const { t } = useTranslation('auth');
  const goBack = useBack();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        minHeight: 'calc(100dvh - var(--header-height))',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          justifyItems: 'center',
          alignContent: 'start',
          px: { xs: 4, sm: 6 },
          pt: { xs: 4, md: 12 },
          pb: { xs: 12, md: 16 },
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 440, minWidth: 0 }}>
          <Button
            color="inherit"
            startIcon={<ArrowBackIcon />}
            onClick={goBack}
            sx={{ ml: -4, mb: 5, pl: 4 }}
          >
            {t('back')}
          </Button>
          {children}
        </Box>
      </Box>
      <DuskPanel sentence={t(`${scene}.scene`)} />
    </Box>
  );
}
