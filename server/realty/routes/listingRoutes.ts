import { z } from '@hono/zod-openapi';
import type { Context, Hono } from 'hono';
import { ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { jsonBodyOf, queryOf, validate } from '#server/http/validation.ts';
import { documentsOf } from '#server/store/listings/documents.ts';
import { findHistory, findListing } from '#server/store/listings/findListing.ts';
import type { VisibleListing } from '#server/store/listings/listingView.ts';
import { findComparables, findSimilar } from '#server/store/listings/neighbours.ts';
import { renderHistoryEntry } from '#server/store/listings/renderListing.ts';
import type {
  WireComparable,
  WireHistoryEntry,
  WireListing,
  WireSimilar,
} from '../../../src/api/realty/contract.ts';
import { pickFields } from '../answers/pickFields.ts';
import { presentListing, presentListings } from '../answers/presentListing.ts';
import { boardNumber, fieldList, numberBetween } from '../parameters/parameterKinds.ts';
import { callOf, type RealtyCall } from '../realtyCall.ts';
import type { RealtyOptions } from '../realtyOptions.ts';

/** Boards use letters, digits and sometimes a hyphen. */
const MLS_NUMBER = /^[\w-]{1,30}$/;
const MAX_COMPARABLES = 20;
const MAX_SIMILAR = 20;
const RADIUS = 10;

/** Parameters of GET and POST /realty/listings/{mls}; the board also comes in the header board-id. */
export const listingParameters = z.strictObject({ boardId: boardNumber, fields: fieldList }).partial();

/** Parameters of GET /realty/listings/{mls}/similar: radius in kilometres, listPriceRange in dollars up and down. */
export const similarParameters = listingParameters.extend({
  radius: numberBetween(0.1, 200).optional(),
  listPriceRange: numberBetween(0, 100_000_000).optional(),
  resultsPerPage: numberBetween(1, MAX_SIMILAR, true).optional(),
});

/** GET and POST /realty/listings/{mls}, and /similar below it. */
export function addListingRoutes(app: Hono<ServiceEnv>, options: RealtyOptions): void {
  const answer = async (context: Context<ServiceEnv>) => {
    const call = await callOf(context, options);
    const body = context.req.method === 'POST' ? await jsonBodyOf(context.req.raw) : {};
    const { boardId, fields } = validate(listingParameters, { ...inputOf(context), ...body });
    const subject = await subjectOf(context, call, boardId);
    return context.json(pickFields(await wholeListing(call, subject), fields));
  };
  app.get('/realty/listings/:mls', answer);
  app.post('/realty/listings/:mls', answer);
  app.get('/realty/listings/:mls/similar', async (context) => {
    const call = await callOf(context, options);
    const { boardId, fields, radius, listPriceRange, resultsPerPage } = validate(
      similarParameters,
      inputOf(context),
    );
    const subject = await subjectOf(context, call, boardId);
    const similar = await similarTo(call, subject, resultsPerPage ?? MAX_SIMILAR, {
      radius: radius ?? RADIUS,
      priceRange: listPriceRange,
      fields,
    });
    return context.json({ similar } satisfies WireSimilar);
  });
}

/** The query, with the board from the header board-id if the query has none. */
export function inputOf(context: Context): Record<string, unknown> {
  const board = context.req.header('board-id');
  return { ...(board ? { boardId: board } : {}), ...queryOf(context.req.url) };
}

/**
 * The listing in the path.
 * @throws ServiceError 404
 */
export async function subjectOf(
  context: Context,
  call: RealtyCall,
  boardId: number | undefined,
): Promise<VisibleListing> {
  const mlsNumber = context.req.param('mls') ?? '';
  const subject = MLS_NUMBER.test(mlsNumber)
    ? await findListing(call.store, call.viewer, mlsNumber, boardId)
    : undefined;
  if (!subject) throw new ServiceError(404, 'Could not find this listing.');
  return subject;
}

async function wholeListing(call: RealtyCall, subject: VisibleListing): Promise<WireListing> {
  const [stored] = await documentsOf(call.store, [subject.id]);
  if (!stored) throw new ServiceError(404, 'Could not find this listing.');
  const listing = presentListing(stored, call);
  const comparables = await comparablesOf(call, subject);
  // The history of these boards is only in /realty/listings/history, for customers.
  if (call.restrictedHistoryBoards.includes(subject.board)) return { ...listing, comparables };
  return { ...listing, comparables, history: await historyOf(call, subject) };
}

async function comparablesOf(call: RealtyCall, subject: VisibleListing): Promise<WireComparable[]> {
  const near = await findComparables(call.store, subject, { ...call, limit: MAX_COMPARABLES });
  const listings = await presentListings(
    call,
    near.map(({ id }) => id),
  );
  return listings.map((listing, position) => ({
    ...listing,
    distance: Math.round((near[position]?.kilometres ?? 0) * 1000) / 1000,
  }));
}

/** A home's periods on the market, newest first, without those that the caller may not see. */
export async function historyOf(
  call: RealtyCall,
  subject: Pick<VisibleListing, 'home'>,
): Promise<WireHistoryEntry[]> {
  const documents = await documentsOf(call.store, await findHistory(call.store, call.viewer, subject));
  return documents.map((stored) => renderHistoryEntry(stored, call.today));
}

/** Similar listings, as the caller may see them. */
export async function similarTo(
  call: RealtyCall,
  subject: VisibleListing,
  limit: number,
  {
    radius = RADIUS,
    priceRange,
    fields,
  }: { radius?: number; priceRange?: number | undefined; fields?: string[] | undefined } = {},
): Promise<WireListing[]> {
  const near = await findSimilar(call.store, subject, { ...call, limit, radius, priceRange });
  return presentListings(
    call,
    near.map(({ id }) => id),
    fields,
  );
}
