import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface FieldGroupProps {
  heading: string;
  /** The purpose of the fields, shown above them. */
  text?: string;
  children: ReactNode;
}

/** A group of fields, two in a row if the window is wide enough. */
export function FieldGroup({ heading, text, children }: FieldGroupProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ '& + &': { mt: 8 } }}>
      <Typography id={id} component="h3" variant="h6">
        {heading}
      </Typography>
      {text !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {text}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
          gap: 4,
          alignItems: 'start',
          mt: 3,
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
