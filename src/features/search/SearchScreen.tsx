import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useBack } from '#components/navigation/useBack.ts';
import { SUGGESTIONS_PER_GROUP } from '#domain/constants.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { ArrowBackIcon } from '#ui/icons/pageIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { FieldEnd } from './FieldEnd.tsx';
import { SearchField } from './SearchField.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { NoResultsHelp, PlacesFailed, SuggestionMessage } from './SuggestionMessage.tsx';
import { searchEntry } from './searchEntry.ts';
import { inOrder } from './suggestion.ts';
import { useSearchBox } from './useSearchBox.ts';
import { useSearchText } from './useSearchText.ts';

/** Says that a group has no suggestions. */
function EmptyGroup({ text }: { text: string }) {
  return (
    <Box role="status" sx={{ px: 4, py: 4, color: 'text.secondary' }}>
      {text}
    </Box>
  );
}

/**
 * The full-screen search of small screens (/search).
 * @param children shown before anything is typed
 */
export function SearchScreen({ children }: { children: ReactNode }) {
  const { t } = useTranslation('search');
  const goBack = useBack();
  const { state: entryState } = useLocation();
  // Text that another app shared is treated as typed text.
  const { searchedPlace = '', sharedWords } = searchEntry(entryState);
  const words = useSearchText(searchedPlace, sharedWords);
  const input = useRef<HTMLInputElement>(null);
  const state = useSearchBox(words, {
    name: 'screen',
    perGroup: SUGGESTIONS_PER_GROUP.small,
    clearsPlace: false,
  });
  const { combobox, suggestions, unmatched } = state;
  const { sentence, locations, listings } = suggestions.groups;
  const count = inOrder(suggestions.groups).length;
  const settled = suggestions.status === 'loaded';
  const isRead = sentence.length > 0;
  // The same element before and after the suggestions arrive, so that a press on it is not lost.
  const isHelped = count === 0 && (settled || unmatched);
  const { open, setOpen, listId, activeDomId } = combobox;
  useLayoutEffect(() => {
    // The focus selects the whole text. For shared text the cursor moves to its end, so that typing continues it.
    if (sharedWords) input.current?.setSelectionRange(sharedWords.length, sharedWords.length);
  }, [sharedWords]);
  // The list fills the screen, so it is always open.
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
        <SearchField
          input={input}
          text={words.text}
          keys={state.keys}
          list={count > 0 ? { id: listId, activeId: activeDomId } : undefined}
          variant="bar"
          autoFocus
        >
          <FieldEnd state={state} text={words.text} expanded={count > 0} />
        </SearchField>
      </Box>
      {settled && !isRead && locations.length === 0 && <EmptyGroup text={t('noLocations')} />}
      <div data-suggestions>
        <SuggestionList suggestions={suggestions} combobox={combobox} onChoose={state.chooseId} />
      </div>
      {settled && !isRead && listings.length === 0 && <EmptyGroup text={t('noListings')} />}
      {unmatched && !settled && count === 0 && <EmptyGroup text={t('noResults')} />}
      {isHelped && <NoResultsHelp text={words.text} unused={suggestions.unused} />}
      <PlacesFailed suggestions={suggestions} />
      {!settled && !unmatched && suggestions.status !== 'idle' && count === 0 && (
        <SuggestionMessage status={suggestions.status} text={words.text} unused={[]} />
      )}
      {suggestions.status === 'idle' && !unmatched && children}
    </Box>
  );
}
