import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireHistory, WireListing } from '#api/realty/contract.ts';
import { DEMO_CASES } from '#demo/listings/demo/demoListings.ts';
import { generateListings } from '#demo/listings/generateListings.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { drawnCountry } from '#tests/support/country/drawnCountry.ts';
import { CUSTOMER, makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_DAY } from '#tests/support/services/smallDataset.ts';
import { get } from './calls.ts';

/** The table of docs/demo-data.md: MLS number and board of each row. */
function documentedCases(): { mlsNumber: string; boardId: number; page: string }[] {
  const text = readFileSync(new URL('../../../docs/demo-data.md', import.meta.url), 'utf8');
  const rows = text.matchAll(/^\| ([A-Z]\d{7})(?: to [A-Z]\d{7})? \| (\d+) \| .+ \| `(.+)` \|$/gm);
  return [...rows].map(([, mlsNumber = '', board, page = '']) => ({
    mlsNumber,
    boardId: Number(board),
    page,
  }));
}

const METRES = /^\d+\.\d\d$/;
const FEET = /^\d+'\d+"$/;
const daysAgo = (moment: string | null | undefined): number =>
  SMALL_DATASET_DAY - Math.floor(Date.parse(moment ?? '') / MILLISECONDS_A_DAY);
const streetOf = ({ address }: WireListing): string =>
  `${address?.streetName ?? ''} ${address?.streetSuffix ?? ''}`.trim();
const textOf = ({ details }: WireListing): string => details?.description ?? '';
const has = (status: string) => (listing: WireListing) => listing.lastStatus === status;
const isOpen = ({ permissions }: WireListing) => [
  permissions?.displayPublic,
  permissions?.displayAddressOnInternet,
];

/** The special property of each case, as its answer shows it. */
const SPECIAL: Record<string, (listing: WireListing) => boolean> = {
  C0100101: ({ images }) => images?.length === 0,
  C0100102: ({ images }) => new Set(images).size === 40,
  C0100103: ({ images }) => images?.length === 1,
  W0100104: (listing) => /^\S+$/.test(textOf(listing)),
  C0100105: (listing) => textOf(listing).length === 3_000,
  X0100106: ({ details }) => details?.description === null && details.extras === null,
  X0100107: (listing) =>
    textOf(listing).includes('Visites sur rendez-vous') && listing.address?.city === 'Ottawa',
  C0100108: (listing) => ['<script>', '&', '🏡', '\n', '“'].every((mark) => textOf(listing).includes(mark)),
  C0100201: ({ listPrice }) => listPrice === '1.00',
  C0100202: ({ listPrice }) => listPrice === '12900000.00',
  R0100203: ({ type, details }) => type === 'Lease' && details?.leaseTerms === 'Weekly',
  W0100204: ({ lastStatus, updatedOn, listPrice, originalPrice }) =>
    lastStatus === 'Pc' && daysAgo(updatedOn) === 0 && Number(listPrice) < Number(originalPrice),
  C0100205: ({ condominium }) => condominium?.fees?.maintenance === null,
  E0100206: ({ taxes }) => taxes?.annualAmount === null,
  C0100207: ({ listPrice, soldPrice }) => Number(soldPrice) - Number(listPrice) === 213_000,
  C0100208: ({ type, listPrice }) => type === 'Lease' && Number(listPrice) > 10_000,
  H0100301: ({ lot, details }) =>
    details?.propertyType === 'Vacant Land' && lot?.width === null && lot.size === null,
  C0100302: (listing) => everySize(listing, METRES),
  R0100303: (listing) => everySize(listing, FEET),
  W0100304: ({ details }) => details?.numBathroomsPlus === 1,
  C0100305: ({ details }) => details?.numBedrooms === 1 && details.numBedroomsPlus === 1,
  A0100306: ({ details }) => details?.sqft === null,
  M0100307: ({ details }) => details?.yearBuilt === null,
  C0100308: ({ details }) => details?.numBedrooms === 0 && details.style === 'Studio',
  Q0100309: ({ details }) => details?.numBedrooms === 9 && details.style === 'Triplex',
  A0100310: ({ office }) => office?.brokerageName === '',
  H0100311: ({ details, lot }) => details?.propertyType === 'Farm' && Number(lot?.size) > 3_600_000,
  S0100312: ({ lot }) => lot?.measurement === 'Metres',
  E0100313: ({ rooms }) => Array.isArray(rooms) && rooms.length === 0,
  X0100314: ({ rooms }) =>
    Object.values(rooms ?? {}).every(({ length, width }) => !width || length === 'irreg'),
  C0100315: ({ class: kind }) => kind === 'CommercialProperty',
  C0100401: ({ map }) => map?.latitude === 0 && map.longitude === 0,
  X0100402: ({ boardId }) => boardId === 86,
  C0100403: ({ address }) => address?.unitNumber === 'PH2B',
  C0100404: ({ address }) => address?.streetSuffix === null && address.streetName !== '',
  C0100405: ({ address }) => address?.streetDirection === 'W',
  E0100406: (listing) => streetOf(listing).includes("'"),
  Q0100407: (listing) => streetOf(listing).includes('-') && listing.address?.streetSuffix === null,
  Q0100408: (listing) => /[’']/.test(streetOf(listing)),
  W0100409: (listing) => streetOf(listing).length >= 22,
  E0100410: ({ address, type }) => address?.unitNumber === 'Lower' && type === 'Lease',
  A0100411: ({ address }) => address?.city === "St. John's",
  S0100412: (listing) => /^(Avenue [A-Z]|\d+\w\w .+)$/.test(streetOf(listing)),
  E0100413: ({ address }) => address?.neighborhood?.includes("'") ?? false,
  C0100414: (listing) => isOpen(listing).join() === 'N,Y',
  C0100415: (listing) => isOpen(listing).join() === 'Y,N',
  X0100416: (listing) => isOpen(listing).join() === 'N,N',
  C0100601: ({ listDate, status }) => daysAgo(listDate) === 0 && status === 'A',
  C0100602: ({ soldDate, lastStatus }) => daysAgo(soldDate) === 1 && lastStatus === 'Sld',
  C0100603: ({ soldDate, lastStatus }) => daysAgo(soldDate) === 1 && lastStatus === 'Lsd',
  W0100604: has('Sc'),
  N0100605: has('Sce'),
  C0100606: has('Lc'),
  N0100607: has('Lce'),
  E0100608: ({ lastStatus, timestamps }) => lastStatus === 'Exp' && daysAgo(timestamps?.expiryDate) === 6,
  N0100609: ({ lastStatus, timestamps }) => lastStatus === 'Sus' && daysAgo(timestamps?.suspendedDate) === 8,
  E0100610: ({ lastStatus, timestamps }) => lastStatus === 'Ter' && daysAgo(timestamps?.terminatedDate) === 5,
  C0100611: has('Dft'),
  W0100612: has('Ext'),
  X0100613: ({ lastStatus, status }) => lastStatus === 'Cs' && status === 'A',
  C0100614: has('Ter'),
  C0100615: has('Exp'),
  C0100616: has('Ter'),
  C0100617: has('New'),
  W0100501: ({ map }) => Number(map?.latitude) > 43,
};

function everySize({ rooms }: WireListing, form: RegExp): boolean {
  const list = Object.values(rooms ?? {});
  return (
    list.length > 3 && list.every(({ length, width }) => form.test(length ?? '') && form.test(width ?? ''))
  );
}

const geography = await drawnCountry();

describe('the documented special listings', () => {
  const documented = documentedCases();
  const listings = [
    ...generateListings({
      geography,
      count: 300,
      seed: 20_261_121,
      today: SMALL_DATASET_DAY,
      withCases: true,
    }),
  ];
  let customer: TestServices;
  let visitor: TestServices;

  beforeAll(async () => {
    customer = await makeTestServices({ listings, session: CUSTOMER });
    visitor = await makeTestServices({ listings });
  });

  afterAll(async () => {
    await customer.close();
    await visitor.close();
  });

  it('are all in the document, which has no others', () => {
    const made = DEMO_CASES.flatMap(({ mlsNumber, earlier }) => [
      ...(earlier ?? []).map((one) => one.mlsNumber),
      mlsNumber,
    ]);
    expect(documented.map(({ mlsNumber }) => mlsNumber).sort()).toEqual([...made, 'W0100501'].sort());
    expect(Object.keys(SPECIAL).sort()).toEqual([...made, 'W0100501'].sort());
  });

  it.each(documented)(
    'include $mlsNumber with its special property',
    async ({ mlsNumber, boardId, page }) => {
      const { status, body } = await get<WireListing>(customer, `/realty/listings/${mlsNumber}`, { boardId });
      expect(status).toBe(200);
      expect(body.boardId).toBe(boardId);
      expect(page).toBe(`/real-estate/detail/${mlsNumber}/${boardId}`);
      expect(SPECIAL[mlsNumber]?.(body)).toBe(true);
    },
  );

  it('have sixty units on one point of the map', () => {
    const units = listings.filter(({ mlsNumber }) => /^W01005\d\d$/.test(mlsNumber));
    expect(units).toHaveLength(60);
    expect(new Set(units.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(1);
    expect(new Set(units.map(({ unitNumber }) => unitNumber)).size).toBe(60);
    expect(units.filter(({ status }) => status !== 'A')).toEqual([]);
  });

  it('show all four periods of the home that came to the market four times', async () => {
    const last = listings.find(({ mlsNumber }) => mlsNumber === 'C0100617');
    const { body } = await get<WireHistory>(customer, '/realty/listings/history', {
      city: last?.city,
      state: last?.state,
      streetName: last?.streetName,
      streetNumber: last?.streetNumber,
      streetSuffix: last?.streetSuffix,
      boardId: 2,
    });
    const numbers = body.history.map(({ mlsNumber }) => mlsNumber);
    expect(numbers).toEqual(['C0100617', 'C0100616', 'C0100615', 'C0100614']);
    const prices = body.history.map(({ listPrice }) => Number(listPrice));
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  it.each(['C0100414', 'C0100415', 'X0100416'])('hide %s from a visitor', async (mlsNumber) => {
    const { body } = await get<WireListing>(visitor, `/realty/listings/${mlsNumber}`);
    expect(body.listPrice).toBe('!scrubbed!');
  });

  it('are on land, on streets of their city, in a country of any size', () => {
    const cases = listings.filter(({ mlsNumber }) => /^.0/.test(mlsNumber));
    expect(cases).toHaveLength(documented.length + 59);
    for (const { slot, streetName, city } of cases) {
      const address = geography.addressAt(slot);
      expect(address && geography.isLand(address.position)).toBe(true);
      expect(geography.streets[slot.streetId]).toMatchObject({ name: streetName, city });
    }
  });

  it('are the same listings in a larger country', () => {
    const larger = generateListings({
      geography,
      count: 900,
      seed: 20_261_121,
      today: SMALL_DATASET_DAY,
      withCases: true,
    });
    const cases = [...larger].filter(({ mlsNumber }) => /^.0/.test(mlsNumber));
    expect(cases.map(({ mlsNumber, streetNumber }) => mlsNumber + streetNumber)).toEqual(
      listings
        .filter(({ mlsNumber }) => /^.0/.test(mlsNumber))
        .map((one) => one.mlsNumber + one.streetNumber),
    );
  });
});
