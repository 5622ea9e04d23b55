import Box from '@mui/material/Box';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useBack } from '#components/navigation/useBack.ts';
import { SUGGESTIONS_PER_GROUP } from '#domain/constants.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { ArrowBackIcon } from '#ui/icons/pageIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { CarriedText } from './carriedText.ts';
import { SearchField } from './SearchField.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { PlacesFailed, SuggestionMessage, WayOn } from './SuggestionMessage.tsx';
import { searchedPlace } from './searchedFrom.ts';
import { sharedWords } from './sharedWords.ts';
import { inOrder } from './suggestion.ts';
import { useSearchBox } from './useSearchBox.ts';

/** The place that was shown where the visitor came from. */
function useOpenedPlace(): string {
  const { state } = useLocation();
  return searchedPlace(state) ?? '';
}

/** What another app shared stands in the box, as if it had been typed. */
function useSharedText(): CarriedText | undefined {
  const { state } = useLocation();
  const text = sharedWords(state);
  return text === undefined ? undefined : { text, selection: [text.length, text.length], isSubmitted: false };
}

/** Says in a group's place that it is empty. */
function EmptyGroup({ text }: { text: string }) {
  return (
    <Box role="status" sx={{ px: 4, py: 4, color: 'text.secondary' }}>
      {text}
    </Box>
  );
}

/**
 * The full-screen search of small screens (/search).
 * @param children what stands there before anything is typed
 */
export function SearchScreen({ children }: { children: ReactNode }) {
  const { t } = useTranslation('search');
  const goBack = useBack();
  const state = useSearchBox({
    name: 'screen',
    place: useOpenedPlace(),
    perGroup: SUGGESTIONS_PER_GROUP.small,
    clearsPlace: false,
    carried: useSharedText(),
  });
  const { combobox, suggestions, unmatched } = state;
  const { locations, listings } = suggestions.groups;
  const count = inOrder(suggestions.groups).length;
  const settled = suggestions.status === 'loaded';
  const { open, setOpen } = combobox;
  // The list is the screen: it has no closed state.
  useEffect(() => {
    if (!open) setOpen(true);
  });

  return (
    <Box component="search" aria-label={t('label')} sx={{ pb: 8 }}>
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          p: 2,
          bgcolor: 'background.paper',
          borderBottom: '1px solid',
          borderColor: 'divider',
          position: 'sticky',
          top: 0,
        }}
      >
        <IconButton aria-label={t('back')} onClick={goBack}>
          <ArrowBackIcon />
        </IconButton>
        <SearchField state={state} variant="bar" expanded={count > 0} autoFocus />
      </Box>
      {settled && locations.length === 0 && <EmptyGroup text={t('noLocations')} />}
      <div data-suggestions>
        <SuggestionList suggestions={suggestions} combobox={combobox} onChoose={state.chooseId} />
      </div>
      {settled && listings.length === 0 && <EmptyGroup text={t('noListings')} />}
      {settled && count === 0 && <WayOn text={state.text} />}
      <PlacesFailed suggestions={suggestions} />
      {!settled && suggestions.status !== 'idle' && count === 0 && (
        <SuggestionMessage status={suggestions.status} text={state.text} />
      )}
      {suggestions.status === 'idle' &&
        (unmatched ? <SuggestionMessage status="loaded" text={state.text} /> : children)}
    </Box>
  );
}
