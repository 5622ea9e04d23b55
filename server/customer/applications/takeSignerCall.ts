import { ServiceError } from '#server/http/errors.ts';
import type { SignerTable } from '#server/store/customer/applicationTables.ts';
import type { Owner } from '#server/store/customer/customers.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { WireSignerChanges } from '../../../src/api/customer/applicationContract.ts';
import { answerInvitation, type InvitationOutcome } from './answerInvitation.ts';
import {
  type LockedSigner,
  refuseField,
  type SignerCall,
  signerChange,
  withSigner,
  writeSigner,
} from './changeOwnSigner.ts';
import type { InvitationPauses } from './invitationPauses.ts';
import { invitationOf, type StoredInvitation } from './inviteSigner.ts';

/** The result of a call; `invitation` still has to be sent. */
export interface SignerOutcome {
  signer: SignerTable;
  invitation?: StoredInvitation;
}

/** Only the applicant may invite, and only the invited person may answer. */
function checkState({ role }: LockedSigner, { state, code }: WireSignerChanges): void {
  if (role === 'applicant' && (state === 'accepted' || state === 'declined')) {
    throw new ServiceError(403, 'Only the invited person can answer.');
  }
  if (role === 'co_applicant' && state === 'invited') {
    throw new ServiceError(403, 'Only the applicant can invite.');
  }
  if (role === 'co_applicant' && state === 'declined') {
    throw new ServiceError(409, 'The invitation was already accepted.');
  }
  if (code !== undefined && state !== 'accepted') refuseField('code', 'contradicts the other values', 'not');
}

async function changeLockedSigner(
  locked: LockedSigner,
  owner: Owner,
  call: SignerCall,
  pauses: InvitationPauses,
): Promise<SignerOutcome> {
  const { changes, today } = call;
  checkState(locked, changes);
  const typed = signerChange(locked, changes, today);
  if (changes.state !== 'invited') {
    return { signer: typed ? await writeSigner(locked, typed, call.now) : locked.signer };
  }
  const before = { ...locked.signer, ...typed };
  const invited = { application: locked.application, signer: before };
  const { facts, change } = await invitationOf(invited, owner, changes, new Date(call.now), pauses);
  const signer = await writeSigner(locked, { ...typed, ...change }, call.now);
  return { signer, invitation: { facts, before } };
}

/**
 * Executes a PUT of a co-applicant in one transaction.
 * @throws ServiceError 403, 404, 409, 412 and 429; FieldErrors
 */
export async function takeSignerCall(
  store: QueryContext,
  owner: Owner,
  call: SignerCall,
  pauses: InvitationPauses,
): Promise<SignerOutcome> {
  const outcome = await withSigner(
    store,
    owner,
    call,
    (locked): Promise<SignerOutcome | InvitationOutcome> =>
      locked.role === 'invited'
        ? answerInvitation(locked, owner, call.changes, new Date(call.now))
        : changeLockedSigner(locked, owner, call, pauses),
  );
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome;
}
