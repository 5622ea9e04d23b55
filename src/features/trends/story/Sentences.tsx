import Typography from '@mui/material/Typography';

/** A paragraph of those sentences that the numbers bear. */
export function Sentences({ sentences }: { sentences: readonly (string | false)[] }) {
  return <Typography sx={{ maxWidth: '70ch' }}>{sentences.filter(Boolean).join(' ')}</Typography>;
}
