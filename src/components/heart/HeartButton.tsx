import { styled } from '@mui/material/styles';
import type { Listing } from '#domain/listing/listing.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { HeartIcon } from '#ui/icons/commonIcons.tsx';
import { useHeart } from './useHeart.ts';

const Round = styled(IconButton)(({ theme }) => ({
  color: theme.vars?.palette.text.primary,
  '& svg': { fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
  '&[aria-pressed="true"] svg': {
    fill: 'currentColor',
    color: theme.vars?.palette.error.main,
    transition: 'fill 150ms ease-out',
  },
}));

interface HeartButtonProps {
  listing: Listing;
  className?: string;
}

/** Saves a home or removes it: a round button of 44 pixels. */
export function HeartButton({ listing, className }: HeartButtonProps) {
  const { isSaved, press, name } = useHeart(listing);
  return (
    <Round aria-pressed={isSaved} aria-label={name} onClick={press} {...(className && { className })}>
      <HeartIcon aria-hidden />
    </Round>
  );
}
