import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/IconButton.tsx';

const Round = styled(IconButton)(({ theme }) => ({
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  '&[aria-disabled="true"]': {
    color: theme.vars?.palette.text.disabled,
    backgroundColor: 'transparent',
    cursor: 'default',
  },
}));

interface CarouselButtonProps {
  label: string;
  /** At an end it does nothing, but stays: a button that goes takes the keyboard's place with it. */
  enabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A step through a carousel. */
export function CarouselButton({ label, enabled, onPress, children }: CarouselButtonProps) {
  return (
    <Round aria-label={label} aria-disabled={!enabled} onClick={enabled ? onPress : undefined}>
      {children}
    </Round>
  );
}
