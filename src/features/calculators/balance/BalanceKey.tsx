import Box from '@mui/material/Box';

/** What the dashed line is. */
export function BalanceKey({ label }: { label: string }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        mt: 1,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <Box component="span" sx={{ width: 28, borderTop: '2px dashed currentColor' }} />
      {label}
    </Box>
  );
}
