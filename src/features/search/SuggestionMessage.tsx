import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#domain/paths.ts';
import { withoutPlace } from '#domain/search/search.ts';
import { Button } from '#ui/Button.tsx';
import './searchHelpTexts.ts';
import { useSearchOrigin } from './useSearchOrigin.ts';
import type { Suggestions } from './useSuggestions.ts';

/** Suggestions for a text without results: another spelling, or a search in the homes' descriptions. */
export function NoResultsHelp({ text, unused }: { text: string; unused: readonly string[] }) {
  const { t } = useTranslation('searchHelp');
  const { search } = useSearchOrigin();
  const keywords = text.trim();
  return (
    <Box sx={{ px: 4, pb: 4, display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
        {unused.length > 0 ? t('noFilter', { words: unused.join(', ') }) : t('noResultsTip')}
      </Box>
      <Button
        component={Link}
        to={paths.map({ ...withoutPlace(search), keywords })}
        variant="outlined"
        sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}
      >
        {t('searchDescriptions', { text: keywords })}
      </Button>
    </Box>
  );
}

/** Says that addresses and other places are missing among the suggestions, or in a sentence, with another attempt. */
export function PlacesFailed({ suggestions }: { suggestions: Suggestions }) {
  const { t } = useTranslation('searchHelp');
  const { isPlacesFailed, isIncomplete, retry } = suggestions;
  if (!isPlacesFailed && !isIncomplete) return null;
  return (
    <Box sx={{ px: 4, py: 3, typography: 'body2', color: 'text.secondary' }}>
      <Box role="status">{t(isIncomplete ? 'incomplete' : 'placesFailed')}</Box>
      <Button
        size="small"
        sx={{ ml: -2 }}
        onClick={({ currentTarget }) => {
          // The button disappears during the attempt, so the text box gets the focus.
          currentTarget.closest('search')?.querySelector('input')?.focus();
          retry();
        }}
      >
        {t('retry')}
      </Button>
    </Box>
  );
}

interface SuggestionMessageProps {
  status: Suggestions['status'];
  /** The typed text. */
  text: string;
  /** Phrases of a sentence that the search has no filter for. */
  unused: readonly string[];
}

/** Shown in place of suggestions: loading, no results, or a failure. */
export function SuggestionMessage({ status, text, unused }: SuggestionMessageProps) {
  const { t } = useTranslation('search');
  const message = {
    idle: '',
    loading: t('loading'),
    loaded: t('noResults'),
    failed: t('failed'),
  }[status];
  return (
    <>
      <Box role="status" sx={{ px: 4, py: 5, color: 'text.secondary' }}>
        {message}
      </Box>
      {status === 'loaded' && <NoResultsHelp text={text} unused={unused} />}
    </>
  );
}
