import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { Button } from '#ui/Button.tsx';

/** Where to go on from a result. */
export function NextSteps({ steps }: { steps: readonly { to: string; text: string }[] }) {
  return (
    <Box data-print="hidden" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {steps.map(({ to, text }, index) => (
        <Button key={to} component={Link} to={to} variant={index === 0 ? 'contained' : 'outlined'}>
          {text}
        </Button>
      ))}
    </Box>
  );
}
