import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { paths } from '../../domain/paths.ts';
import { useListingText } from './useListingText.ts';

/** The listing could not be loaded (L8); the list follows by itself. */
export function ListingFailed() {
  const { t } = useListingText();
  return (
    <Container maxWidth="sm" sx={{ py: 24, textAlign: 'center' }}>
      <Box role="alert">
        <Typography component="h1" variant="h3">
          {t('failed')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 3, mb: 6 }}>
          {t('failedNext')}
        </Typography>
      </Box>
      <Button variant="contained" component={Link} to={paths.listOf({})}>
        {t('toList')}
      </Button>
    </Container>
  );
}
