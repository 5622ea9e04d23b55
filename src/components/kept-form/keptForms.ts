/** What is typed in open forms, kept over a reload: for this tab alone, and given back once. */
import { isRecord } from '#domain/isRecord.ts';
import { tabStorage } from '#platform/storage/storage.ts';

/** What is typed, by the names of the fields. */
export type Typed = Readonly<Record<string, string>>;

const KEY = 'kept-forms';

/** Reads the typed values of one open form; undefined where nothing is typed. */
type Read = () => Typed | undefined;

const open = new Map<string, Read>();

const isTyped = (value: unknown): value is Typed =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

const keptForms = (): Record<string, unknown> => {
  const kept = tabStorage.read(KEY);
  return isRecord(kept) ? kept : {};
};

/**
 * Names an open form whose values are kept when the page is loaded anew.
 * @param id the same after the reload, and of this form alone
 * @param read must leave out what is secret: passwords, codes, what an application asks
 * @returns forgets the form
 */
export function openForm(id: string, read: Read): () => void {
  open.set(id, read);
  return () => {
    if (open.get(id) === read) open.delete(id);
  };
}

/** Keeps what is typed in every open form. @returns false where the browser keeps nothing and something is typed */
export function keepForms(): boolean {
  const typed = [...open].flatMap(([id, read]) => {
    const values = read();
    return values ? [[id, values] as const] : [];
  });
  // Forms that did not open since an earlier reload wait on.
  return typed.length === 0 || tabStorage.write(KEY, { ...keptForms(), ...Object.fromEntries(typed) });
}

/** What was typed in a form before the reload; undefined the second time, and where nothing was. */
export function takeForm(id: string): Typed | undefined {
  const { [id]: values, ...others } = keptForms();
  if (values === undefined) return undefined;
  if (Object.keys(others).length > 0) tabStorage.write(KEY, others);
  else tabStorage.remove(KEY);
  return isTyped(values) ? values : undefined;
}
