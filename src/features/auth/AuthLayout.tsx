import './authTexts.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { heroPicture } from '#api/heroPicture.ts';
import { useBack } from '#components/navigation/useBack.ts';
import { Button } from '#ui/Button.tsx';
import { ArrowBackIcon } from '#ui/icons/pageIcons.tsx';

interface AuthLayoutProps {
  /** Name of the sentence over the picture. */
  scene: 'login' | 'newAccount' | 'verify';
  children: ReactNode;
}

/** A form of an account. In wide windows a picture is beside it. */
export function AuthLayout({ scene, children }: AuthLayoutProps) {
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

/** The colour of the sky at the picture's upper edge. */
const SKY = '#15294E';

const Panel = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'none',
  overflow: 'hidden',
  backgroundColor: SKY,
  color: '#FFFFFF',
  [theme.breakpoints.up('md')]: { display: 'block' },
}));

const Picture = styled('img')({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  width: '100%',
  height: 'min(560px, 70%)',
  objectFit: 'cover',
  objectPosition: '42% bottom',
  maskImage: 'linear-gradient(to bottom, transparent, black 120px)',
});

/** A quiet street at dusk beside a form, in windows that are wide enough. */
function DuskPanel({ sentence }: { sentence: string }) {
  return (
    <Panel>
      {/* Lazy loading, because the picture is hidden in narrow windows. */}
      <Picture
        src={heroPicture.src}
        srcSet={heroPicture.srcSet}
        sizes="(min-width: 900px) 1310px, 1px"
        width={heroPicture.width}
        height={heroPicture.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <Box
        component="p"
        sx={{
          position: 'relative',
          m: 0,
          px: { md: 10, lg: 16 },
          pt: { md: 20, lg: 24 },
          maxWidth: '24em',
          typography: 'h3',
          textWrap: 'balance',
        }}
      >
        {sentence}
      </Box>
    </Panel>
  );
}
