import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A definition list of amounts. */
export function CostLines({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="dl" aria-label={label} sx={{ m: 0 }}>
      {children}
    </Box>
  );
}

interface CostLineProps {
  label: string;
  amount: string;
  /** The source of the amount, in small type. */
  note?: ReactNode;
  isTotal?: boolean;
}

/** One amount and its label, with a line below. */
export function CostLine({ label, amount, note, isTotal = false }: CostLineProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 4,
        alignItems: 'baseline',
        py: 2.5,
        borderBottom: isTotal ? 0 : 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        component="dt"
        variant="body2"
        sx={isTotal ? { fontWeight: 700 } : { color: 'text.secondary' }}
      >
        {label}
      </Typography>
      <Typography
        component="dd"
        variant={isTotal ? 'body1' : 'body2'}
        sx={{ m: 0, textAlign: 'right', whiteSpace: 'nowrap', fontWeight: isTotal ? 700 : 600 }}
      >
        {amount}
      </Typography>
      {note !== undefined && (
        <Typography
          component="dd"
          variant="body2"
          sx={{ gridColumn: '1 / -1', m: 0, maxWidth: '60ch', color: 'text.secondary' }}
        >
          {note}
        </Typography>
      )}
    </Box>
  );
}
