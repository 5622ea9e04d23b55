import { styled } from '@mui/material/styles';

/** Buttons or links of which one is chosen, in one frame. */
export const Segments = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  gap: theme.spacing(0.5),
  height: 44,
  padding: theme.spacing(0.5),
  boxSizing: 'border-box',
  border: `1px solid ${theme.vars?.palette.line}`,
  borderRadius: 999,
  backgroundColor: theme.vars?.palette.background.ground,
  '& > *': {
    ...theme.typography.body2,
    fontWeight: 600,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    height: 38,
    padding: theme.spacing(0, 4),
    border: 0,
    borderRadius: 999,
    color: theme.vars?.palette.text.secondary,
    background: 'none',
    textDecoration: 'none',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    '&:hover': { backgroundColor: theme.vars?.palette.action.hover },
    // The touch target is as high as the bar's pills.
    '&::before': { content: '""', position: 'absolute', inset: '-3px 0' },
    '&[aria-pressed="true"], &[aria-current]': {
      color: theme.vars?.palette.text.primary,
      backgroundColor: theme.vars?.palette.background.paper,
      boxShadow: theme.shadows[1],
      '[data-color-scheme="dark"] &': { backgroundColor: theme.vars?.palette.chip.main },
    },
  },
}));
