import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  heading: string;
  /** Beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page on a surface of its own, with a heading that names it. */
export function Panel({ heading, aside, children }: PanelProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        minWidth: 0,
        p: { xs: 4, sm: 5 },
        border: '1px solid',
        borderColor: 'line',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: 3, mb: 3 }}>
        <Typography id={id} component="h2" variant="h5" sx={{ flex: 1 }}>
          {heading}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  );
}
