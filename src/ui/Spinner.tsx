import { keyframes, styled } from '@mui/material/styles';

const turn = keyframes`
  to { rotate: 360deg; }
`;

/** A rotating ring. It has no text: the button itself announces that it is busy. */
const Ring = styled('span')({
  width: 20,
  height: 20,
  boxSizing: 'border-box',
  border: '3px solid currentColor',
  borderTopColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 0.8s linear infinite`,
  '@media (prefers-reduced-motion: reduce)': { animationDuration: '4s' },
});

/** A rotating ring for a busy button, in the colour of its text. */
export function Spinner() {
  return <Ring aria-hidden />;
}
