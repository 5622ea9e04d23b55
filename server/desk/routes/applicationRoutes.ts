import type { Context, Hono } from 'hono';
import { answersOf } from '#server/customer/applications/applicationViews.ts';
import { percentOf } from '#server/customer/applications/dashboard.ts';
import { missingFields, requiredFields } from '#server/customer/applications/requiredFields.ts';
import { storedSignerSections } from '#server/customer/applications/storedSections.ts';
import { refuseOthers } from '#server/customer/customerCall.ts';
import { DOCUMENT_ID, READING_SECONDS } from '#server/customer/documents/documentFiles.ts';
import { uploadAddresses } from '#server/customer/documents/uploadAddress.ts';
import { matchesOf } from '#server/customer/matching/applicationMatches.ts';
import { RULES_OF } from '#server/customer/matching/lenders.ts';
import { bodyCheck } from '#server/http/bodyCheck.ts';
import { ServiceError } from '#server/http/errors.ts';
import { formBodyOf } from '#server/http/jsonBody.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { readSenderBrand } from '#server/store/content/senderBrand.ts';
import { findApplication } from '#server/store/customer/applications.ts';
import type {
  ApplicationDocumentTable,
  ApplicationReviewTable,
  ApplicationTable,
} from '#server/store/customer/applicationTables.ts';
import { findAllDocuments, findDocument } from '#server/store/customer/documents.ts';
import { findSigner } from '#server/store/customer/signers.ts';
import { openItem } from '#server/store/desk/changeItem.ts';
import { recordChanges } from '#server/store/desk/changes.ts';
import { type DeskLead, findItem } from '#server/store/desk/items.ts';
import { changeReview, findReview } from '#server/store/desk/reviews.ts';
import { applicationOf } from '#server/store/leads/applicationLeads.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type {
  WireDeskApplication,
  WireDeskOpening,
  WireReviewChange,
} from '../../../src/api/desk/contract.ts';
import { refuseStale, refuseUnknown, specialistOf } from '../deskCall.ts';
import { languageOf, reviewMail } from '../deskMails.ts';
import { DESK_PATH, type DeskOptions } from '../deskOptions.ts';
import { REVIEW_CHANGE } from '../deskSchemas.ts';
import { itemIdOf } from './itemRoutes.ts';

const APPLICATION_PATH = `${DESK_PATH}/applications/:id`;
const OPENINGS_PATH = `${APPLICATION_PATH}/documents/:documentId/openings`;
const FILES_PATH = `${DESK_PATH}/files`;
const FILE_PATH = `${FILES_PATH}/:id`;

const FILES = { path: FILES_PATH, seconds: READING_SECONDS, purpose: 'read ' };

const changeOf = bodyCheck<WireReviewChange>(REVIEW_CHANGE, 'This answer to an application is not valid.');

interface Found {
  lead: DeskLead;
  application: ApplicationTable;
}

/** @throws ServiceError 404 for an item that is no application, and for one that was deleted */
async function foundIn(store: QueryContext, id: string): Promise<Found> {
  const { lead } = (await findItem(store, id)) ?? refuseUnknown();
  const summary = applicationOf(lead);
  const application = summary && (await findApplication(store, summary.id));
  return application ? { lead, application } : refuseUnknown();
}

function wireDocument(
  { id, name, kind, size, type, state, added, user_id }: ApplicationDocumentTable,
  applicant: string,
): WireDeskApplication['documents'][number] {
  return {
    id,
    name,
    kind,
    size,
    type,
    state,
    added,
    of: user_id === applicant ? 'applicant' : 'coApplicant',
  };
}

const wireReview = (review: ApplicationReviewTable | undefined): WireDeskApplication['review'] =>
  review ? { state: review.state, sentence: review.sentence, changed: review.changed } : null;

/** A withdrawn application: staff see that there was one, and nothing of what the customer wrote. */
function closedApplication(
  { id, status, submitted }: ApplicationTable,
  review: ApplicationReviewTable | undefined,
): WireDeskApplication {
  return {
    id,
    status,
    submitted,
    property: {},
    price: {},
    applicant: {},
    employment: {},
    coApplicant: null,
    percent: 0,
    missing: [],
    matches: [],
    rulesOf: RULES_OF,
    documents: [],
    review: wireReview(review),
    version: review?.version ?? 0,
  };
}

async function wireApplication(store: QueryContext, { application }: Found): Promise<WireDeskApplication> {
  const { id, status, submitted, user_id: applicant } = application;
  if (status !== 'submitted') return closedApplication(application, await findReview(store, id));
  const [signer, documents, review] = await Promise.all([
    findSigner(store, id),
    findAllDocuments(store, id),
    findReview(store, id),
  ]);
  const answers = answersOf(application, signer);
  const matches = await matchesOf(store, { application, ...(signer ? { signer } : {}) });
  return {
    id,
    status,
    submitted,
    ...answers.sections,
    coApplicant:
      signer && application.is_alone === 0
        ? { state: signer.state, relation: signer.relation, ...storedSignerSections(signer) }
        : null,
    percent: percentOf(requiredFields(answers)),
    missing: missingFields(answers),
    matches,
    rulesOf: RULES_OF,
    documents: documents.map((document) => wireDocument(document, applicant)),
    review: wireReview(review),
    version: review?.version ?? 0,
  };
}

/**
 * GET /desk/files/{id}: a document by a signed address, without a session, because a browser opens it as a page. Like the
 * addresses of a bucket it always downloads.
 */
export function addFileRoute(app: Hono<ServiceEnv>, { store, clock, documents }: DeskOptions): void {
  const addresses = uploadAddresses(store, clock, FILES);
  app.get(FILE_PATH, async (context) => {
    const id = context.req.param('id');
    await addresses.check(id, context.req.query());
    const document = DOCUMENT_ID.test(id) ? await findDocument(store, id) : undefined;
    const bytes = document?.state === 'kept' ? await documents?.read(id) : undefined;
    if (!document || !bytes) throw new ServiceError(404, 'This document was removed.');
    const [, ending = ''] = document.type.split('/');
    const iterator = bytes[Symbol.asyncIterator]();
    context.header('Cache-Control', 'private, no-store');
    context.header('Content-Type', document.type);
    context.header('Content-Length', String(document.size));
    // A file can be something else beside what it claims to be, so a browser must never open it as a page.
    context.header('Content-Disposition', `attachment; filename="${id}.${ending}"`);
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await iterator.return?.();
      },
    });
    return context.body(body);
  });
  refuseOthers(app, FILE_PATH, ['GET']);
}

/** The applications of items, with their documents, for mortgage specialists. */
export function addApplicationRoutes(app: Hono<ServiceEnv>, options: DeskOptions): void {
  const { store, clock, documents, appUrl, isMailing, wake } = options;
  const addresses = uploadAddresses(store, clock, FILES);
  const author = (context: Context<ServiceEnv>) => ({
    by: specialistOf(context).id,
    at: clock.now().toISOString(),
  });

  app.get(APPLICATION_PATH, async (context) => {
    const by = author(context);
    const id = itemIdOf(context);
    const found = await foundIn(store, id);
    await openItem(store, id, by, 'applicationOpened');
    return context.json(await wireApplication(store, found));
  });
  app.patch(APPLICATION_PATH, async (context) => {
    const member = specialistOf(context);
    const id = itemIdOf(context);
    const {
      version,
      state,
      sentence: text = '',
      language: chosen,
    } = changeOf(await formBodyOf(context.req.raw));
    const sentence = text.trim();
    const { lead, application } = await foundIn(store, id);
    const { by, at } = author(context);
    const language = chosen ?? languageOf(lead);
    const brand = await readSenderBrand(store);
    const facts = { lead, state, sentence, version: version + 1, language, member, appUrl, brand, at };
    const isMailed = isMailing && lead.email !== '';
    const outcome = await changeReview(
      store,
      {
        lead: id,
        application: application.id,
        state,
        sentence,
        version,
        mail: isMailed ? reviewMail(facts, application.id) : undefined,
      },
      { by, at },
    );
    if (outcome === undefined) refuseUnknown();
    if (outcome === 'stale') refuseStale();
    if (outcome === 'closed') throw new ServiceError(409, 'This application is not submitted any more.');
    wake('mails');
    return context.json(await wireApplication(store, await foundIn(store, id)));
  });
  refuseOthers(app, APPLICATION_PATH, ['GET', 'PATCH']);

  app.post(OPENINGS_PATH, async (context) => {
    const { by, at } = author(context);
    const lead = itemIdOf(context);
    const { application } = await foundIn(store, lead);
    const id = context.req.param('documentId');
    const document = DOCUMENT_ID.test(id) ? await findDocument(store, id) : undefined;
    const isIts =
      application.status === 'submitted' &&
      document?.application_id === application.id &&
      document.state === 'kept';
    const place = isIts ? await documents?.locate(document) : undefined;
    if (!document || place === undefined) throw new ServiceError(404, 'This document is not stored.');
    const after = { id, kind: document.kind };
    await recordChanges(store, [{ at, by, lead, action: 'documentOpened', after }]);
    // A folder's files have a signed address of this service.
    const inMinutes = new Date(clock.now().getTime() + READING_SECONDS * 1000).toISOString();
    const signed = await addresses.addressOf(id);
    const opening: WireDeskOpening = /^https?:/.test(place)
      ? { url: place, expires: inMinutes }
      : { url: signed.url, expires: signed.expires.toISOString() };
    return context.json(opening, 201);
  });
  refuseOthers(app, OPENINGS_PATH, ['POST']);
}
