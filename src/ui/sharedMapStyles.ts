import type { CSSObject, Theme } from '@mui/material/styles';

/** Styles of an address's pin, and of the map's attribution, on any map. */
export const sharedMapStyles = ({ vars }: Theme): CSSObject => ({
  // The engine moves the element itself by a transform, so the rotated part is a child.
  '& .street-pin': { width: 28, height: 34, pointerEvents: 'none' },
  '& .street-pin::before': {
    content: '""',
    display: 'block',
    boxSizing: 'border-box',
    width: 28,
    height: 28,
    borderRadius: '50% 50% 50% 0',
    rotate: '-45deg',
    border: `3px solid ${vars?.palette.background.paper}`,
    backgroundColor: vars?.palette.error.main,
    boxShadow: '0 1px 4px rgb(15 27 45 / 0.35)',
  },
  '& .maplibregl-ctrl.maplibregl-ctrl-attrib': {
    fontSize: '0.75rem',
    color: vars?.palette.text.primary,
    backgroundColor: `color-mix(in srgb, ${vars?.palette.background.paper} 80%, transparent)`,
    '& .maplibregl-ctrl-attrib-button': { backgroundColor: 'transparent' },
  },
});
