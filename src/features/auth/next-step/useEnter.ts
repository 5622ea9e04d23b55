import { useCallback } from 'react';
import { useNavigate, useOutletContext } from 'react-router';
import type { Arrival } from '#domain/account/signInIntent.ts';
import { IdentityFault } from '#platform/identity/identity.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { sessionStarted } from '#store/sessionSlice.ts';

interface PersonName {
  first: string;
  last: string;
}

interface Enter {
  /**
   * Begins the identity provider's session, and navigates away from the page.
   * @throws IdentityFault
   */
  begin(name?: PersonName): Promise<void>;
  /**
   * Logs in and begins the session.
   * @param name of a new customer, to add them to the customer service
   * @returns `codeRequired` if the session has not begun, because the login needs a code of an authenticator app
   * @throws IdentityFault also if the account needs another step
   */
  enter(email: string, password: string, name?: PersonName): Promise<'signedIn' | 'codeRequired'>;
}

/** Logs in after a form or its next step has succeeded. */
export function useEnter(): Enter {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  // The page from which the visitor came, from the guard of the account pages.
  const { target, state } = useOutletContext<Arrival>();

  const begin = useCallback(
    async (name?: PersonName) => {
      const identity = await loadIdentity();
      const user = await identity.session();
      if (!user) throw new IdentityFault('other');
      dispatch(sessionStarted(name ? { ...user, givenName: name.first, familyName: name.last } : user));
      void navigate(target, { replace: true, state });
      if (!name) return;
      // If this fails, the customer is added later (useAccountUser).
      import('#api/customer/userCalls.ts')
        .then(({ userCalls }) => dispatch(userCalls.endpoints.user.initiate(undefined, { subscribe: false })))
        .catch(() => undefined);
    },
    [dispatch, navigate, target, state],
  );

  const enter = useCallback(
    async (email: string, password: string, name?: PersonName) => {
      const identity = await loadIdentity();
      const step = await identity.signIn(email, password);
      if (step === 'codeRequired') return step;
      if (step !== 'signedIn') throw new IdentityFault(step === 'unconfirmed' ? step : 'other');
      await begin(name);
      return step;
    },
    [begin],
  );

  return { begin, enter };
}
