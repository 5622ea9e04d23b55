import { readFileSync } from 'node:fs';
import { readReso } from '#server/ingest/readReso.ts';
import type { ResoRow } from '#server/ingest/resoValues.ts';
import type { ListingInput } from '#server/store/dataset/storedListing.ts';
import { BoardNumbers } from '#server/store/ingest/boardNumbers.ts';

/** 2026-11-21 */
export const TODAY = 20_778;

/** A published row of this folder: "trreb", "bridge", "mls-grid". */
export const published = (name: string): ResoRow =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')) as ResoRow; // a row, by the README

/** A place in Ontario, for rows without one. */
export const PLACED = { Latitude: 43.4, Longitude: -79.98 };
export const TRREB = { ...published('trreb'), ...PLACED };

/** A house of the DDF, in the names of its fields. */
export const DDF: ResoRow = {
  ...PLACED,
  ListingKey: '26855586',
  ListingId: 'E8308430',
  OriginatingSystemName: 'Toronto Regional Real Estate Board',
  StandardStatus: 'Active',
  PropertySubType: 'Single Family',
  StructureType: ['House'],
  ListPrice: 459_000,
  UnparsedAddress: '180 Markham Rd',
  City: 'Toronto',
  StateOrProvince: 'Ontario',
  OriginalEntryTimestamp: '2024-05-06T00:00:00.00Z',
  ListOfficeName: 'Sample Realty, Brokerage',
};

const boards = new BoardNumbers();

/** The listing of a row. @throws Error if the row is not read as a listing */
export function listingOf(row: ResoRow): ListingInput {
  const reading = readReso(row, TODAY, boards);
  if (reading.kind !== 'listing') throw new Error(JSON.stringify(reading));
  return reading.listing;
}

/** The reasons for which a row is invalid; another kind of reading by its name. */
export function reasonsOf(row: ResoRow): string[] {
  const reading = readReso(row, TODAY, boards);
  return reading.kind === 'invalid' ? reading.reasons : [reading.kind];
}
