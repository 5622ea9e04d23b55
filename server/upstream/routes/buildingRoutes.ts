import type { Context, Hono } from 'hono';
import { ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { jsonBodyOf, queryOf, validate } from '#server/http/validation.ts';
import { pickedFrom } from '#server/realty/answers/pickFields.ts';
import { pathOfPicture } from '#server/realty/answers/pictureKeys.ts';
import { buildingParameters } from '#server/realty/parameters/searchParameters.ts';
import { withoutEmptyMembers } from '#server/realty/parameters/withoutEmptyMembers.ts';
import type { FeedQuery } from '../feed/openFeed.ts';
import { printedMap } from '../feedSearch.ts';
import { answerName, cachedResponse, type FeedCalls, unexpected, viewerOf } from './feedCall.ts';

/** The members of a building that the contract has. Others of the feed are left out. */
const FIELDS = ['address.*', 'nearby.amenities', 'details.*', 'map.*', 'image', 'class'];
const PAGE = ['page', 'numPages', 'pageSize', 'count'];
const ADDRESS_KEY = /^[\w-]{1,200}$/;

/**
 * POST /realty/buildings and GET /realty/buildings/{addressKey}, from the feed, for customers only: the feed cannot
 * leave out buildings with a home whose address a visitor may not see.
 */
export function addFeedBuildingRoutes(app: Hono<ServiceEnv>, calls: FeedCalls): void {
  app.post('/realty/buildings', async (context) => {
    await requireCustomer(context, calls);
    const input = { ...queryOf(context.req.url), ...withoutEmptyMembers(await jsonBodyOf(context.req.raw)) };
    const query: FeedQuery = { ...validate(buildingParameters, input), map: printedMap(input['map']) };
    const cached = await calls.answers.get(answerName('customer', 'buildings', query), async () => {
      const wire = await calls.feed.ask('/buildings', query, 'POST');
      const { buildings, ...page } = wire as { buildings?: unknown }; // an unchecked object
      if (!Array.isArray(buildings)) unexpected();
      return { ...pickedFrom(page, PAGE), buildings: buildings.map((one) => buildingOf(one, calls)) };
    });
    return cachedResponse(context, 'customer', cached);
  });

  app.get('/realty/buildings/:addressKey', async (context) => {
    await requireCustomer(context, calls);
    const key = context.req.param('addressKey');
    if (!ADDRESS_KEY.test(key)) throw noBuilding();
    const cached = await calls.answers.get(answerName('customer', 'building', { key }), async () =>
      buildingOf(await calls.feed.ask(`/buildings/${key}`).catch(unknownBuilding), calls),
    );
    return cachedResponse(context, 'customer', cached);
  });
}

const noBuilding = () => new ServiceError(404, 'There is no building with this address key.');

/** The feed's client words every 404 as that of a listing. */
function unknownBuilding(failure: unknown): never {
  throw failure instanceof ServiceError && failure.status === 404 ? noBuilding() : failure;
}

/** @throws ServiceError 401 for a visitor */
async function requireCustomer(context: Context<ServiceEnv>, calls: FeedCalls): Promise<void> {
  if ((await viewerOf(context, calls)) === 'customer') return;
  throw new ServiceError(401, 'Sign in to see buildings.', { 'WWW-Authenticate': 'Bearer' });
}

function buildingOf(wire: unknown, { pictureKey = pathOfPicture }: FeedCalls): Record<string, unknown> {
  if (typeof wire !== 'object' || wire === null) unexpected();
  const building = pickedFrom(wire, FIELDS);
  const { image } = building;
  return typeof image === 'string' ? { ...building, image: pictureKey(image) ?? null } : building;
}
