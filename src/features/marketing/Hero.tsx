import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { heroPicture } from '#api/heroPicture.ts';

/** Colour of the picture's sky, for a hero that is higher than the picture. */
const SKY = '#15294E';

const Frame = styled('section')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  justifyContent: 'center',
  minHeight: 560,
  padding: theme.spacing(14, 4, 60),
  backgroundColor: SKY,
  color: '#FFFFFF',
  [theme.breakpoints.up('md')]: {
    minHeight: 'max(540px, 37.5vw)',
    paddingBlock: theme.spacing(14, 52),
  },
}));

const Picture = styled('img')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  width: '100%',
  height: 330,
  objectFit: 'cover',
  objectPosition: '42% bottom',
  maskImage: 'linear-gradient(to bottom, transparent, black 96px)',
  [theme.breakpoints.up('md')]: { height: 'max(500px, 37.5vw)' },
}));

interface HeroProps {
  title: string;
  /** Below the title; '' without one. */
  sentence: string;
  children: ReactNode;
}

/** The top of the home page: a picture of a street at dusk, a headline and the search box. */
export function Hero({ title, sentence, children }: HeroProps) {
  return (
    <Frame>
      <Picture {...heroPicture} fetchPriority="high" alt="" />
      <Box sx={{ position: 'relative', width: '100%', maxWidth: 880, textAlign: 'center' }}>
        <Box component="h1" sx={{ typography: { xs: 'h2', md: 'h1' }, m: 0, mb: 20, textWrap: 'balance' }}>
          {title}
        </Box>
        {sentence && <p style={{ margin: '-64px 0 48px', fontSize: '1.25rem' }}>{sentence}</p>}
        {children}
      </Box>
    </Frame>
  );
}
