import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { CompareHomes } from '#features/saved-homes/CompareHomes.tsx';

/** /saved/compare?homes=: up to four homes side by side, saved or not. */
export default function ComparePage() {
  const { t } = useTranslation('saved');
  useDocumentTitle(t('compare.title'));
  useUnlisted();
  return (
    <Box sx={{ px: 'var(--edges)', pt: { xs: 4, md: 6 }, pb: { xs: 12, md: 16 } }}>
      <CompareHomes />
    </Box>
  );
}
