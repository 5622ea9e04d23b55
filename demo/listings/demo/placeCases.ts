import type { GeneratedListing } from '#demo/types.ts';
import type { DemoCase, ListingChange } from './demoCase.ts';

const CLOSED = { displayPublic: 'N', displayInternetEntireListing: 'N' } as const;

function permitted(changes: Partial<GeneratedListing['permissions']>): ListingChange {
  return ({ permissions }) => ({ permissions: { ...permissions, ...changes } });
}

/** Addresses, coordinates, boards and restrictions for visitors. */
export const PLACE_CASES: readonly DemoCase[] = [
  {
    mlsNumber: 'C0100401',
    city: 'Toronto',
    neighbourhood: 'Willowdale East',
    kind: 'detached',
    change: () => ({ latitude: 0, longitude: 0 }),
  },
  { mlsNumber: 'X0100402', city: 'Ottawa', neighbourhood: 'The Glebe', kind: 'detached' },
  {
    mlsNumber: 'C0100403',
    city: 'Toronto',
    neighbourhood: 'Yonge-St. Clair',
    kind: 'condo',
    home: {
      unit: 'PH2B',
      floor: 26,
      style: 'Apartment',
      storeys: 1,
      sqft: 1_480,
      beds: 2,
      bedsPlus: 0,
      baths: 2,
    },
  },
  {
    mlsNumber: 'C0100404',
    city: 'Toronto',
    kind: 'condo',
    street: ({ name, suffix, kind }) =>
      suffix === '' && kind !== 'motorway' && !name.includes('Highway') && !name.includes('Expressway'),
  },
  {
    mlsNumber: 'C0100405',
    city: 'Toronto',
    kind: 'semi',
    street: ({ name, direction }) => direction === 'W' && ['Queen', 'King', 'Dundas', 'Bloor'].includes(name),
  },
  { mlsNumber: 'E0100406', city: 'Toronto', kind: 'detached', street: ({ name }) => name.includes("O'") },
  {
    mlsNumber: 'Q0100407',
    city: 'Montréal',
    kind: 'multiplex',
    street: ({ name }) => name.includes('Saint-') || name.includes('Mont-'),
  },
  { mlsNumber: 'Q0100408', city: 'Québec', kind: 'row', street: ({ name }) => /[’']/.test(name) },
  {
    mlsNumber: 'W0100409',
    city: 'Mississauga',
    kind: 'detached',
    street: ({ name, suffix }) => `${name} ${suffix}`.length >= 22,
  },
  {
    mlsNumber: 'E0100410',
    city: 'Toronto',
    neighbourhood: 'Danforth',
    kind: 'semi',
    type: 'Lease',
    home: {
      unit: 'Lower',
      isPart: true,
      basement: 'Apartment',
      sqft: 640,
      beds: 1,
      bedsPlus: 0,
      baths: 1,
      lot: null,
    },
  },
  { mlsNumber: 'A0100411', city: "St. John's", neighbourhood: 'Georgestown', kind: 'row' },
  {
    mlsNumber: 'S0100412',
    city: 'Saskatoon',
    kind: 'detached',
    street: ({ name, suffix }) =>
      /^Avenue [A-Z]$/.test(`${name} ${suffix}`.trim()) || /^\d+(st|nd|rd|th)$/.test(name),
  },
  { mlsNumber: 'E0100413', city: 'Toronto', neighbourhood: "L'Amoreaux", kind: 'condoTown' },
  {
    mlsNumber: 'C0100414',
    city: 'Toronto',
    neighbourhood: 'Casa Loma',
    kind: 'detached',
    change: permitted(CLOSED),
  },
  {
    mlsNumber: 'C0100415',
    city: 'Toronto',
    neighbourhood: 'Moss Park',
    kind: 'condo',
    change: permitted({ displayAddressOnInternet: 'N' }),
  },
  {
    mlsNumber: 'X0100416',
    city: 'Ottawa',
    neighbourhood: 'Sandy Hill',
    kind: 'condo',
    change: permitted({ ...CLOSED, displayAddressOnInternet: 'N' }),
  },
];
