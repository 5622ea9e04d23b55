import Box from '@mui/material/Box';

/** The room of a page whose code is still coming: nothing below it moves when it arrives. */
export function PageLoading() {
  return <Box aria-busy="true" sx={{ minHeight: 'calc(100dvh - var(--header-height))' }} />;
}
