import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Suggestions } from './useSuggestions.ts';

/** What stands where suggestions would: that they are looked up, that there are none, or that it failed. */
export function SuggestionMessage({ status }: { status: Suggestions['status'] }) {
  const { t } = useTranslation('search');
  const text = {
    idle: '',
    loading: t('loading'),
    loaded: t('noResults'),
    failed: t('failed'),
  }[status];
  return (
    <Box role="status" sx={{ px: 4, py: 5, color: 'text.secondary' }}>
      {text}
    </Box>
  );
}
