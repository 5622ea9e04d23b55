import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { brandPicture, brandSrcSet } from '#api/images.ts';
import type { RealtorPhoto } from '#config/content.ts';

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 260,
  objectFit: 'cover',
  objectPosition: 'center 20%',
  backgroundColor: theme.vars?.palette.chip.main,
  [theme.breakpoints.up('sm')]: { height: '100%' },
}));

interface PortraitProps {
  photo: RealtorPhoto;
  alt: string;
}

/** A person's picture, or its fallback where it can't be loaded. */
export function Portrait({ photo, alt }: PortraitProps) {
  const [isBroken, setBroken] = useState(false);
  const name = isBroken ? photo.fallback : photo.src;
  return (
    <Picture
      src={brandPicture(name, 350)}
      srcSet={brandSrcSet(name)}
      sizes="(min-width: 600px) 220px, calc(100vw - 32px)"
      alt={alt}
      width={350}
      height={350}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
