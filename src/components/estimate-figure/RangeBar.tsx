import Box from '@mui/material/Box';

interface RangeBarProps {
  figure: number;
  low: number;
  high: number;
  /** The range in words, for screen readers. */
  label: string;
}

/** A bar from the low to the high end of a range, with a mark at the figure. */
export function RangeBar({ figure, low, high, label }: RangeBarProps) {
  const place = high > low ? ((figure - low) / (high - low)) * 100 : 50;
  return (
    <Box
      role="img"
      aria-label={label}
      sx={{
        position: 'relative',
        height: 12,
        my: 4,
        maxWidth: 480,
        borderRadius: 999,
        bgcolor:
          'color-mix(in srgb, var(--mui-palette-primary-main) 30%, var(--mui-palette-background-paper))',
        forcedColorAdjust: 'none',
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          left: `${place}%`,
          top: -4,
          width: 4,
          height: 20,
          ml: '-2px',
          borderRadius: 999,
          bgcolor: 'primary.main',
        }}
      />
    </Box>
  );
}
