import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useKeptForm } from '#components/kept-form/useKeptForm.ts';
import type { CarriedText } from './carriedText.ts';
import { rememberSearch, useRecentSearches } from './recentSearches.ts';
import { inOrder, NO_SUGGESTIONS } from './suggestion.ts';
import { useBestMatch } from './useBestMatch.ts';
import { useChoose } from './useChoose.ts';
import { type Combobox, useCombobox } from './useCombobox.ts';
import { type Suggestions, useSuggestions } from './useSuggestions.ts';
import { useSuggestionText } from './useSuggestionText.ts';

export interface SearchBoxState {
  text: string;
  suggestions: Suggestions;
  combobox: Combobox;
  /** Enter found nothing for the text. */
  unmatched: boolean;
  type(text: string): void;
  clear(): void;
  chooseId(id: string): void;
  submit(event: FormEvent): void;
}

interface SearchBoxOptions {
  /** Of this box alone: what is typed in it comes back after a reload. */
  name: string;
  /** The text that stands in the box when nothing was typed: the place of the search. */
  place: string;
  /** Suggestions of each group. */
  perGroup: number;
  /** An emptied box clears the place of the search at once (L2), where the page stays in view. */
  clearsPlace: boolean;
  /** What was begun before this box was there. */
  carried?: CarriedText | undefined;
}

/** The box's text, its suggestions and what happens to a choice. */
export function useSearchBox({
  name,
  place,
  perGroup,
  clearsPlace,
  carried,
}: SearchBoxOptions): SearchBoxState {
  const [text, setText] = useState(carried?.text ?? place);
  const { key: entry } = useLocation();
  const [typedAt, setTypedAt] = useState(carried !== undefined && carried.text !== place ? entry : undefined);
  const typed = typedAt !== undefined;
  const [shownPlace, setShownPlace] = useState(place);
  const [unmatched, setUnmatched] = useState(false);
  const submission = useRef<AbortController>(undefined);
  const found = useSuggestions(typed ? text : '', perGroup);
  const recent = useRecentSearches();
  const untouched = !typed || text === '';
  const suggestions = useMemo<Suggestions>(
    () =>
      untouched
        ? { groups: { ...NO_SUGGESTIONS, recent }, isNear: false, status: 'idle', isPlacesFailed: false }
        : found,
    [untouched, recent, found],
  );
  const { choose, clearPlace } = useChoose();
  const findMatch = useBestMatch();
  const nameOf = useSuggestionText();

  if (shownPlace !== place) {
    setShownPlace(place);
    // A page whose code comes late names its place late: what was typed on it until then stays.
    if (typedAt !== entry) {
      setText(place);
      setTypedAt(undefined);
    }
  }
  useEffect(() => () => submission.current?.abort(), []);
  useKeptForm(`search box ${name}`, {
    read: () => (typed && text !== '' ? { text } : undefined),
    restore: (kept) => {
      // What was typed since the reload counts more.
      if (typed) return;
      setText(kept['text'] ?? '');
      setTypedAt(entry);
    },
  });

  const all = useMemo(() => inOrder(suggestions.groups), [suggestions.groups]);
  const isWaiting = suggestions.status === 'loading';
  // Rows of an older text stay in view, and are not to be chosen.
  const ids = useMemo(() => (isWaiting ? [] : all.map(({ id }) => id)), [all, isWaiting]);

  const take = (suggestion: (typeof all)[number]) => {
    rememberSearch(suggestion);
    setText(nameOf(suggestion).main);
    setTypedAt(undefined);
    combobox.setOpen(false);
    choose(suggestion);
  };
  const type = (next: string) => {
    submission.current?.abort();
    setText(next);
    setTypedAt(entry);
    setUnmatched(false);
    combobox.setOpen(next !== '' || recent.length > 0);
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
    onSubmit: () => submitText(),
    onClear: clear,
  });

  const submitText = () => {
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
      // Several homes, or names that are only near: the visitor chooses.
      else combobox.setOpen(true);
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    submitText();
  };
  const goOn = useEffectEvent(() => {
    if (carried?.isSubmitted) submitText();
    else if (carried?.selection && typed && text !== '') combobox.setOpen(true);
  });
  useEffect(() => goOn(), []);

  return { text, suggestions, combobox, unmatched, type, clear, chooseId, submit };
}
