import { keyframes, type SxProps, styled, type Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const pass = keyframes`
  to { transform: translateX(100%); }
`;

const RADII = { text: 6, rectangular: undefined, rounded: 12 } as const;

type Variant = keyof typeof RADII;

const Root = styled('span', { shouldForwardProp: (name) => name !== 'variant' && name !== 'sx' })<{
  variant: Variant;
}>(({ theme, variant }) => ({
  display: 'block',
  height: '1lh',
  borderRadius: RADII[variant],
  backgroundColor: theme.vars?.palette.skeleton,
  // Letters are lower than their line.
  ...(variant === 'text' && { transform: 'scaleY(0.6)' }),
  // A light that passes over the shape, unless the visitor prefers less motion.
  '@media (prefers-reduced-motion: no-preference)': {
    position: 'relative',
    overflow: 'hidden',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(90deg, transparent, ${theme.vars?.palette.background.ground}, transparent)`,
      transform: 'translateX(-100%)',
      animation: `${pass} 1.6s ease-in-out 0.4s infinite`,
    },
  },
}));

interface SkeletonProps extends ComponentProps<'span'> {
  /** 'text' by default: a line of text. */
  variant?: Variant;
  width?: number | string;
  height?: number | string;
  sx?: SxProps<Theme>;
}

/** The shape of something that is loading. */
export function Skeleton({ variant = 'text', width, height, ...rest }: SkeletonProps) {
  return <Root variant={variant} data-shape={variant} style={{ width, height }} {...rest} />;
}
