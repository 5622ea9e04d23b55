import { useEffect, useEffectEvent } from 'react';
import { registerForm, type TypedValues, takeStoredForm } from './restoredForms.ts';

interface RestoredForm {
  /** Values that may be stored; undefined if nothing is typed. Never a password or a code. */
  read: () => TypedValues | undefined;
  /** Restores the values from before the reload; called once, when the form opens. */
  restore: (values: TypedValues) => void;
}

/**
 * Lets a form survive a reload that the product offers. The values are stored for this tab and come back when the form
 * opens again. A sign-out removes them.
 * @param id unique to this form, and the same after the reload: "lead general"
 */
export function useRestoredForm(id: string, form: RestoredForm): void {
  const read = useEffectEvent(form.read);
  const restore = useEffectEvent(form.restore);
  useEffect(() => {
    const values = takeStoredForm(id);
    if (values) restore(values);
    return registerForm(id, () => read());
  }, [id]);
}
