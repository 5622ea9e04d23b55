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

interface ShownText {
  text: string;
  /** Key of the history entry on which it was typed; missing if it is the name of a place. */
  typedAt?: string | undefined;
}

/**
 * The text of a search box.
 * @param shared a text with which the box begins as if it were typed
 */
export function useSearchText(place: string, shared?: string): SearchText {
  const { key: entry } = useLocation();
  const navigationType = useNavigationType();
  const [shown, setShown] = useState<ShownText>({
    text: shared ?? place,
    typedAt: shared === undefined ? undefined : entry,
  });
  const [lastEntry, setLastEntry] = useState(entry);
  if (lastEntry !== entry) {
    setLastEntry(entry);
    // Back and Forward show the place of their page, also if the place between was not shown yet.
    if (navigationType === 'POP') setShown({ text: place });
  }
  const [shownPlace, setShownPlace] = useState(place);
  if (shownPlace !== place) {
    setShownPlace(place);
    // A page whose code loads late names its place late. What was typed on it before stays.
    if (shown.typedAt !== entry) setShown({ text: place });
  }
  return {
    text: shown.text,
    isTyped: shown.typedAt !== undefined,
    place,
    type: (text) => setShown({ text, typedAt: entry }),
    show: (text) => setShown({ text }),
  };
}
