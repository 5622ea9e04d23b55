import { z } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { queryOf, validate } from '#server/http/validation.ts';
import {
  addressesAtNumber,
  type ListedAddress,
  nearestOnStreet,
  newestAt,
  salesOnStreet,
} from '#server/store/listings/addressedListings.ts';
import { comparedHomeOf } from '#server/store/listings/comparableSales.ts';
import type { VisibleListing } from '#server/store/listings/listingView.ts';
import { fold } from '#server/store/text/fold.ts';
import type { WireHistoryEntry } from '../../../src/api/realty/contract.ts';
import type { WireHomeAtAddress } from '../../../src/api/realty/estimateContract.ts';
import { COMPARED_DAYS } from '../../../src/domain/estimate/estimate.ts';
import { addressParametersOf, type HomeAddress } from '../../../src/domain/listing/homeAddress.ts';
import { presentListings } from '../answers/presentListing.ts';
import { textUpTo } from '../parameters/parameterKinds.ts';
import { callOf, type RealtyCall } from '../realtyCall.ts';
import type { RealtyOptions } from '../realtyOptions.ts';
import { historyOf } from './listingRoutes.ts';

/** Parameters of GET /realty/addresses/home. `street` has the number: "33 Bay Street E". */
export const homeAtAddressParameters = z.strictObject({
  state: textUpTo(100).min(1, 'state is required'),
  city: textUpTo(100).min(1, 'city is required'),
  street: textUpTo(150).min(1, 'street is required'),
  unit: textUpTo(20).optional(),
});

const SALE_FIELDS = [
  'mlsNumber',
  'boardId',
  'type',
  'status',
  'lastStatus',
  'listPrice',
  'soldPrice',
  'soldDate',
  'address',
  'permissions',
  'details.propertyType',
  'details.numBedrooms',
  'details.numBathrooms',
];

/** The home of a listing as the answer describes it. */
async function describedHome(call: RealtyCall, row: VisibleListing): Promise<WireHomeAtAddress['home']> {
  const [listing] = await presentListings(call, [row.id], ['address', 'details.propertyType']);
  if (!listing) return null;
  const { sqft, beds, baths, yearBuilt, parking, lotSqft, condition } = comparedHomeOf(row);
  return {
    mlsNumber: row.mls,
    boardId: row.board,
    isOnMarket: row.status === 'A',
    address: listing.address ?? null,
    facts: {
      propertyType: listing.details?.propertyType ?? null,
      beds,
      baths,
      sqft,
      yearBuilt,
      parking,
      lotSqft,
      condition: row.condition === null ? null : condition,
    },
  };
}

/** Visitors do not see the history of some boards. */
async function visibleHistory(call: RealtyCall, row: VisibleListing): Promise<WireHistoryEntry[]> {
  const entries = await historyOf(call, row);
  if (call.viewer === 'customer') return entries;
  return entries.filter(
    ({ boardId }) => boardId !== undefined && !call.restrictedHistoryBoards.includes(boardId),
  );
}

/** Units in the order of their numbers: 4, 12, PH 2. */
function unitsOf(addresses: readonly ListedAddress[]): string[] {
  const units = new Set(addresses.flatMap(({ unit }) => (unit === null ? [] : [unit.toUpperCase()])));
  return [...units].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

async function homeAtAddress(call: RealtyCall, address: HomeAddress): Promise<WireHomeAtAddress> {
  const { store, viewer, today } = call;
  const addresses = await addressesAtNumber(store, viewer, address);
  const wanted = address.unit === null ? null : fold(address.unit);
  const newest = await newestAt(
    store,
    viewer,
    addresses.filter(({ unit }) => unit === wanted),
  );
  const { streetName, ...parts } = addressParametersOf(address);
  const near =
    newest ??
    (await newestAt(store, viewer, addresses.slice(0, 1))) ??
    (await nearestOnStreet(store, viewer, { ...parts, street: streetName }));
  const period = { first: today - COMPARED_DAYS, last: today };
  const sales = await salesOnStreet(store, viewer, address, period);
  const [place] = near ? await presentListings(call, [near.id], ['address']) : [];
  return {
    home: newest ? await describedHome(call, newest) : null,
    units: unitsOf(addresses),
    isKnownStreet: near !== undefined,
    neighborhood: place?.address?.neighborhood ?? null,
    history: newest ? await visibleHistory(call, newest) : [],
    streetSales: await presentListings(call, sales, SALE_FIELDS),
  };
}

/** GET /realty/addresses/home: what is known about the home at an address, on or off the market, without an estimate. */
export function addAddressRoutes(app: Hono<ServiceEnv>, options: RealtyOptions): void {
  app.get('/realty/addresses/home', async (context) => {
    const call = await callOf(context, options);
    const { unit, ...address } = validate(homeAtAddressParameters, queryOf(context.req.url));
    return context.json(await homeAtAddress(call, { ...address, unit: unit?.trim() || null }));
  });
}
