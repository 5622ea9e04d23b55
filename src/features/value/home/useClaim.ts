import { useState } from 'react';
import {
  useChangeClaimMutation,
  useClaimedHomesQuery,
  useClaimHomeMutation,
  useRemoveClaimMutation,
} from '#api/customer/claimCalls.ts';
import type { WireClaimChanges, WireClaimedHome } from '#api/customer/claimContract.ts';
import { isCallError } from '#api/errors.ts';
import type { Point } from '#domain/geo/geo.ts';
import { type HomeAddress, isSameHome } from '#domain/listing/homeAddress.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useValueText } from '../useValueText.ts';

/** The customer's claim of the page's home. */
export interface Claim {
  /**
   * `visitor`: an account is needed; `unknown`: the claimed homes, or the session, are not known yet; `unconfirmed`: the
   * session cannot be confirmed.
   */
  status: 'visitor' | 'unknown' | 'unconfirmed' | 'failed' | 'free' | 'claimed';
  /** The claimed home. */
  own: WireClaimedHome | undefined;
  /** The reason why the last change was not saved, in the page's language. */
  problem: string | undefined;
  isBusy: boolean;
  /** True after the customer removed the claim on this page. */
  isRemoved: boolean;
  retry(): void;
  claim(): void;
  /** @returns true if the change was saved */
  change(changes: WireClaimChanges): Promise<boolean>;
  remove(): void;
}

/** @param point the position, for an address on a street without listings */
export function useClaim(address: HomeAddress, point: Point | undefined): Claim {
  const { t, language } = useValueText();
  const session = useAppSelector((state) => state.session.status);
  const isSignedIn = session === 'active';
  const homes = useClaimedHomesQuery(undefined, { skip: !isSignedIn });
  const [post, posting] = useClaimHomeMutation();
  const [put, putting] = useChangeClaimMutation();
  const [remove, removing] = useRemoveClaimMutation();
  const [isRemoved, setRemoved] = useState(false);
  const own = isSignedIn ? homes.data?.find((home) => isSameHome(home, address)) : undefined;
  const error = posting.error ?? putting.error ?? removing.error;
  const isFull = isCallError(error) && error.status === 409;
  const statusOf = (): Claim['status'] => {
    if (session === 'inactive') return 'visitor';
    if (session === 'unconfirmed') return 'unconfirmed';
    if (own) return 'claimed';
    if (homes.data) return 'free';
    return homes.isError && !homes.isFetching ? 'failed' : 'unknown';
  };
  /** A failure is shown until the next change. */
  const forget = () => {
    for (const mutation of [posting, putting, removing]) mutation.reset();
    setRemoved(false);
  };
  return {
    status: statusOf(),
    own,
    problem: error && t(isFull ? 'claim.full' : 'claim.failed'),
    isBusy: posting.isLoading || putting.isLoading || removing.isLoading,
    isRemoved: isRemoved && !own,
    retry: () => void homes.refetch(),
    claim: () => {
      const { state, city, street, unit } = address;
      forget();
      void post({ state, city, street, ...(unit && { unit }), ...point, language });
    },
    change: async (changes) => {
      if (!own) return false;
      forget();
      const { error: refused } = await put({ id: own.id, language, ...changes });
      return refused === undefined;
    },
    remove: () => {
      if (!own) return;
      forget();
      setRemoved(true);
      void remove(own.id);
    },
  };
}
