import { useEffect, useRef } from 'react';
import { useUserQuery } from '#api/customer/userCalls.ts';
import { useAppSelector } from '#store/hooks.ts';
import type { LeadFormState } from './useLeadForm.ts';

/** Fills empty contact fields from the account, also if the visitor was told that they are empty. */
export function useAccountValues({ form, onEdited }: LeadFormState): void {
  const isSignedIn = useAppSelector(({ session }) => session.status === 'active');
  const { data: user } = useUserQuery(undefined, { skip: !isSignedIn });
  const edited = useRef(onEdited);
  useEffect(() => {
    edited.current = onEdited;
  });
  useEffect(() => {
    if (!user) return;
    const { name, email, phone } = user;
    const known = { first: name.first, last: name.last, email, phone: phone ?? '' };
    for (const field of ['first', 'last', 'email', 'phone'] as const) {
      if (form.getValues(field) !== '' || known[field] === '') continue;
      form.setValue(field, known[field]);
      edited.current(field);
    }
  }, [user, form]);
}
