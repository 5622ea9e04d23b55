import { useCallback } from 'react';
import { useNavigate, useOutletContext } from 'react-router';
import type { Arrival } from '#domain/account/signInIntent.ts';
import { IdentityFault } from '#platform/identity/identity.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { sessionBegan } from '#store/sessionSlice.ts';

/** First and last name. */
interface PersonName {
  first: string;
  last: string;
}

interface Enter {
  /**
   * Begins the session that the identity provider has, and leads on from the page (A2).
   * @throws IdentityFault
   */
  begin(name?: PersonName): Promise<void>;
  /**
   * Signs in and begins the session.
   * @param name of a customer who is new, by which they are added to the customer service
   * @throws IdentityFault also where the account needs more than its password
   */
  enter(email: string, password: string, name?: PersonName): Promise<void>;
}

/** The last step of every form. */
export function useEnter(): Enter {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  // Where the visitor came from: their pages' guard knows it.
  const { target, state } = useOutletContext<Arrival>();

  const begin = useCallback(
    async (name?: PersonName) => {
      const identity = await loadIdentity();
      const user = await identity.session();
      if (!user) throw new IdentityFault('other');
      dispatch(sessionBegan(name ? { ...user, givenName: name.first, familyName: name.last } : user));
      void navigate(target, { replace: true, state });
      if (!name) return;
      // Where it fails they are added later (useAccountUser): nobody has to wait for it here.
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
      if (step !== 'signedIn') throw new IdentityFault(step === 'unconfirmed' ? step : 'other');
      await begin(name);
    },
    [begin],
  );

  return { begin, enter };
}
