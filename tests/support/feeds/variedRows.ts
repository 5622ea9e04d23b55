import { readFileSync } from 'node:fs';
import type { ResoRow } from '#server/ingest/resoValues.ts';

/** Forms of boards' exports whose fields and lookups are in forms.json. */
export const FORMS = ['propTx', 'ddf', 'dataDictionary'] as const;
export type Form = (typeof FORMS)[number];

interface FormLists {
  /** Names of fields by the type of their values, separated by spaces. */
  fields: Record<string, string>;
  /** The values of fields, separated by bars. An empty one is a missing value. */
  lookups: Record<string, string>;
}

const LISTS = JSON.parse(readFileSync(new URL('forms.json', import.meta.url), 'utf8')) as Record<
  Form,
  FormLists
>; // by its README

/** Numbers from 0 to 1 that are the same for each seed (Mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const STREETS = ['Iris', 'MARKHAM', "O'Connor", '5th', 'King', 'de la Montagne', '100', 'Highway 7'];

/** Fields that no row lacks, because the form is unusable without them. */
const NEEDED = /^(PropertyType|PropertySubType|StandardStatus|StateOrProvince|City|ListAOR|TransactionType)$/;

/** The random values that a row is made of. */
interface RowSource {
  number: number;
  chance: () => number;
  /** A value of a lookup; undefined for a missing one. */
  pick: (name: string) => string | undefined;
}

/** True for the fields whose lookup holds several values. */
const LISTED =
  /^(ArchitecturalStyle|Basement|Cooling|Heating|Roof|Sewer|StructureType|PetsAllowed|CommonInterest|Flooring|Levels)$|(Features|Source|Amenities|Materials)$/;

const whole = (chance: () => number, minimum: number, maximum: number): number =>
  minimum + Math.floor(chance() * (maximum - minimum + 1));

/** Any value for a field without a lookup, by its type. */
function anyValue(type: string, name: string, { number, chance }: RowSource): unknown {
  switch (type) {
    case 'number':
      return whole(chance, 0, 400);
    case 'yesNo':
      return chance() < 0.5;
    case 'many':
      return [`${name} ${number % 5}`];
    case 'date':
      return `2026-0${1 + (number % 9)}-15`;
    case 'time':
      return `2026-0${1 + (number % 9)}-15T14:0${number % 10}:00.000Z`;
    default:
      return `${name} ${number % 7}`;
  }
}

/** The fields that every form has alike. */
function common({ number, chance, pick }: RowSource): ResoRow {
  const price = whole(chance, 250, 3_000) * 1_000;
  return {
    UnitNumber: chance() < 0.3 ? String(whole(chance, 100, 2_400)) : null,
    StreetNumber: String(whole(chance, 1, 9_000)),
    StreetName: STREETS[number % STREETS.length],
    StreetSuffix: pick('StreetSuffix') ?? 'St',
    PostalCode: `M${number % 10}A${number % 7}B${number % 9}`,
    BedroomsTotal: whole(chance, 1, 6),
    BedroomsBelowGrade: chance() < 0.3 ? 1 : null,
    BathroomsTotalInteger: whole(chance, 1, 5),
    ListPrice: price,
    OriginalListPrice: chance() < 0.3 ? price + 20_000 : price,
    ClosePrice: chance() < 0.5 ? price - 10_000 : null,
    CloseDate: '2026-10-30',
    TaxAnnualAmount: whole(chance, 1_500, 12_000),
    TaxYear: 2026,
    AssociationFee: chance() < 0.4 ? whole(chance, 200, 1_200) : null,
    ParkingTotal: whole(chance, 0, 4),
    OriginalEntryTimestamp: `2026-1${number % 2}-0${1 + (number % 9)}T15:00:00.000000Z`,
    ModificationTimestamp: '2026-11-20T02:30:00.000000Z',
    PublicRemarks: 'A home with a garden.',
    ListOfficeName: 'Sample Realty, Brokerage',
  };
}

const MAKERS: Record<Form, (making: RowSource) => ResoRow> = {
  propTx: ({ number, chance, pick }) => {
    const type = pick('PropertyType') ?? '';
    const subTypes = /Condo/.test(type) ? 'Condo' : type === 'Commercial' ? 'Commercial' : 'Freehold';
    const isLease = chance() < 0.4;
    const unit = type === 'Commercial' ? pick('ListPriceUnit') : isLease ? 'Month' : undefined;
    const status = MLS_STATUS[pick('StandardStatus') ?? ''];
    const isPerArea = /Sq|Acre/.test(unit ?? '');
    return {
      ListingKey: `X${12_000_000 + number}`,
      OriginatingSystemID: 'A00001796',
      PropertySubType: pick(`${subTypes}SubType`),
      TransactionType: isLease ? pick('TransactionType')?.replace('For Sale', 'For Lease') : 'For Sale',
      StateOrProvince: 'ON',
      ...(isLease ? { ListPrice: whole(chance, 1_500, 6_000) } : {}),
      ...(isPerArea ? { ListPrice: whole(chance, 8, 60) } : {}),
      ListPriceUnit: unit ?? null,
      BuildingAreaTotal: type === 'Commercial' || chance() < 0.2 ? whole(chance, 500, 20_000) : null,
      MlsStatus: isLease ? status?.replace('Sold', 'Leased') : status,
      LotWidth: chance() < 0.7 ? whole(chance, 20, 100) : null,
      LotDepth: chance() < 0.7 ? whole(chance, 80, 200) : null,
      VirtualTourURLUnbranded: 'https://tours.example/1',
      LegalStories: String(1 + (number % 30)),
    };
  },
  ddf: ({ number, chance, pick }) => {
    const isLease = chance() < 0.3;
    return {
      ListingKey: String(26_000_000 + number),
      ListingId: `${pick('CommonInterest') === 'Freehold' ? 'R' : 'E'}${8_300_000 + number}`,
      StandardStatus: 'Active',
      ListOfficeKey: '50715',
      ListAORKey: String(number % 13),
      UnparsedAddress:
        chance() < 0.5 ? `#${whole(chance, 1, 900)} -${whole(chance, 1, 900)} MARKHAM RD` : null,
      ListingURL: 'www.realtor.ca/real-estate/26855586/806-180-markham-rd',
      ...(isLease ? { ListPrice: null, LeaseAmount: whole(chance, 12, 4_000) } : { LeaseAmount: null }),
      LivingArea: chance() < 0.6 ? whole(chance, 60, 4_000) : null,
      BuildingAreaTotal: chance() < 0.3 ? whole(chance, 60, 9_000) : null,
      LotSizeArea: chance() < 0.5 ? whole(chance, 1, 9_000) : null,
      LotSizeDimensions: chance() < 0.4 ? '60 X 262' : chance() < 0.2 ? '18.3 x 30.5 m' : null,
      FrontageLengthNumeric: chance() < 0.4 ? whole(chance, 10, 100) : null,
      YearBuilt: chance() < 0.7 ? whole(chance, 1_880, 2_026) : null,
      Stories: pick('StructureType') === 'House' ? 1.5 : whole(chance, 1, 3),
      Latitude: 43.6 + chance(),
      Longitude: -79.6 - chance(),
      Media: [
        { MediaURL: `https://ddfcdn.example/${number}.jpg`, Order: 1, MediaCategory: 'Property Photo' },
      ],
      Rooms: [
        {
          RoomType: 'Bedroom',
          RoomLevel: pick('RoomLevel'),
          RoomLength: 3.5,
          RoomWidth: 3,
          RoomLengthWidthUnits: 'meters',
        },
      ],
    };
  },
  dataDictionary: ({ number, chance, pick }) => ({
    ListingKey: `key-${number}`,
    ListingId: `R${2_900_000 + number}`,
    OriginatingSystemName: ['creb', 'bridge-reference', 'Sample Association'][number % 3],
    OriginatingSystemID: `M0000${1_000 + (number % 3)}`,
    StateOrProvince: ['AB', 'BC', 'MB'][number % 3],
    City: ['Calgary', 'Vancouver', 'Winnipeg'][number % 3],
    ListingContractDate: '2026-10-01',
    ExpirationDate: '2027-02-01',
    YearBuilt: whole(chance, 1_900, 2_026),
    LivingArea: whole(chance, 400, 4_000),
    LotSizeArea: chance() < 0.5 ? whole(chance, 1, 9_000) / 4 : null,
    LotSizeAcres: chance() < 0.3 ? 0.18 : null,
    BuildingAreaTotal: whole(chance, 400, 4_000),
    ...(pick('PropertyType')?.includes('Lease') ? { LeaseAmount: whole(chance, 1_000, 4_000) } : {}),
    Latitude: 49.2 + chance(),
    Longitude: -114 - chance(),
    InternetEntireListingDisplayYN: true,
    InternetAddressDisplayYN: chance() < 0.9,
  }),
};

const MLS_STATUS: Readonly<Record<string, string>> = {
  Active: 'New',
  'Active Under Contract': 'Sold Conditional',
  Closed: 'Sold',
  Expired: 'Expired',
  Cancelled: 'Terminated',
  Hold: 'Suspended',
};

/**
 * Makes different rows of a form, the same ones each time. Every value of each lookup occurs, and every field of the
 * form has values in half of the rows.
 */
export function variedRows(form: Form, count: number): ResoRow[] {
  const { fields, lookups } = LISTS[form];
  const chance = numbersFrom(FORMS.indexOf(form) + 1);
  const values = new Map(Object.entries(lookups).map(([name, list]) => [name, list.split(' | ')]));
  return Array.from({ length: count }, (_, number) => {
    const pick = (name: string): string | undefined => {
      const list = values.get(name);
      const step = name.length;
      return list?.[(number * step + Math.floor(number / list.length)) % list.length] || undefined;
    };
    const making = { number, chance, pick };
    const row: Record<string, unknown> = {};
    for (const [type, names] of Object.entries(fields)) {
      for (const name of names.split(' ')) if (chance() < 0.5) row[name] = anyValue(type, name, making);
    }
    for (const name of values.keys()) {
      if (/^(.+SubType|RoomLevel)$/.test(name) && name !== 'PropertySubType') continue;
      const value = NEEDED.test(name) || chance() < 0.8 ? pick(name) : undefined;
      row[name] = value === undefined || !LISTED.test(name) ? (value ?? null) : [value];
    }
    return { ...row, ...common(making), ...MAKERS[form](making) };
  });
}
