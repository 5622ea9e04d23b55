import { useEffect, useMemo, useRef, useState } from 'react';
import { type Combobox, useCombobox } from '#components/combobox/useCombobox.ts';
import { useRestoredForm } from '#components/restored-form/useRestoredForm.ts';
import { rememberSearch, useRecentSearches } from './recentSearches.ts';
import type { SearchKeys } from './SearchField.tsx';
import { inOrder, NO_SUGGESTIONS } from './suggestion.ts';
import { useBestMatch } from './useBestMatch.ts';
import { useChoose } from './useChoose.ts';
import { useNearMe } from './useNearMe.ts';
import type { SearchText } from './useSearchText.ts';
import { type Suggestions, useSuggestions } from './useSuggestions.ts';
import { useSuggestionText } from './useSuggestionText.ts';

export interface SearchBoxState {
  keys: SearchKeys;
  suggestions: Suggestions;
  combobox: Combobox;
  /** True if Enter found nothing for the text. */
  unmatched: boolean;
  clear(): void;
  chooseId(id: string): void;
}

interface SearchBoxOptions {
  /** Unique name of the box. Its text is restored after a reload under this name. */
  name: string;
  /** Maximum number of suggestions in each group. */
  perGroup: number;
  /** True if emptying the box clears the search's place at once (requirement S8), because the page stays visible. */
  clearsPlace: boolean;
}

/** The suggestions of a box, its keys, and the handling of a choice. */
export function useSearchBox(words: SearchText, options: SearchBoxOptions): SearchBoxState {
  const { name, perGroup, clearsPlace } = options;
  const { text, isTyped, place } = words;
  const [unmatched, setUnmatched] = useState(false);
  const submission = useRef<AbortController>(undefined);
  const found = useSuggestions(isTyped ? text : '', perGroup);
  const recent = useRecentSearches();
  const { near, goNear } = useNearMe();
  const untouched = !isTyped || text === '';
  const suggestions = useMemo<Suggestions>(
    () =>
      untouched
        ? {
            groups: { ...NO_SUGGESTIONS, near, recent },
            isNear: false,
            unused: [],
            status: 'idle',
            isPlacesFailed: false,
            isIncomplete: false,
            retry: () => undefined,
          }
        : found,
    [untouched, near, recent, found],
  );
  const { choose, clearPlace } = useChoose();
  const findMatch = useBestMatch();
  const nameOf = useSuggestionText();

  useEffect(() => () => submission.current?.abort(), []);
  useRestoredForm(`search box ${name}`, {
    read: () => (isTyped && text !== '' ? { text } : undefined),
    restore: (restored) => {
      // Text that was typed since the reload wins over the restored text.
      if (!isTyped) words.type(restored['text'] ?? '');
    },
  });

  const all = useMemo(() => inOrder(suggestions.groups), [suggestions.groups]);
  const isWaiting = suggestions.status === 'loading';
  // Rows of an older text stay visible, but cannot be chosen.
  const ids = useMemo(() => (isWaiting ? [] : all.map(({ id }) => id)), [all, isWaiting]);

  const take = (suggestion: (typeof all)[number]) => {
    if (suggestion.kind === 'near') {
      // The list stays open, or opens again, to say why there is no position.
      void goNear().then((isOpened) => combobox.setOpen(!isOpened));
      return;
    }
    rememberSearch(suggestion);
    words.show(nameOf(suggestion).main);
    combobox.setOpen(false);
    choose(suggestion);
  };
  const type = (next: string) => {
    submission.current?.abort();
    words.type(next);
    setUnmatched(false);
    combobox.setOpen(next !== '' || near.length + recent.length > 0);
  };
  const chooseId = (id: string) => {
    const suggestion = isWaiting ? undefined : all.find((each) => each.id === id);
    if (suggestion) take(suggestion);
  };
  const clear = () => {
    type('');
    if (clearsPlace && place !== '') clearPlace();
  };
  const combobox = useCombobox({
    ids,
    isWaiting,
    onChoose: chooseId,
    onSubmit: () => submit(),
    onClear: clear,
  });

  const submit = () => {
    submission.current?.abort();
    if (text.trim() === '') {
      clearPlace();
      return;
    }
    const asking = new AbortController();
    submission.current = asking;
    void findMatch(text.trim(), asking.signal).then(({ match, isNothing }) => {
      if (asking.signal.aborted) return;
      if (match) take(match);
      else if (isNothing) setUnmatched(true);
      // Several homes, or only similar names: the visitor chooses.
      else combobox.setOpen(true);
    });
  };
  const keys: SearchKeys = {
    type,
    submit,
    onKeyDown: combobox.onKeyDown,
    onFocus: () => {
      const { groups } = suggestions;
      if (groups.near.length + groups.recent.length > 0) combobox.setOpen(true);
    },
    onBlur: ({ relatedTarget }) => {
      // The list stays open while a button inside it has the focus.
      if (!relatedTarget?.closest('[data-suggestions]')) combobox.setOpen(false);
    },
  };

  return { keys, suggestions, combobox, unmatched, clear, chooseId };
}
