import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { heroPicture } from '#api/heroPicture.ts';

/** The picture's own sky where it ends. */
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

/** A quiet street at dusk beside a form, where the window is wide enough. */
export function DuskPanel({ sentence }: { sentence: string }) {
  return (
    <Panel>
      {/* Loaded where it is seen alone: on small screens it is not. */}
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
