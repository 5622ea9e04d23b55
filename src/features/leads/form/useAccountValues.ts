import { useEffect } from 'react';
import { useUserQuery } from '#api/customer/userCalls.ts';
import { useAppSelector } from '#store/hooks.ts';
import type { LeadFormState } from './useLeadForm.ts';

/** Fills empty contact fields from the account. */
export function useAccountValues({ form }: LeadFormState): void {
  const isSignedIn = useAppSelector(({ session }) => session.status === 'active');
  const { data: user } = useUserQuery(undefined, { skip: !isSignedIn });
  useEffect(() => {
    if (!user) return;
    const { name, email, phone } = user;
    const known = { first: name.first, last: name.last, email, phone: phone ?? '' };
    for (const field of ['first', 'last', 'email', 'phone'] as const) {
      if (form.getValues(field) === '') form.setValue(field, known[field]);
    }
  }, [user, form]);
}
