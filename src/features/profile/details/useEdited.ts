import { type RefObject, useEffect, useRef, useState } from 'react';

interface Edited {
  isEdited: boolean;
  /** It was changed since the page opened, and is not being changed again. */
  isSaved: boolean;
  begin(): void;
  cancel(): void;
  saved(): void;
  /** Of the button that begins: the focus comes back to it. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** Whether a row is being changed. */
export function useEdited(): Edited {
  const [state, setState] = useState<'shown' | 'edited' | 'saved' | 'cancelled'>('shown');
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The form that had the focus is gone.
    if (state === 'saved' || state === 'cancelled') opener.current?.focus();
  }, [state]);
  return {
    isEdited: state === 'edited',
    isSaved: state === 'saved',
    begin: () => setState('edited'),
    cancel: () => setState('cancelled'),
    saved: () => setState('saved'),
    opener,
  };
}
