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

/** A saved signer: the version and the email of the record. */
export interface SavedSigner {
  version: number;
  email: string;
}

/** Changes a signer. If another change came first, the newest version is changed. */
export function useSignerChange({ applicationId, signer }: OfSigner) {
  const [change] = useChangeSignerMutation();
  const [readApplication] = useLazyApplicationQuery();
  return async (
    changes: WireSignerChanges,
    version = signer.version,
  ): Promise<Awaited<ReturnType<typeof change>>> => {
    const call = { applicationId, signerId: signer.id, changes };
    const first = await change({ ...call, version });
    if (!isCallError(first.error) || first.error.status !== 412) return first;
    const { data } = await readApplication(applicationId);
    const fresh = data?.signers.find(({ id }) => id === signer.id);
    return fresh ? change({ ...call, version: fresh.version }) : first;
  };
}

/** The reason if an invitation was not sent. */
type InvitationProblem = 'tooSoon' | 'noMail' | 'ownEmail' | 'unsaved' | 'failed' | 'unreachable';

const BY_STATUS: Record<number, InvitationProblem> = { 0: 'unreachable', 429: 'tooSoon', 503: 'noMail' };

function problemOf(error: Parameters<typeof isCallError>[0]): InvitationProblem {
  if (!isCallError(error)) return 'failed';
  const isOwn = error.refused.some(({ field, keyword }) => field === 'person.email' && keyword === 'unique');
  return isOwn ? 'ownEmail' : (BY_STATUS[error.status] ?? 'failed');
}

/**
 * Sends a co-applicant's invitation in the page's language.
 * @param save saves the typed answers first, so that the invitation goes to the address on the screen; undefined if that
 * address is not valid, or was not saved
 */
export function useInvitation(of: OfSigner, save?: () => Promise<SavedSigner | undefined>) {
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
    const saved = await save?.();
    if (save && !saved) {
      setState('idle');
      setFailed({ problem: 'unsaved', email });
      return;
    }
    const { error } = await change(
      {
        state: 'invited',
        language: i18n.language === 'fr' ? 'fr' : 'en',
        ...(saved && { person: { email: saved.email } }),
      },
      saved?.version,
    );
    setState(error ? 'idle' : 'sent');
    if (error) setFailed({ problem: problemOf(error), email: saved?.email ?? email });
    else setSentAt(Date.now());
  };
  return { state, problem, sentAt, send };
}
