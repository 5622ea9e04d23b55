import { z } from '@hono/zod-openapi';

/** Schemas of a listing and its parts, for the OpenAPI description and its tests. */

/** A text of the feed, which may be missing. */
export const text = z.string().nullish();
/** A number of the feed, which may be written as a text. */
export const number = z.union([z.number(), z.string()]).nullish();
const moment = z.string().nullish();

/** The address of a listing, as far as the viewer may see it. */
export const address = z.object({
  area: text,
  city: text,
  country: text,
  district: text,
  majorIntersection: text,
  neighborhood: text,
  streetDirection: text,
  streetName: text,
  streetNumber: text,
  streetSuffix: text,
  unitNumber: text,
  zip: text,
  state: text,
});

const permissions = z.object({
  displayAddressOnInternet: text,
  displayPublic: text,
  displayInternetEntireListing: text,
});

const timestamps = z.object({
  listingUpdated: moment,
  listingEntryDate: moment,
  closedDate: moment,
  expiryDate: moment,
  terminatedDate: moment,
  suspendedDate: moment,
  unavailableDate: moment,
  photosUpdated: moment,
});

/** A period of a home on the market. */
export const historyEntry = z
  .object({
    mlsNumber: z.string(),
    boardId: z.number().int(),
    type: text,
    lastStatus: text,
    listPrice: number,
    soldPrice: number,
    listDate: moment,
    soldDate: moment,
    office: z.object({ brokerageName: text }).nullish(),
    timestamps: z
      .object({
        listingUpdated: moment,
        expiryDate: moment,
        terminatedDate: moment,
        suspendedDate: moment,
        unavailableDate: moment,
      })
      .nullish(),
  })
  .openapi('HistoryEntry');

const listingMembers = z.object({
  mlsNumber: z.string(),
  boardId: z.number().int(),
  status: text,
  class: text,
  type: text,
  lastStatus: text,
  listPrice: number,
  originalPrice: number,
  soldPrice: number,
  listDate: moment,
  soldDate: moment,
  address: address.nullish(),
  map: z.object({ latitude: number, longitude: number, point: text }).nullish(),
  permissions: permissions.nullish(),
  images: z.array(z.string()).nullish(),
  photoCount: z.number().nullish(),
  imageInsights: z
    .object({
      images: z.array(
        z.object({ image: text, classification: z.object({ imageOf: text, prediction: number }) }),
      ),
    })
    .nullish(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])).nullish(),
  condominium: z.looseObject({}).nullish(),
  daysOnMarket: number,
  updatedOn: moment,
  lot: z.looseObject({}).nullish(),
  nearby: z.looseObject({}).nullish(),
  office: z.object({ brokerageName: text }).nullish(),
  rooms: z.array(z.looseObject({})).nullish(),
  taxes: z.object({ annualAmount: number, assessmentYear: number }).nullish(),
  timestamps: timestamps.nullish(),
  agents: z.array(z.object({ name: text })).nullish(),
  openHouse: z
    .array(z.object({ date: z.string(), startTime: z.string(), endTime: z.string(), offset: z.string() }))
    .nullish(),
});

const comparable = listingMembers.extend({ distance: number }).openapi('Comparable');

/** A listing in answers. */
export const listing = listingMembers
  .extend({
    comparables: z.array(comparable).nullish(),
    history: z.array(historyEntry).nullish(),
    grossYield: z
      .number()
      .optional()
      .openapi({ description: 'Percent. Only in answers to signed-in customers who search or sort by it.' }),
  })
  .openapi('Listing');
