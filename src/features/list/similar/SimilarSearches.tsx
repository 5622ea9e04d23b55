import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '#components/chip-link/ChipLink.tsx';
import { paths } from '#domain/paths.ts';
import type { Search } from '#domain/search/search.ts';
import { similarSearches } from './similarSearches.ts';

/** Links to searches near this one, in the same place (L2 "similar-search suggestions"). */
export function SimilarSearches({ search }: { search: Search }) {
  const { t } = useTranslation('list');
  const id = useId();
  const place = search.neighborhood ?? search.city;
  if (!place) return null;
  const other = search.type === 'sale' ? 'lease' : 'sale';
  return (
    <Box component="nav" aria-labelledby={id} sx={{ mt: 12 }}>
      <Box component="h2" id={id} sx={{ typography: 'h6', m: 0, mb: 3 }}>
        {t('similar.title')}
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
          '& > li': { maxWidth: '100%' },
        }}
      >
        {similarSearches(search).map(({ kind, search: similar }) => (
          <li key={kind}>
            <ChipLink to={paths.list(similar)}>
              {kind === 'type' || kind === 'sold'
                ? t(`similar.${kind}`, { place, context: kind === 'type' ? other : search.type })
                : t(`similar.${kind}`, { place })}
            </ChipLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
