import type { Context, Hono } from 'hono';
import { bodyCheck } from '#server/http/bodyCheck.ts';
import { FieldErrors, ServiceError } from '#server/http/errors.ts';
import { formBodyOf } from '#server/http/jsonBody.ts';
import { rateLimiter } from '#server/http/rateLimit.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { reasonOf } from '#server/mail/outgoingMail.ts';
import { queued } from '#server/mail/renderMail.ts';
import { hasLink } from '#server/mail/strangersWords.ts';
import { emailKeyOf } from '#server/schemas/personSchema.ts';
import { readSenderBrand } from '#server/store/content/senderBrand.ts';
import type { Owner } from '#server/store/customer/customers.ts';
import {
  acceptInvitation,
  declineInvitation,
  findInvitation,
  shareEarlierHomes,
  storeInvitation,
  undoInvitation,
} from '#server/store/customer/sharedInvitations.ts';
import { endSharedList, type Membership } from '#server/store/customer/sharedLists.ts';
import { insertMail } from '#server/store/mail/mailQueue.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type {
  WireAcceptance,
  WireNewSharing,
  WireOpenInvitation,
} from '../../../src/api/customer/sharedListContract.ts';
import { invitationPauses } from '../applications/invitationPauses.ts';
import { refuseWithinPause, refuseWithoutMail } from '../applications/inviteSigner.ts';
import { ownerOf, refuseOthers } from '../customerCall.ts';
import { CUSTOMER_PATH, type CustomerOptions, type Invitations } from '../customerOptions.ts';
import { hashOfToken, newToken } from '../linkToken.ts';
import { INVITATION_LIFETIME_MS } from './forgetInvitations.ts';
import { acceptedMail, sharedInvitationMail } from './sharedListMail.ts';
import { ACCEPTANCE, NEW_SHARING, SHARING_CHANGE } from './sharedListSchemas.ts';
import { wireSharing } from './sharedListView.ts';

const LIST_PATH = `${CUSTOMER_PATH}/user/shared-list`;
const INVITATION_PATH = `${LIST_PATH}/invitation`;
/** The call of a mail's link, which needs no session. */
const LINKED_PATH = `${CUSTOMER_PATH}/shared-list-invitation`;

/** The limit is per customer, for all addresses together. */
const INVITATIONS_AN_HOUR = 20;
/** Timeout of a mail in milliseconds. */
const TIMEOUT_MS = 10_000;

const MESSAGE = 'This invitation is incomplete or not valid.';
const newSharingOf = bodyCheck<WireNewSharing>(NEW_SHARING, MESSAGE);
const acceptanceOf = bodyCheck<WireAcceptance>(ACCEPTANCE, 'This answer is incomplete or not valid.');
const checkChange = bodyCheck(SHARING_CHANGE, 'This change of a shared list is not valid.');

function refuseEnded(): never {
  throw new ServiceError(404, 'There is no such invitation, or it has ended.');
}

function refuseConflict(message: string, keyword: 'own' | 'busy'): never {
  throw new FieldErrors(
    message,
    [{ field: 'invitation', message: 'conflicts with your list', keyword }],
    409,
  );
}

const hashOf = (context: Context<ServiceEnv>): string =>
  hashOfToken(context.req.header('Invitation-Token') ?? '');

/** Queues the mail to the owner about the acceptance, with the list. It holds no token. */
async function queueAccepted(
  locked: QueryContext,
  { list, own, partner }: Membership,
  appUrl: string,
  written: string,
): Promise<void> {
  const owner = await locked.database
    .selectFrom('customer')
    .select(['id', 'email'])
    .where('id', '=', partner?.user_id ?? '')
    .executeTakeFirstOrThrow();
  const brand = await readSenderBrand(locked);
  const { id: listId, language } = list;
  const mail = acceptedMail({ to: owner.email, language, name: own.name, appUrl, brand, listId });
  await insertMail(locked, queued(mail, { user_id: owner.id, written }));
}

/** The routes of a list of saved homes that two customers share. */
export function addSharedListRoutes(app: Hono<ServiceEnv>, options: CustomerOptions): void {
  const { store, clock, invitations, counters } = options;
  const limitInvitations = rateLimiter({
    limits: [{ path: INVITATION_PATH, requests: INVITATIONS_AN_HOUR, seconds: 3600 }],
    counters,
    addressOf: (context) => ownerOf(context).userId,
  });
  const pauses = invitationPauses('partner', options);

  /** Stores the invitation and mails it. If that fails, the earlier one is restored. */
  async function invite(owner: Owner, wanted: WireNewSharing, { carry, appUrl, log }: Invitations) {
    const { email, name, line = '', language, sharesSaved = false } = wanted;
    const now = clock.now();
    const token = newToken();
    // Before the invitation is stored: a failure would leave one that was never sent.
    const brand = await readSenderBrand(store);
    const invitation = {
      email,
      name,
      line: line.trim(),
      language,
      shares_saved: sharesSaved ? (1 as const) : (0 as const),
      token_hash: hashOfToken(token),
      invited: now.toISOString(),
      expires: new Date(now.getTime() + INVITATION_LIFETIME_MS).toISOString(),
    };
    const stored = await storeInvitation(store, owner, invitation, async () =>
      refuseWithinPause(await pauses.begin(owner.userId, emailKeyOf(email))),
    );
    if (!stored) refuseConflict('You share a list already.', 'busy');
    const mail = sharedInvitationMail({
      to: email,
      language,
      name,
      line: invitation.line,
      token,
      appUrl,
      brand,
    });
    const problem = await carry(mail, { timeoutMs: TIMEOUT_MS, stopped: new AbortController().signal });
    if (problem === undefined) return;
    log(`An invitation to a shared list was not sent: ${reasonOf(problem)}.`);
    await pauses.end(owner.userId, emailKeyOf(email));
    await undoInvitation(store, stored);
    throw new ServiceError(503, 'The invitation could not be mailed. Please try again later.');
  }

  const answerOwn = async (context: Context<ServiceEnv>) =>
    context.json(await wireSharing(store, ownerOf(context).userId, clock.now().toISOString()));

  app.get(LIST_PATH, answerOwn);
  app.post(LIST_PATH, async (context) => {
    const { name, sharesSaved = false } = acceptanceOf(await formBodyOf(context.req.raw));
    const now = clock.now().toISOString();
    const answer = { hash: hashOf(context), now, name, shares_saved: sharesSaved ? 1 : 0 } as const;
    const outcome = await acceptInvitation(store, ownerOf(context), answer, async (locked, membership) => {
      if (invitations) await queueAccepted(locked, membership, invitations.appUrl, now);
    });
    if (outcome.kind === 'ended') refuseEnded();
    if (outcome.kind === 'own') refuseConflict('This is your own invitation.', 'own');
    if (outcome.kind === 'busy') refuseConflict('You share a list already.', 'busy');
    invitations?.onMailQueued?.();
    return answerOwn(context);
  });
  app.put(LIST_PATH, async (context) => {
    checkChange(await formBodyOf(context.req.raw));
    if (!(await shareEarlierHomes(store, ownerOf(context), clock.now().toISOString()))) {
      throw new ServiceError(409, 'You share no list.');
    }
    return answerOwn(context);
  });
  app.delete(LIST_PATH, async (context) => {
    await endSharedList(store, ownerOf(context).userId);
    return context.body(null, 204);
  });
  refuseOthers(app, LIST_PATH, ['GET', 'POST', 'PUT', 'DELETE']);

  app.post(INVITATION_PATH, async (context) => {
    const owner = ownerOf(context);
    const wanted = newSharingOf(await formBodyOf(context.req.raw));
    if (hasLink(wanted.line ?? '')) {
      throw new FieldErrors(MESSAGE, [{ field: 'line', message: 'must not contain a link', keyword: 'not' }]);
    }
    if (emailKeyOf(wanted.email) === emailKeyOf(owner.email)) {
      throw new FieldErrors(MESSAGE, [{ field: 'email', message: 'is your own', keyword: 'unique' }]);
    }
    if (!invitations) refuseWithoutMail();
    await limitInvitations(context);
    await invite(owner, wanted, invitations);
    return answerOwn(context);
  });
  refuseOthers(app, INVITATION_PATH, ['POST']);

  app.get(LINKED_PATH, async (context) => {
    context.header('Cache-Control', 'private, no-store');
    const { name, line } =
      (await findInvitation(store, hashOf(context), clock.now().toISOString())) ?? refuseEnded();
    return context.json({ name, line } satisfies WireOpenInvitation);
  });
  app.delete(LINKED_PATH, async (context) => {
    const isDeclined = await declineInvitation(store, hashOf(context), clock.now().toISOString());
    if (!isDeclined) refuseEnded();
    return context.body(null, 204);
  });
  refuseOthers(app, LINKED_PATH, ['GET', 'DELETE']);
}
