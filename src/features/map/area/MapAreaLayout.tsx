import { styled } from '@mui/material/styles';
import { sharedMapStyles } from '#ui/sharedMapStyles.ts';
import { PinStyles } from '../pins/PinStyles.tsx';

/** The box of the map, in which everything over the map is positioned. */
export const Area = styled(PinStyles)(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  isolation: 'isolate',
  backgroundColor: theme.vars?.palette.background.ground,
  // A search that is answered quickly shows no progress.
  '& > [data-progress]': {
    position: 'absolute',
    zIndex: 2,
    insetInline: 0,
    top: 0,
    height: 3,
    animation: 'map-progress 1ms linear 300ms backwards',
  },
  '@keyframes map-progress': { from: { visibility: 'hidden' } },
  ...sharedMapStyles(theme),
  '& .location-dot': {
    width: 18,
    height: 18,
    borderRadius: 999,
    border: `3px solid ${theme.vars?.palette.background.paper}`,
    backgroundColor: theme.vars?.palette.primary.main,
    boxShadow: `0 0 0 8px color-mix(in srgb, ${theme.vars?.palette.primary.main} 25%, transparent), 0 1px 4px rgb(15 27 45 / 0.35)`,
    pointerEvents: 'none',
  },
  '& .area-handle': {
    // A small dot with a touch target for a finger.
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'grab',
    touchAction: 'none',
    zIndex: 7,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 14,
      borderRadius: 999,
      border: `3px solid ${theme.vars?.palette.primary.main}`,
      backgroundColor: theme.vars?.palette.background.paper,
    },
    '&[data-kind="between"]': { width: 28, height: 28, zIndex: 6 },
    '&[data-kind="between"]::before': { inset: 8, borderWidth: 2 },
    '&:focus-visible': { outline: 0 },
    '&:focus-visible::before': { outline: `3px solid ${theme.vars?.palette.text.primary}`, outlineOffset: 2 },
  },
  '& .maplibregl-canvas:focus-visible': {
    outline: `3px solid ${theme.vars?.palette.primary.main}`,
    outlineOffset: -3,
  },
  // The engine's own button is drawn for a light ground.
  '[data-color-scheme="dark"] & .maplibregl-ctrl-attrib-button': { filter: 'invert(1)' },
  '@media (max-width: 1199.95px)': { '& .maplibregl-ctrl-bottom-right': { bottom: 72 } },
}));

/** The box of the map. The engine draws into a child element, whose position it sets itself. */
export const Canvas = styled('div')({
  position: 'absolute',
  inset: 0,
  // Keeps pins with any z-index below the overlays of the map.
  isolation: 'isolate',
  '& > *': { width: '100%', height: '100%' },
  '& .maplibregl-map': { fontFamily: 'inherit' },
});

/** Shown until the engine is loaded. */
export const Waiting = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  inset: 0,
  margin: 0,
  display: 'grid',
  placeItems: 'center',
  color: theme.vars?.palette.text.secondary,
  pointerEvents: 'none',
}));

/** A link for the keyboard that skips the map. It is visible only while it has the focus. */
export const SkipButton = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  position: 'absolute',
  zIndex: 5,
  top: theme.spacing(4),
  left: theme.spacing(4),
  minHeight: 44,
  padding: theme.spacing(0, 5),
  border: 0,
  borderRadius: 999,
  color: theme.vars?.palette.background.paper,
  backgroundColor: theme.vars?.palette.text.primary,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
}));
