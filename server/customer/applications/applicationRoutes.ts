import type { Context, Hono } from 'hono';
import { bodyCheck } from '#server/http/bodyCheck.ts';
import { ServiceError } from '#server/http/errors.ts';
import { formBodyOf } from '#server/http/jsonBody.ts';
import { requestIdOf } from '#server/http/requestId.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import type { Owner } from '#server/store/customer/customers.ts';
import { findSigner } from '#server/store/customer/signers.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { WireApplicationChanges } from '../../../src/api/customer/applicationContract.ts';
import { ownerOf, refuseOthers } from '../customerCall.ts';
import type { CustomerOptions } from '../customerOptions.ts';
import {
  type AccessedApplication,
  applicationFor,
  findAccessible,
  type InvitedApplication,
} from './applicationAccess.ts';
import {
  APPLICATION_PATH,
  APPLICATIONS_PATH,
  checkUserId,
  momentOf,
  optionalBodyOf,
} from './applicationCall.ts';
import { APPLICATION_CHANGES, NEW_APPLICATION } from './applicationSchemas.ts';
import { wireApplication } from './applicationViews.ts';
import { changeOwnApplication, startApplication } from './changeOwnApplication.ts';
import { ifMatch, setETag } from './etags.ts';
import { APPLICATION_MESSAGE } from './takeChanges.ts';

const newApplicationOf = bodyCheck<object>(
  NEW_APPLICATION,
  'The body of a new application must be an empty object.',
);
const changesOf = bodyCheck<WireApplicationChanges>(APPLICATION_CHANGES, APPLICATION_MESSAGE);

function answered(
  context: Context<ServiceEnv>,
  accessed: AccessedApplication | InvitedApplication,
  status: 200 | 201 = 200,
): Response {
  setETag(context, accessed.application.version);
  return context.json(wireApplication(accessed), status);
}

/**
 * Finds an application whose applicant is the caller.
 * @throws ServiceError 404 for another customer's, 403 for the co-applicant
 */
export async function ownApplication(
  store: QueryContext,
  owner: Owner,
  id: string,
): Promise<AccessedApplication> {
  const accessed = await applicationFor(store, owner, id);
  if (accessed.role === 'applicant') return accessed;
  throw new ServiceError(403, 'Only the applicant can do this.');
}

/** /customer/application, and a single application below it. */
export function addApplicationRoutes(app: Hono<ServiceEnv>, options: CustomerOptions): void {
  const { store, clock, brokerage } = options;
  app.post(APPLICATIONS_PATH, async (context) => {
    const owner = ownerOf(context);
    checkUserId(context, owner.userId);
    newApplicationOf(await optionalBodyOf(context));
    const { application, isNew } = await startApplication(store, owner, momentOf(clock).now);
    const signer = isNew ? undefined : await findSigner(store, application.id);
    const accessed = { application, role: 'applicant' as const, ...(signer ? { signer } : {}) };
    return answered(context, accessed, isNew ? 201 : 200);
  });
  refuseOthers(app, APPLICATIONS_PATH, ['POST']);

  app.get(APPLICATION_PATH, async (context) =>
    answered(context, await findAccessible(store, ownerOf(context), context.req.param('id'))),
  );
  app.put(APPLICATION_PATH, async (context) => {
    const owner = ownerOf(context);
    const id = context.req.param('id');
    await ownApplication(store, owner, id);
    const version = ifMatch(context);
    const changes = changesOf(await formBodyOf(context.req.raw));
    const isForwarded = brokerage?.isForwarded ?? false;
    const call = { id, version, changes, ...momentOf(clock), requestId: requestIdOf(context), isForwarded };
    const { lead, ...own } = await changeOwnApplication(store, owner, call);
    if (lead) brokerage?.onLeadStored(lead);
    return answered(context, { ...own, role: 'applicant' });
  });
  refuseOthers(app, APPLICATION_PATH, ['GET', 'PUT']);
}
