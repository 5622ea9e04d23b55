import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { refuseOthers } from '#server/customer/customerCall.ts';
import { bodyCheck } from '#server/http/bodyCheck.ts';
import { FieldErrors, ServiceError } from '#server/http/errors.ts';
import { formBodyOf } from '#server/http/jsonBody.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { readSenderBrand } from '#server/store/content/senderBrand.ts';
import { addAnswer, answerViewing } from '#server/store/desk/changeItem.ts';
import { findItem } from '#server/store/desk/items.ts';
import type { BrokeragesChange, ViewingTime } from '#server/store/viewings/nextViewing.ts';
import type { WireDeskNewAnswer, WireDeskViewingChange } from '../../../src/api/desk/contract.ts';
import { memberOf, refuseStale, refuseUnknown } from '../deskCall.ts';
import { answerMail } from '../deskMails.ts';
import type { DeskOptions } from '../deskOptions.ts';
import { NEW_ANSWER, VIEWING_ANSWER } from '../deskSchemas.ts';
import { detailOf, ITEM_PATH, itemIdOf } from './itemRoutes.ts';

const ANSWERS_PATH = `${ITEM_PATH}/answers`;
const VIEWING_PATH = `${ITEM_PATH}/viewing`;

const VIEWING_MESSAGE = 'This answer to a viewing request is not valid.';
const answerOf = bodyCheck<WireDeskNewAnswer>(NEW_ANSWER, 'This answer is not valid.');
const viewingChangeOf = bodyCheck<WireDeskViewingChange>(VIEWING_ANSWER, VIEWING_MESSAGE);

/** Allowed Idempotency-Keys: visible ASCII characters. */
const KEY = /^[\x21-\x7e]{1,255}$/;
/** Largest body of an answer in bytes: ten thousand characters of three bytes, and the subject. */
const MAX_ANSWER_BYTES = 65_536;
/** Longest viewing, as in `npm run leads`: eight hours, in milliseconds. */
const LONGEST_VIEWING = 8 * 3_600_000;

/** Keys of two items, or of two members, never meet. */
function keyHashOf(context: Context<ServiceEnv>, id: string): string {
  const key = context.req.header('Idempotency-Key') ?? '';
  if (!KEY.test(key)) {
    throw new ServiceError(400, 'An answer needs an Idempotency-Key of 1 to 255 visible ASCII characters.');
  }
  return createHash('sha256')
    .update(`${id} ${memberOf(context).id} ${key}`)
    .digest('hex');
}

function refuseField(field: string, message: string, keyword: string): never {
  throw new FieldErrors(VIEWING_MESSAGE, [{ field, message, keyword }]);
}

function timeOf(starts: string, ends: string, now: Date): ViewingTime {
  const [start, end] = [Date.parse(starts), Date.parse(ends)];
  if (Number.isNaN(start) || start <= now.getTime())
    refuseField('starts', 'is not a time to come', 'minimum');
  if (Number.isNaN(end) || end <= start || end - start > LONGEST_VIEWING) {
    refuseField('ends', 'is not within eight hours after the start', 'minimum');
  }
  return { starts: new Date(start).toISOString(), ends: new Date(end).toISOString() };
}

function brokeragesChange(body: WireDeskViewingChange, now: Date): BrokeragesChange {
  const sentence = body.sentence?.trim() || null;
  if (body.change === 'decline') {
    return { state: 'declined', sentence: sentence ?? refuseField('sentence', 'is missing', 'required') };
  }
  const { starts, ends } = body;
  if (starts === undefined && ends === undefined && body.change === 'agree') {
    return { state: 'agreed', time: undefined, sentence };
  }
  if (starts === undefined) refuseField('starts', 'is missing', 'required');
  if (ends === undefined) refuseField('ends', 'is missing', 'required');
  const time = timeOf(starts, ends, now);
  return { state: body.change === 'agree' ? 'agreed' : 'offered', time, sentence };
}

/** Answers to an item: by mail, and to its viewing request. */
export function addAnswerRoutes(app: Hono<ServiceEnv>, options: DeskOptions): void {
  const { store, clock, isMailing, isForwarded, wake } = options;

  app.post(ANSWERS_PATH, async (context) => {
    const id = itemIdOf(context);
    const keyHash = keyHashOf(context, id);
    const { subject, text } = answerOf(await formBodyOf(context.req.raw, MAX_ANSWER_BYTES));
    const member = memberOf(context);
    const { lead } = (await findItem(store, id)) ?? refuseUnknown();
    if (lead.email === '') throw new ServiceError(409, 'This item has no email address.');
    if (!isMailing) throw new ServiceError(503, 'This server sends no mails.');
    const at = clock.now().toISOString();
    const answer = { id, subject: subject.trim(), text: text.trim(), keyHash };
    const mail = answerMail(lead, { ...answer, member, brand: await readSenderBrand(store), at });
    const outcome = await addAnswer(store, { ...answer, mail }, { by: member.id, at });
    if (outcome === undefined) refuseUnknown();
    if (outcome === 'other') throw new ServiceError(409, 'This Idempotency-Key was used for another answer.');
    wake('mails');
    return context.json(
      await detailOf(store, id, { member: memberOf(context), now: clock.now() }),
      outcome === 'added' ? 201 : 200,
    );
  });
  refuseOthers(app, ANSWERS_PATH, ['POST']);

  app.post(VIEWING_PATH, async (context) => {
    const id = itemIdOf(context);
    const now = clock.now();
    const body = viewingChangeOf(await formBodyOf(context.req.raw));
    const change = brokeragesChange(body, now);
    const author = { by: memberOf(context).id, at: now.toISOString() };
    const outcome = await answerViewing(store, { id, revision: body.revision, change }, author, isForwarded);
    if (outcome === undefined) refuseUnknown();
    if (outcome === 'stale') refuseStale();
    if (outcome === 'refused') {
      throw new ServiceError(409, 'This answer cannot follow the present state of the viewing.');
    }
    wake('viewings');
    if (isForwarded) wake('leads');
    return context.json(await detailOf(store, id, { member: memberOf(context), now: clock.now() }));
  });
  refuseOthers(app, VIEWING_PATH, ['POST']);
}
