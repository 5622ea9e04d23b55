import type {
  Address,
  AddressSlot,
  City,
  Geography,
  Neighbourhood,
  Position,
  Ring,
  Street,
} from '#demo/types.ts';

const METRES_A_DEGREE = 111_320;
const STREETS_A_NEIGHBOURHOOD = 24;
const SLOTS_A_STREET = 90;
const SLOT_METRES = 16;

const CITIES: readonly (Pick<
  City,
  'name' | 'state' | 'stateCode' | 'area' | 'mlsPrefix' | 'population' | 'priceLevel'
> & {
  center: Position;
  postalPrefixes: string[];
  boardId: number;
})[] = [
  {
    name: 'Toronto',
    state: 'Ontario',
    stateCode: 'ON',
    area: 'Toronto',
    mlsPrefix: 'C',
    population: 2_794_000,
    priceLevel: 1.5,
    center: [-79.38, 43.66],
    postalPrefixes: ['M5V', 'M4C'],
    boardId: 2,
  },
  {
    name: 'Brampton',
    state: 'Ontario',
    stateCode: 'ON',
    area: 'Peel',
    mlsPrefix: 'W',
    population: 656_000,
    priceLevel: 1.18,
    center: [-79.76, 43.69],
    postalPrefixes: ['L6X'],
    boardId: 2,
  },
  {
    name: 'Ottawa',
    state: 'Ontario',
    stateCode: 'ON',
    area: 'Ottawa',
    mlsPrefix: 'X',
    population: 1_017_000,
    priceLevel: 0.98,
    center: [-75.7, 45.42],
    postalPrefixes: ['K1P'],
    boardId: 86,
  },
  {
    name: 'Montréal',
    state: 'Québec',
    stateCode: 'QC',
    area: 'Montréal',
    mlsPrefix: 'Q',
    population: 1_763_000,
    priceLevel: 0.9,
    center: [-73.57, 45.51],
    postalPrefixes: ['H2X', 'H3A'],
    boardId: 15,
  },
  {
    name: 'Halifax',
    state: 'Nova Scotia',
    stateCode: 'NS',
    area: 'Halifax',
    mlsPrefix: 'N',
    population: 439_000,
    priceLevel: 0.8,
    center: [-63.57, 44.65],
    postalPrefixes: ['B3J'],
    boardId: 20,
  },
];

/** An old quarter of towers, a suburb of the seventies, and the edge of town. */
const QUARTERS = [
  { name: 'Old Town', towers: 0.5, era: 1930, priceLevel: 1.15 },
  { name: 'Maplewood', towers: 0.2, era: 1968, priceLevel: 0.95 },
  { name: 'North Fields', towers: 0.05, era: 2004, priceLevel: 0.9 },
];

function squareAround([longitude, latitude]: Position, half: number): Ring {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ] as const;
  return corners.map(([east, north]) => [longitude + east * half, latitude + north * half]);
}

/**
 * A few cities of three square neighbourhoods with straight streets from west to east: all that the generator needs of
 * a Geography, small enough to check by eye. Every seventh slot of a street is a crossing without homes.
 */
export function fakeGeography(): Geography {
  const cities: City[] = CITIES.map((city) => ({
    ...city,
    language: city.stateCode === 'QC' ? 'fr' : 'en',
    boundary: [[squareAround(city.center, 0.06)]],
  }));
  const neighbourhoods: Neighbourhood[] = cities.flatMap((city) =>
    QUARTERS.map((quarter, place): Neighbourhood => {
      const center: Position = [city.center[0], city.center[1] + (place - 1) * 0.03];
      return {
        ...quarter,
        city: city.name,
        state: city.state,
        center,
        boundary: [[squareAround(center, 0.014)]],
      };
    }),
  );
  const streets: Street[] = neighbourhoods.flatMap((neighbourhood, place) =>
    Array.from({ length: STREETS_A_NEIGHBOURHOOD }, (_, row): Street => {
      const latitude = neighbourhood.center[1] - 0.012 + row * 0.001;
      const isFrench = neighbourhood.state === 'Québec';
      return {
        id: place * STREETS_A_NEIGHBOURHOOD + row,
        kind: row % 6 === 0 ? 'arterial' : 'local',
        name: isFrench ? `rue Numéro ${row + 1}` : `Row ${row + 1}`,
        suffix: isFrench ? '' : row % 4 === 0 ? 'Court' : 'Street',
        direction: row % 6 === 0 && !isFrench ? 'E' : '',
        city: neighbourhood.city,
        state: neighbourhood.state,
        points: [
          [neighbourhood.center[0] - 0.01, latitude],
          [neighbourhood.center[0] + 0.01, latitude],
        ],
      };
    }),
  );
  return {
    cities,
    neighbourhoods,
    streets,
    streetsOf: (neighbourhood) =>
      streets
        .filter((street) => Math.floor(street.id / STREETS_A_NEIGHBOURHOOD) === neighbourhood)
        .map((street) => street.id),
    slotsOn: () => SLOTS_A_STREET,
    addressAt: (slot) => addressOn(streets, slot),
    isLand: () => true,
  };
}

function addressOn(streets: readonly Street[], slot: AddressSlot): Address | undefined {
  const street = streets[slot.streetId];
  const start = street?.points[0];
  const isFree = slot.index >= 0 && slot.index < SLOTS_A_STREET && slot.index % 7 !== 6;
  if (!street || !start || !isFree) return undefined;
  const east = (slot.index * SLOT_METRES) / (METRES_A_DEGREE * Math.cos((start[1] * Math.PI) / 180));
  return {
    ...slot,
    streetNumber: 2 * slot.index + (slot.side > 0 ? 2 : 1),
    position: [start[0] + east, start[1] + (slot.side * 20) / METRES_A_DEGREE],
    neighbourhood: Math.floor(slot.streetId / STREETS_A_NEIGHBOURHOOD),
    along: [1, 0],
  };
}
