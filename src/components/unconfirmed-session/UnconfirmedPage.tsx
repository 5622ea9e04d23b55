import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { FaultScene } from '../frames/FaultScene.tsx';
import { useDocumentTitle } from '../navigation/useDocumentTitle.ts';
import './sessionTexts.ts';
import { AskAgain } from './AskAgain.tsx';

/** In the place of a page that only the customer may see, while nobody can say whether they still are. */
export function UnconfirmedPage() {
  const { t } = useTranslation('session');
  useDocumentTitle(t('title'));
  useUnlisted();
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        maxWidth: 560,
        mx: 'auto',
        px: 4,
        pt: { xs: 10, md: 16 },
        pb: 20,
      }}
    >
      <FaultScene />
      <Box component="h1" sx={{ typography: 'h3', m: 0, mt: 8, mb: 3 }}>
        {t('title')}
      </Box>
      <Box component="p" sx={{ m: 0, mb: 8, fontSize: '1.125rem' }}>
        {t('sentence')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
        <AskAgain variant="contained" />
        <Button variant="outlined" component={Link} to={paths.saved()}>
          {t('savedHomes')}
        </Button>
      </Box>
    </Box>
  );
}
