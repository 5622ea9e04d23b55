import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '#ui/Button.tsx';

interface FailedPartProps {
  sentence: string;
  /** Text of the button. */
  retry: string;
  onRetry: () => void;
}

/** Replaces a part of a page that could not be loaded: a sentence, and another attempt beside it. */
export function FailedPart({ sentence, retry, onRetry }: FailedPartProps) {
  return (
    <Box sx={{ display: 'flex', gap: 4, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography role="alert">{sentence}</Typography>
      <Button size="small" variant="outlined" onClick={onRetry}>
        {retry}
      </Button>
    </Box>
  );
}
