import { useEffect } from 'react';
import { UNLISTED } from './headTags.ts';
import { placeTags } from './useDocumentHead.ts';

/** Asks search engines not to index the page. */
export function useUnlisted(): void {
  useEffect(() => placeTags([UNLISTED]), []);
}
