import Box from '@mui/material/Box';

/** Which of the pictures is in view, as dots at the lower edge; for the eye only. */
export function GalleryDots({ count, shown }: { count: number; shown: number }) {
  return (
    <Box
      aria-hidden
      data-shown={shown}
      sx={{
        position: 'absolute',
        zIndex: 2,
        bottom: 10,
        left: '50%',
        translate: '-50% 0',
        display: 'flex',
        gap: 1.5,
        px: 2,
        py: 1.25,
        borderRadius: 999,
        bgcolor: 'rgb(15 27 45 / 0.5)',
        pointerEvents: 'none',
      }}
    >
      {Array.from({ length: count }, (_, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place in the row
          key={index}
          sx={{
            width: 6,
            height: 6,
            borderRadius: '50%',
            bgcolor: '#FFFFFF',
            opacity: index === shown ? 1 : 0.55,
            transition: 'opacity 150ms ease-out',
          }}
        />
      ))}
    </Box>
  );
}
