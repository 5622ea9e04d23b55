import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

export interface SearchText {
  text: string;
  /** True if it was typed on this page, and is not the name of the search's place. */
  isTyped: boolean;
  /** The place of the search. The box shows it while nothing is typed. */
  place: string;
  type(text: string): void;
  /** Shows the name of a choice. */
  show(name: string): void;
}

/**
 * The text of a search box.
 * @param shared a text with which the box begins as if it were typed
 */
export function useSearchText(place: string, shared?: string): SearchText {
  const { key: entry } = useLocation();
  const navigationType = useNavigationType();
  const [text, setText] = useState(shared ?? place);
  const [typedAt, setTypedAt] = useState(shared === undefined ? undefined : entry);
  const [lastEntry, setLastEntry] = useState(entry);
  if (lastEntry !== entry) {
    setLastEntry(entry);
    // Back and Forward show the place of their page, also if the place between was not shown yet.
    if (navigationType === 'POP') {
      setText(place);
      setTypedAt(undefined);
    }
  }
  const [shownPlace, setShownPlace] = useState(place);
  if (shownPlace !== place) {
    setShownPlace(place);
    // A page whose code loads late names its place late. What was typed on it before stays.
    if (typedAt !== entry) {
      setText(place);
      setTypedAt(undefined);
    }
  }
  return {
    text,
    isTyped: typedAt !== undefined,
    place,
    type: (next) => {
      setText(next);
      setTypedAt(entry);
    },
    show: (name) => {
      setText(name);
      setTypedAt(undefined);
    },
  };
}
