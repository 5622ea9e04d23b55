import { useState } from 'react';
import { tabStorage } from '#platform/storage/storage.ts';

/**
 * A text that is being written. It stays in this tab until it is sent: a reload, another page, or the end of the session
 * do not lose it. A sign-out removes it.
 * @param id unique to this text: "note 4711"
 */
export function useDraft(id: string): [text: string, write: (text: string) => void] {
  const key = `desk-draft ${id}`;
  const read = (): string => {
    const stored = tabStorage.read(key);
    return typeof stored === 'string' ? stored : '';
  };
  const [draft, set] = useState(() => ({ key, text: read() }));
  if (draft.key !== key) set({ key, text: read() });
  return [
    draft.text,
    (text) => {
      set({ key, text });
      if (text === '') tabStorage.remove(key);
      else tabStorage.write(key, text);
    },
  ];
}
