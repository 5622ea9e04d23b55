import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeSignerMutation, useLazyApplicationQuery } from '#api/customer/applicationCalls.ts';
import type { WireSigner, WireSignerChanges } from '#api/customer/applicationContract.ts';
import { isCallError } from '#api/errors.ts';

/** A signer of an application. */
export interface OfSigner {
  applicationId: string;
  signer: WireSigner;
}

/** Changes a signer. If another change came first, the newest version is changed. */
export function useSignerChange({ applicationId, signer }: OfSigner) {
  const [change] = useChangeSignerMutation();
  const [readApplication] = useLazyApplicationQuery();
  return async (changes: WireSignerChanges): Promise<Awaited<ReturnType<typeof change>>> => {
    const call = { applicationId, signerId: signer.id, changes };
    const first = await change({ ...call, version: signer.version });
    if (!isCallError(first.error) || first.error.status !== 412) return first;
    const { data } = await readApplication(applicationId);
    const fresh = data?.signers.find(({ id }) => id === signer.id);
    return fresh ? change({ ...call, version: fresh.version }) : first;
  };
}

/** The reason if an invitation was not sent. */
type InvitationProblem = 'tooSoon' | 'noMail' | 'ownEmail' | 'failed' | 'unreachable';

const BY_STATUS: Record<number, InvitationProblem> = { 0: 'unreachable', 429: 'tooSoon', 503: 'noMail' };

function problemOf(error: Parameters<typeof isCallError>[0]): InvitationProblem {
  if (!isCallError(error)) return 'failed';
  const isOwn = error.refused.some(({ field, keyword }) => field === 'person.email' && keyword === 'unique');
  return isOwn ? 'ownEmail' : (BY_STATUS[error.status] ?? 'failed');
}

/** Sends a co-applicant's invitation in the page's language. */
export function useInvitation(of: OfSigner) {
  const { i18n } = useTranslation('preapproval');
  const change = useSignerChange(of);
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [failed, setFailed] = useState<{ problem: InvitationProblem; email: string | undefined }>();
  const { email } = of.signer.person;
  // The problem belongs to the address that was used. It is not shown for a new address.
  const problem = failed?.email === email ? failed?.problem : undefined;
  // Never in the future, even if the device's clock is slow.
  const [sentAt, setSentAt] = useState(() => Math.min(Date.now(), Date.parse(of.signer.invited ?? '') || 0));
  const send = async (): Promise<void> => {
    setState('sending');
    setFailed(undefined);
    const { error } = await change({ state: 'invited', language: i18n.language === 'fr' ? 'fr' : 'en' });
    setState(error ? 'idle' : 'sent');
    if (error) setFailed({ problem: problemOf(error), email });
    else setSentAt(Date.now());
  };
  return { state, problem, sentAt, send };
}
