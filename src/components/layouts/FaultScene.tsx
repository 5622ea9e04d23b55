import { styled } from '@mui/material/styles';

const Scene = styled('svg')(({ theme }) => ({
  width: 'min(280px, 70vw)',
  height: 'auto',
  '& .hill': { fill: theme.vars?.palette.chip.main },
  '& .wall': {
    fill: theme.vars?.palette.background.paper,
    stroke: theme.vars?.palette.divider,
    strokeWidth: 2,
  },
  '& .roof': { fill: theme.vars?.palette.primary.main },
  '& .pine': { fill: theme.vars?.palette.forLease.main },
  '& .dark': { fill: theme.vars?.palette.text.secondary },
}));

/** A small house whose light is out: for pages that could not be shown. */
export function FaultScene() {
  return (
    <Scene viewBox="0 0 280 160" aria-hidden="true">
      <ellipse className="hill" cx="140" cy="146" rx="136" ry="14" />
      <path className="pine" d="m52 48-16 24h9L32 96h11l-14 26h46L61 96h11L59 72h9zM49 122h6v22h-6z" />
      <path className="wall" d="M104 82h84v62h-84z" />
      <path className="roof" d="m94 86 52-42 52 42-6 6-46-37-46 37z" />
      <path className="dark" opacity=".35" d="M116 98h20v20h-20zm40 0h20v46h-20z" />
      <path className="pine" d="m226 78-11 17h6l-9 17h7l-9 18h32l-9-18h7l-9-17h6zM223 130h6v14h-6z" />
    </Scene>
  );
}
