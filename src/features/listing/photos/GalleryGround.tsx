import { styled } from '@mui/material/styles';

/** Background of the gallery, the same in the light and the dark scheme. */
export const GALLERY_GROUND = '#0B111A';

const Ground = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.modal,
  backgroundColor: GALLERY_GROUND,
  // The place of the gallery's first photo: below its bar and above its thumbnails.
  padding: '72px 0 80px',
  [theme.breakpoints.up('sm')]: { paddingBottom: 96 },
  [theme.breakpoints.up('md')]: { padding: '80px 80px 96px' },
  boxSizing: 'border-box',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
}));

interface GalleryGroundProps {
  /** Address of a picture that is loaded already. */
  picture: string | undefined;
}

/** The gallery's background with its first photo, until the gallery itself is rendered. */
export function GalleryGround({ picture }: GalleryGroundProps) {
  return <Ground>{picture && <img src={picture} alt="" />}</Ground>;
}
