import { useState } from 'react';
import { isCallError } from '#api/errors.ts';
import { type OfSigner, useSignerChange } from './useInvitation.ts';

/** What came of an answer to an invitation. */
export type Answer = 'kept' | 'codeWrong' | 'codeExpired' | 'unreachable' | 'answerFailed';

/** Accepts an invitation by its code. */
export function useAccept(of: OfSigner): { isBusy: boolean; accept: (code: string) => Promise<Answer> } {
  const change = useSignerChange(of);
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    accept: async (code) => {
      setBusy(true);
      const { error } = await change({ state: 'accepted', code });
      setBusy(false);
      if (!error) return 'kept';
      if (!isCallError(error)) return 'answerFailed';
      const refused = error.refused.find(({ field }) => field === 'code');
      if (refused) return refused.keyword === 'expired' ? 'codeExpired' : 'codeWrong';
      return error.status === 0 ? 'unreachable' : 'answerFailed';
    },
  };
}
