import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';

/** A page with one message: a small drawing, a title, a sentence and an action. */
export function PlainScene({
  title,
  sentence,
  children,
}: {
  title: string;
  sentence: string;
  children: ReactNode;
}) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        px: 6,
        py: { xs: 12, md: 20 },
        '& svg.scene': { width: 'min(420px, 86vw)', height: 'auto' },
      }}
    >
      <StreetDrawing />
      <Box component="h1" sx={{ typography: { xs: 'h3', md: 'h2' }, m: 0, mt: 8, mb: 3 }}>
        {title}
      </Box>
      <Box
        component="p"
        sx={{ m: 0, mb: 8, maxWidth: '52ch', fontSize: '1.125rem', color: 'text.secondary' }}
      >
        {sentence}
      </Box>
      {children}
    </Box>
  );
}

/** A quiet street of three homes under pines, for pages with one message. */
function StreetDrawing() {
  return (
    <Drawing className="scene" viewBox="0 0 400 200" aria-hidden="true">
      <path className="sky" d="M16 170a184 150 0 0 1 368 0z" />
      <circle className="glow" cx="292" cy="66" r="20" />
      <path
        className="pine"
        d="m52 86-15 26h8l-13 26h9L27 168h50l-14-30h9l-13-26h8zM354 96l-13 22h7l-12 24h8l-12 26h44l-12-26h8l-12-24h7z"
      />
      <path className="brick" d="M84 112l36-30 36 30v56H84z" />
      <path className="ink" d="m76 116 44-38 44 38-6 6-38-32-38 32z" />
      <path className="paper" d="M164 92h76v76h-76z" />
      <path className="ink" d="M158 84h88v10h-88z" />
      <path className="blue" d="M248 118h76v50h-76z" />
      <path className="ink" d="m240 120 16-34h60l16 34z" />
      <path
        className="glow"
        d="M94 126h18v18H94zm80-22h20v22h-20zm36 0h20v22h-20zm-36 34h20v18h-20zm88-8h18v18h-18z"
      />
      <path className="deep" d="M126 132h18v36h-18zm88 4h16v32h-16zm80-4h16v36h-16z" />
      <path className="land" d="M8 166h384a6 6 0 0 1 0 12H8a6 6 0 0 1 0-12" />
    </Drawing>
  );
}
