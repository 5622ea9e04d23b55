import { useEffect, useEffectEvent } from 'react';
import { openForm, type Typed, takeForm } from './keptForms.ts';

interface KeptForm {
  /** Values that may be stored; undefined if nothing is typed. Never a password or a code. */
  read: () => Typed | undefined;
  /** Restores the values from before the reload; called once, when the form opens. */
  restore: (values: Typed) => void;
}

/**
 * Lets a form survive a reload that the product offers. The values are stored for this tab and come back when the form
 * opens again. A sign-out removes them.
 * @param id unique to this form, and the same after the reload: "lead general"
 */
export function useKeptForm(id: string, form: KeptForm): void {
  const read = useEffectEvent(form.read);
  const restore = useEffectEvent(form.restore);
  useEffect(() => {
    const values = takeForm(id);
    if (values) restore(values);
    return openForm(id, () => read());
  }, [id]);
}
