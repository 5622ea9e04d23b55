import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireListing, WireListingsPage } from '#api/realty/contract.ts';
import { generateListings } from '#demo/listings/generateListings.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { drawnCountry } from '#tests/support/country/drawnCountry.ts';
import { CUSTOMER, makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_DAY } from '#tests/support/services/smallDataset.ts';
import { get } from './calls.ts';

const PAGE = 8;
/** The default search of the site (docs/requirements.md, ST5), without its place. */
const FIRST_SEARCH = {
  type: 'sale',
  status: 'A',
  lastStatus: ['New', 'Pc', 'Ext', 'Cs', 'Dft'],
  class: ['condo', 'residential'],
  maxPrice: 6_000_000,
};
/** Milliseconds. Filling a store of this size takes a while on a busy machine. */
const TIMEOUT_MS = 120_000;

function sentencesOf({ details }: WireListing): string[] {
  const text = `${details?.description ?? ''} ${details?.extras ?? ''}`;
  return text.split(/(?<=[.!?])(?<!\bSt\.) (?=[^a-z])/).filter((sentence) => sentence.trim() !== '');
}

const geography = await drawnCountry();

describe('the pages of the first search in every city', () => {
  let today = SMALL_DATASET_DAY;
  let services: TestServices;

  beforeAll(async () => {
    const listings = [
      ...generateListings({
        geography,
        count: 6_000,
        seed: 20_261_121,
        today: SMALL_DATASET_DAY,
        withCases: true,
      }),
    ];
    const clock = { now: () => new Date(today * MILLISECONDS_A_DAY + 20 * 3_600_000) };
    services = await makeTestServices({ listings, session: CUSTOMER, clock });
  }, TIMEOUT_MS);

  afterAll(async () => {
    await services.close();
  });

  async function wholeSearch(city: string, sortBy: string): Promise<WireListing[]> {
    const found: WireListing[] = [];
    for (let pageNum = 1; ; pageNum += 1) {
      const { status, body } = await get<WireListingsPage>(services, '/realty/listings', {
        ...FIRST_SEARCH,
        city,
        sortBy,
        pageNum,
        resultsPerPage: 96,
      });
      expect(status).toBe(200);
      found.push(...body.listings);
      if (pageNum >= body.numPages) return found;
    }
  }

  it.each([
    [0, 'random'],
    [1, 'random'],
    [3, 'random'],
    [6, 'random'],
    [9, 'random'],
    [0, 'createdOnDesc'],
  ])(
    'never contain a sentence twice, %i days later, sorted by %s',
    async (days, sortBy) => {
      today = SMALL_DATASET_DAY + days;
      let pages = 0;
      for (const { name } of geography.cities) {
        const found = await wholeSearch(name, sortBy);
        for (let start = 0; start < found.length; start += PAGE) {
          const sentences = found.slice(start, start + PAGE).flatMap(sentencesOf);
          const twice = sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place);
          expect(twice, `${name}, page ${start / PAGE + 1}`).toEqual([]);
          pages += 1;
        }
      }
      expect(pages).toBeGreaterThan(100);
    },
    TIMEOUT_MS,
  );
});
