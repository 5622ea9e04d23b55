import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A number, and the sentence that explains it. */
export function LeadFigure({ figure, sentence }: { figure: string; sentence: string }) {
  return (
    <Box>
      <Typography variant="h2" component="p">
        {figure}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, maxWidth: '62ch' }}>
        {sentence}
      </Typography>
    </Box>
  );
}
