import { useState } from 'react';
import { useLocation } from 'react-router';

export interface SearchText {
  text: string;
  /** It was typed on this page, and is not the name of the search's place. */
  isTyped: boolean;
  /** The place of the search, which the box says where nothing is typed. */
  place: string;
  type(text: string): void;
  /** Shows the name of what was chosen. */
  show(name: string): void;
}

/**
 * The text of a search box.
 * @param shared what the box begins with as if it had been typed
 */
export function useSearchText(place: string, shared?: string): SearchText {
  const { key: entry } = useLocation();
  const [text, setText] = useState(shared ?? place);
  const [typedAt, setTypedAt] = useState(shared === undefined ? undefined : entry);
  const [shownPlace, setShownPlace] = useState(place);
  if (shownPlace !== place) {
    setShownPlace(place);
    // A page whose code comes late names its place late: what was typed on it until then stays.
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
