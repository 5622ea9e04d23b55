import { useState } from 'react';
import { useChangeMatchMutation, useMatchesQuery } from '#api/customer/applicationCalls.ts';
import type { WireMatch } from '#api/customer/applicationContract.ts';
import { isCallError } from '#api/errors.ts';
import { usePreapprovalText } from '../usePreapprovalText.ts';

/** Actions on a lender's answer. */
export interface MatchChoice {
  /** Accepts or declines a lender, or undoes either. */
  choose: (match: WireMatch, state: WireMatch['state']) => void;
  /** The lender whose choice is being saved. */
  busy: string | undefined;
}

const MESSAGES = { accepted: 'acceptedNotice', declined: 'declinedNotice', offered: 'undoneNotice' } as const;

/** Saves choices. `said` is the message about the last one; `isFailed` is true if it was not saved. */
export function useMatchChoice(applicationId: string): MatchChoice & { message: string; isFailed: boolean } {
  const { t, lender } = usePreapprovalText();
  const { refetch } = useMatchesQuery(applicationId);
  const [change] = useChangeMatchMutation();
  const [busy, setBusy] = useState<string>();
  const [message, setMessage] = useState('');
  const [isFailed, setFailed] = useState(false);

  const save = async ({ id, version }: WireMatch, state: WireMatch['state']) => {
    const call = { applicationId, matchId: id, changes: { state } };
    const { error } = await change({ ...call, version });
    if (!isCallError(error) || error.status !== 412) return !error;
    // The choice changed elsewhere. The last press wins.
    const { data } = await refetch();
    const fresh = data?.matches.find((match) => match.id === id);
    return fresh !== undefined && !(await change({ ...call, version: fresh.version })).error;
  };
  const run = async (match: WireMatch, state: WireMatch['state']) => {
    setBusy(match.id);
    setMessage('');
    setFailed(false);
    const isSaved = await save(match, state);
    setBusy(undefined);
    setFailed(!isSaved);
    if (isSaved) setMessage(t(`matches.${MESSAGES[state]}`, { lender: lender(match.id) }));
  };
  return {
    busy,
    message,
    isFailed,
    choose: (match, state) => {
      if (busy === undefined) void run(match, state);
    },
  };
}
