import { combined, type DemoCase, withTexts } from './demoCase.ts';

/** Measures, rooms, and missing or rare facts. */
export const FACT_CASES: readonly DemoCase[] = [
  {
    mlsNumber: 'H0100301',
    city: 'Hamilton',
    neighbourhood: 'Stoney Creek',
    kind: 'land',
    home: { lot: null },
    change: ({ details }) => ({
      lot: { width: null, depth: null, acres: null, measurement: null, irregular: 'Irregular', size: null },
      details: {
        ...details,
        description:
          'Irregular building lot at the end of the street; a survey is on order, so the size is not stated. Services at the road.',
      },
    }),
  },
  { mlsNumber: 'C0100302', city: 'Toronto', neighbourhood: 'Islington-City Centre West', kind: 'detached' },
  {
    mlsNumber: 'R0100303',
    city: 'Vancouver',
    neighbourhood: 'Kitsilano',
    kind: 'detached',
  },
  {
    mlsNumber: 'W0100304',
    city: 'Oakville',
    neighbourhood: 'Glen Abbey',
    kind: 'detached',
    home: { baths: 3 },
    change: combined(
      withTexts('Two full baths upstairs and a powder room off the hall, which the board counts apart.'),
      ({ details }) => ({ details: { ...details, numBathrooms: 2, numBathroomsPlus: 1 } }),
    ),
  },
  {
    mlsNumber: 'C0100305',
    city: 'Toronto',
    neighbourhood: 'Waterfront Communities',
    kind: 'condo',
    home: {
      unit: '1207',
      floor: 12,
      style: 'Apartment',
      storeys: 1,
      sqft: 640,
      beds: 1,
      bedsPlus: 1,
      baths: 1,
    },
  },
  {
    mlsNumber: 'A0100306',
    city: 'Halifax',
    neighbourhood: 'West End',
    kind: 'detached',
    change: combined(
      withTexts(
        'Nobody has measured this house; bring a tape. The rooms are square and the porch faces the morning.',
      ),
      ({ details }) => ({ sqft: null, details: { ...details, sqft: null } }),
    ),
  },
  {
    mlsNumber: 'M0100307',
    city: 'Winnipeg',
    neighbourhood: 'Wolseley',
    kind: 'detached',
    change: combined(
      withTexts('Old, but nobody knows how old: the first entry at the land titles office is a sale.'),
      ({ details }) => ({ yearBuilt: null, details: { ...details, yearBuilt: null } }),
    ),
  },
  {
    mlsNumber: 'C0100308',
    city: 'Toronto',
    neighbourhood: 'Bay Street Corridor',
    kind: 'condo',
    home: { unit: '1411', floor: 14, style: 'Studio', storeys: 1, sqft: 385, beds: 0, bedsPlus: 0, baths: 1 },
  },
  {
    mlsNumber: 'Q0100309',
    city: 'Montréal',
    neighbourhood: 'Villeray',
    kind: 'multiplex',
    home: {
      style: 'Triplex',
      sqft: 3_650,
      storeys: 3,
      beds: 9,
      baths: 3,
      basement: 'Unfinished',
      yearBuilt: 1924,
    },
  },
  {
    mlsNumber: 'A0100310',
    city: 'Calgary',
    neighbourhood: 'Bridgeland',
    kind: 'detached',
    change: () => ({ brokerageName: '' }),
  },
  {
    mlsNumber: 'H0100311',
    city: 'Hamilton',
    neighbourhood: 'Stoney Creek',
    kind: 'farm',
    home: { lot: { width: 1_400, depth: 2_650 } },
  },
  {
    mlsNumber: 'S0100312',
    city: 'Saskatoon',
    neighbourhood: 'Stonebridge',
    kind: 'detached',
    change: ({ lot }) => ({ lot: { ...lot, width: 13.41, depth: 33.53, measurement: 'Metres', size: 450 } }),
  },
  {
    mlsNumber: 'E0100313',
    city: 'Edmonton',
    neighbourhood: 'Garneau',
    kind: 'condo',
    change: () => ({ rooms: [] }),
  },
  {
    mlsNumber: 'X0100314',
    city: 'London',
    neighbourhood: 'Old North',
    kind: 'detached',
    change: ({ rooms }) => ({
      rooms: rooms.map((room, place) =>
        place % 2 === 0 ? { ...room, width: null } : { ...room, length: 'irreg' },
      ),
    }),
  },
  { mlsNumber: 'C0100315', city: 'Toronto', neighbourhood: 'Junction Area', kind: 'office', type: 'Lease' },
];
