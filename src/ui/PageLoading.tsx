import Box from '@mui/material/Box';

/** Reserved space for a page whose code is loading, so that nothing below it moves. */
export function PageLoading() {
  return <Box aria-busy="true" sx={{ minHeight: 'calc(100dvh - var(--header-height))' }} />;
}
