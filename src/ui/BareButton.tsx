import { styled } from '@mui/material/styles';

/** A button without a look of its own, for elements that bring theirs. MUI's base would bring its ripples (5 kB). */
export const BareButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  color: 'inherit',
  font: 'inherit',
  background: 'none',
  textDecoration: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '&:disabled': { cursor: 'default', pointerEvents: 'none' },
});
