import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFilterWords } from '#components/search-words/useFilterText.ts';
import { provinceName } from '#domain/geo/provinces.ts';
import { localeOf } from '#i18n/i18n.ts';
import './searchHelpTexts.ts';
import type { SentenceSuggestion } from './suggestion.ts';

/** "Search: Condo Apt · 3+ beds · Up to $700K · Port Credit", and below it what the search does not use. */
export function SentenceText({ suggestion: { search, unused } }: { suggestion: SentenceSuggestion }) {
  const { t, i18n } = useTranslation('searchHelp');
  const { t: filters } = useTranslation('filters');
  const wordsOf = useFilterWords();
  const { type, state, city, neighborhood } = search;
  const place = neighborhood ?? city ?? (state && provinceName(state, localeOf(i18n.language)));
  const words = [
    ...(type === 'lease' && search.showActive ? [filters('market.active', { context: type })] : []),
    ...wordsOf(search),
  ];
  return (
    <>
      <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {t('sentence', { words: [...words, ...(place ? [place] : [])].join(' · ') })}
      </Box>
      {unused.length > 0 && (
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('notUsed', { words: unused.join(', ') })}
        </Box>
      )}
    </>
  );
}
