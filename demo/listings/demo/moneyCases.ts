import { combined, type DemoCase, withTexts } from './demoCase.ts';

/** Prices, rents, fees and taxes. */
export const MONEY_CASES: readonly DemoCase[] = [
  {
    mlsNumber: 'C0100201',
    city: 'Toronto',
    neighbourhood: 'Birchcliffe-Cliffside',
    kind: 'detached',
    change: ({ details }) => ({
      listPrice: 1,
      originalPrice: 1,
      details: {
        ...details,
        description: `${details.description} Listed at one dollar to invite offers; the seller may take any or none.`,
      },
    }),
  },
  {
    mlsNumber: 'C0100202',
    city: 'Toronto',
    neighbourhood: 'Bridle Path-Sunnybrook-York Mills',
    kind: 'detached',
    home: {
      sqft: 11_800,
      beds: 7,
      bedsPlus: 2,
      baths: 10,
      yearBuilt: 2014,
      condition: 'kept',
      style: '2-Storey',
      storeys: 2,
      lot: { width: 150, depth: 318 },
      basement: 'Fin W/O',
      garage: 'Attached',
      garageSpaces: 4,
      parkingSpaces: 14,
      hasPool: true,
      hasFireplace: true,
      exterior: 'Stone',
    },
    change: ({ taxes }) => ({
      listPrice: 12_900_000,
      originalPrice: 12_900_000,
      taxes: { ...taxes, annualAmount: 58_420 },
    }),
  },
  {
    mlsNumber: 'R0100203',
    city: 'Vancouver',
    neighbourhood: 'Coal Harbour',
    kind: 'condo',
    type: 'Lease',
    change: ({ details }) => ({
      listPrice: 1_450,
      originalPrice: 1_450,
      details: {
        ...details,
        furnished: 'Y',
        leaseTerms: 'Weekly',
        description:
          'Furnished and let by the week: the price is for seven nights, with linen, dishes, Wi-Fi and utilities. Least stay four weeks.',
      },
    }),
  },
  {
    mlsNumber: 'W0100204',
    city: 'Brampton',
    neighbourhood: 'Heart Lake',
    kind: 'detached',
    stint: { listDay: -16, lastStatus: 'Pc', updatedDay: 0, isReduced: true },
  },
  {
    mlsNumber: 'C0100205',
    city: 'Toronto',
    neighbourhood: 'Church-Yonge Corridor',
    kind: 'condo',
    change: combined(
      withTexts(
        'The corporation has not set its first budget, so no monthly fee is stated yet; ask for the draft.',
      ),
      ({ condominium }) => ({ condominium: { ...condominium, fees: { maintenance: null } } }),
    ),
  },
  {
    mlsNumber: 'E0100206',
    city: 'Whitby',
    neighbourhood: 'Brooklin',
    kind: 'detached',
    home: { yearBuilt: 2026, condition: 'new' },
    change: combined(
      withTexts(
        'Just finished and not yet assessed: the first tax bill comes next year. Warranty papers on the kitchen counter.',
      ),
      () => ({ taxes: { annualAmount: null, assessmentYear: null } }),
    ),
  },
  {
    mlsNumber: 'C0100207',
    city: 'Toronto',
    neighbourhood: 'Roncesvalles',
    kind: 'semi',
    stint: { status: 'U', lastStatus: 'Sld', listDay: -31, soldDay: -24, updatedDay: -24 },
    change: () => ({ listPrice: 1_199_000, originalPrice: 1_199_000, soldPrice: 1_412_000 }),
  },
  {
    mlsNumber: 'C0100208',
    city: 'Toronto',
    neighbourhood: 'Forest Hill South',
    kind: 'detached',
    type: 'Lease',
    home: { sqft: 5_400, beds: 5, baths: 6, condition: 'renovated' },
    change: () => ({ listPrice: 18_500, originalPrice: 18_500 }),
  },
];
