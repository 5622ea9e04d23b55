import { keyframes, styled } from '@mui/material/styles';

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const Track = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.primary.main} 25%, transparent)`,
  '&::before': {
    content: '""',
    display: 'block',
    width: '40%',
    height: '100%',
    backgroundColor: theme.vars?.palette.primary.main,
    animation: `${slide} 1.4s ease-in-out infinite`,
    '@media (prefers-reduced-motion: reduce)': { width: '100%', animation: 'none' },
  },
}));

/** The line at the map's top while its homes are looked for. */
export function SearchProgress({ label }: { label: string }) {
  return <Track role="progressbar" aria-label={label} data-progress />;
}
