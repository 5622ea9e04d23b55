/** Restored forms: typed values survive a reload. They are stored for this tab only, and returned once. */
import { isRecord } from '#domain/isRecord.ts';
import { tabStorage } from '#platform/storage/storage.ts';

/** Typed values, by the names of the fields. */
export type TypedValues = Readonly<Record<string, string>>;

const KEY = 'kept-forms';

/** Returns the typed values of one open form; undefined if nothing is typed. */
type Read = () => TypedValues | undefined;

const open = new Map<string, Read>();

const isTyped = (value: unknown): value is TypedValues =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

const storedForms = (): Record<string, unknown> => {
  const stored = tabStorage.read(KEY);
  return isRecord(stored) ? stored : {};
};

/**
 * Registers an open form, whose values are stored before the page is reloaded.
 * @param id unique to this form, and the same after the reload
 * @param read must leave out secrets: passwords, codes, the answers of an application
 * @returns removes the registration
 */
export function registerForm(id: string, read: Read): () => void {
  open.set(id, read);
  return () => {
    if (open.get(id) === read) open.delete(id);
  };
}

/** Stores the typed values of every open form. @returns false if something is typed and the browser stores nothing */
export function storeForms(): boolean {
  const typed = [...open].flatMap(([id, read]) => {
    const values = read();
    return values ? [[id, values] as const] : [];
  });
  // Forms that have not been opened since an earlier reload keep their values.
  return typed.length === 0 || tabStorage.write(KEY, { ...storedForms(), ...Object.fromEntries(typed) });
}

/** Returns and removes the values that were typed in a form before the reload; undefined if there are none. */
export function takeStoredForm(id: string): TypedValues | undefined {
  const { [id]: values, ...others } = storedForms();
  if (values === undefined) return undefined;
  if (Object.keys(others).length > 0) tabStorage.write(KEY, others);
  else tabStorage.remove(KEY);
  return isTyped(values) ? values : undefined;
}
