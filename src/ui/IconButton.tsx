import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Root = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  width: 44,
  height: 44,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  color: 'inherit',
  background: 'none',
  fontSize: '1.5rem',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: 'background-color 150ms ease-out',
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' },
  '&:active': {
    backgroundColor: 'color-mix(in srgb, currentColor 16%, transparent)',
    transitionDuration: '0s',
  },
  '&:disabled': { color: theme.vars?.palette.action.disabled, pointerEvents: 'none' },
}));

/** A round button of 44 pixels that holds an icon; `aria-label` names it. */
export function IconButton(props: ComponentProps<typeof Root> & { 'aria-label': string }) {
  return <Root type="button" {...props} />;
}
