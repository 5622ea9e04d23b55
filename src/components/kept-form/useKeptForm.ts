import { useEffect, useEffectEvent } from 'react';
import { openForm, type Typed, takeForm } from './keptForms.ts';

interface KeptForm {
  /** Values of fields that may be kept; undefined where nothing is typed. Never a password or a code. */
  read: () => Typed | undefined;
  /** Puts back what was typed before the reload; called once, when the form opens. */
  restore: (values: Typed) => void;
}

/**
 * Lets a form survive a reload that the product offers: the values are kept for this tab and come back when the form
 * opens again. A sign-out removes them.
 * @param id the same after the reload, and of this form alone: "lead general"
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
