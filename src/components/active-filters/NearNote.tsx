import Box from '@mui/material/Box';
import { useNearKindsQuery } from '#api/realty/nearCalls.ts';
import { useFactTexts } from '#components/search-words/useFilterText.ts';
import { type Near, nearKinds } from '#domain/search/near.ts';

/** Says which of the chosen walks no home can match, because the service has no amenities of their kinds. */
export function NearNote({ near }: { near: Near }) {
  const { t, nearText } = useFactTexts();
  const { data: offered } = useNearKindsQuery();
  const missing = nearKinds(near).filter((kind) => offered && !offered.includes(kind));
  if (missing.length === 0) return null;
  const filters = missing.map((kind) => nearText(kind, near[kind])).join(' · ');
  return (
    <Box component="p" role="status" sx={{ m: 0, mt: 2, typography: 'body2', color: 'text.secondary' }}>
      {t('notNear', { filters })}
    </Box>
  );
}
