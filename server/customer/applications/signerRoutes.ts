import type { Hono } from 'hono';
import { bodyCheck } from '#server/http/bodyCheck.ts';
import { formBodyOf } from '#server/http/jsonBody.ts';
import { rateLimiter } from '#server/http/rateLimit.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { emailKeyOf } from '#server/schemas/personSchema.ts';
import { readSenderBrand } from '#server/store/content/senderBrand.ts';
import type { WireNewSigner, WireSignerChanges } from '../../../src/api/customer/applicationContract.ts';
import { ownerOf, refuseOthers } from '../customerCall.ts';
import type { CustomerOptions } from '../customerOptions.ts';
import { findAccessible } from './applicationAccess.ts';
import { APPLICATION_PATH, APPLICATIONS_PATH, momentOf, optionalBodyOf } from './applicationCall.ts';
import { ownApplication } from './applicationRoutes.ts';
import { NEW_SIGNER, SIGNER_CHANGES } from './applicationSchemas.ts';
import { wireSigner } from './applicationViews.ts';
import { addOwnSigner, refuseUnknownSigner } from './changeOwnSigner.ts';
import { ifMatch, setETag } from './etags.ts';
import { invitationPauses } from './invitationPauses.ts';
import { refuseWithoutMail, sendInvitation } from './inviteSigner.ts';
import { SIGNER_MESSAGE } from './takeChanges.ts';
import { takeSignerCall } from './takeSignerCall.ts';

const SIGNERS_PATH = `${APPLICATION_PATH}/signer`;
const SIGNER_PATH = `${SIGNERS_PATH}/:signerId`;
/** The limit is per customer, because a co-applicant can be removed and added again. */
const INVITATIONS_AN_HOUR = 20;

const newSignerOf = bodyCheck<WireNewSigner>(NEW_SIGNER, SIGNER_MESSAGE);
const changesOf = bodyCheck<WireSignerChanges>(SIGNER_CHANGES, SIGNER_MESSAGE);

/** The routes of an application's co-applicant. */
export function addSignerRoutes(app: Hono<ServiceEnv>, options: CustomerOptions): void {
  const { store, clock, invitations, counters } = options;
  const limitInvitations = rateLimiter({
    limits: [{ path: APPLICATIONS_PATH, requests: INVITATIONS_AN_HOUR, seconds: 3600 }],
    counters,
    addressOf: (context) => ownerOf(context).userId,
  });
  const pauses = invitationPauses('co-applicant', options);
  app.post(SIGNERS_PATH, async (context) => {
    const owner = ownerOf(context);
    const id = context.req.param('id');
    await ownApplication(store, owner, id);
    const newSigner = newSignerOf(await optionalBodyOf(context));
    const { signer, isNew } = await addOwnSigner(store, owner, id, newSigner, momentOf(clock));
    setETag(context, signer.version);
    return context.json(wireSigner(signer), isNew ? 201 : 200);
  });
  refuseOthers(app, SIGNERS_PATH, ['POST']);

  app.put(SIGNER_PATH, async (context) => {
    const owner = ownerOf(context);
    const { id: applicationId, signerId } = context.req.param();
    const { signer: known } = await findAccessible(store, owner, applicationId);
    if (known?.id !== signerId) refuseUnknownSigner();
    const version = ifMatch(context);
    const changes = changesOf(await formBodyOf(context.req.raw));
    const isInvitation = changes.state === 'invited';
    if (isInvitation && !invitations) refuseWithoutMail();
    if (isInvitation) await limitInvitations(context);
    const call = { applicationId, signerId, version, changes, ...momentOf(clock) };
    const brand = isInvitation ? await readSenderBrand(store) : undefined;
    const { signer, invitation } = await takeSignerCall(store, owner, call, pauses);
    if (invitation && invitations && brand) {
      const endPause = () => pauses.end(owner.userId, emailKeyOf(invitation.facts.to));
      await sendInvitation(store, { ...invitations, brand }, signer, invitation, endPause);
    }
    setETag(context, signer.version);
    return context.json(wireSigner(signer));
  });
  refuseOthers(app, SIGNER_PATH, ['PUT']);
}
