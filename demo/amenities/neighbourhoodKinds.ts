/** The amenities of each neighbourhood besides transit: their number, their place and their names. */
import type { City, Neighbourhood, StreetKind } from '#demo/types.ts';
import type { AmenityInput } from '#server/store/amenities/storeAmenities.ts';
import type { Spot } from './placing.ts';
import { shortNameOf } from './streetNames.ts';

/** Facts from which a name is made. */
export interface Naming {
  city: City;
  neighbourhood: Neighbourhood;
  spot: Spot;
  /** Chooses one of a list, always the same. */
  pick<Item>(list: readonly Item[]): Item;
}

/** A kind of amenities in neighbourhoods. */
export interface LocalKind extends Pick<AmenityInput, 'kind' | 'level'> {
  /** Begins its keys, and tells its dice from those of other kinds. */
  key: string;
  /**
   * Number of people for one of them. Toronto has about one elementary school for 3,600 people, one secondary school for
   * 18,000 and one library for 28,000 (open data of the city and its boards, 2024).
   */
  people: number;
  streets: readonly StreetKind[];
  apartKm: number;
  nameOf(naming: Naming): string;
  boardOf?(naming: Naming): string;
}

const isFrench = ({ city }: Naming): boolean => city.language === 'fr';

const SAINTS = ['Anne', 'Brigid', 'Cecilia', 'Clare', 'Francis', 'Gerard', 'Helen', 'Jerome', 'Luke', 'Rita'];
const SAINTES = [
  'Saint-Ambroise',
  'Sainte-Cécile',
  'Saint-Joseph',
  'Saint-Louis',
  'Sainte-Marthe',
  'Notre-Dame-de-Grâce',
  'Saint-Luc',
];
const GROCERS = [
  'Harvest Lane Market',
  'Maple & Main Foods',
  'Fresh Corner',
  'Bayfield Grocers',
  'Orchard Foods',
];
const EPICIERS = ['Marché Beaulieu', 'Épicerie du Coin', 'Les Halles du Quartier', 'Marché du Verger'];

const publicBoard = ({ city }: Naming): string =>
  city.language === 'fr'
    ? `Centre de services scolaire de ${city.name}`
    : `${city.area} District School Board`;
const catholicBoard = ({ city }: Naming): string => `${city.area} Catholic District School Board`;

/** All kinds of neighbourhoods. */
export const LOCAL_KINDS: readonly LocalKind[] = [
  {
    key: 'elementary',
    kind: 'school',
    level: 'elementary',
    people: 5_400,
    streets: ['collector', 'local'],
    apartKm: 0.8,
    nameOf: (naming) =>
      isFrench(naming)
        ? `École ${naming.pick(SAINTES)}, ${shortNameOf(naming.spot.street)}`
        : `${shortNameOf(naming.spot.street)} Public School`,
    boardOf: publicBoard,
  },
  {
    key: 'catholic',
    kind: 'school',
    level: 'elementary',
    people: 14_000,
    streets: ['collector', 'local'],
    apartKm: 1,
    nameOf: (naming) =>
      isFrench(naming)
        ? `École primaire ${shortNameOf(naming.spot.street)}`
        : `St. ${naming.pick(SAINTS)} Catholic School, ${shortNameOf(naming.spot.street)}`,
    boardOf: (naming) => (isFrench(naming) ? publicBoard(naming) : catholicBoard(naming)),
  },
  {
    key: 'middle',
    kind: 'school',
    level: 'middle',
    people: 40_000,
    streets: ['collector', 'local'],
    apartKm: 1,
    nameOf: (naming) =>
      isFrench(naming)
        ? `École intermédiaire ${shortNameOf(naming.spot.street)}`
        : `${shortNameOf(naming.spot.street)} Senior Public School`,
    boardOf: publicBoard,
  },
  {
    key: 'secondary',
    kind: 'school',
    level: 'secondary',
    people: 19_000,
    streets: ['collector', 'arterial'],
    apartKm: 1,
    nameOf: (naming) =>
      isFrench(naming)
        ? `École secondaire ${naming.neighbourhood.name}`
        : `${naming.neighbourhood.name} ${naming.pick(['Secondary School', 'Collegiate Institute'])}`,
    boardOf: publicBoard,
  },
  {
    key: 'groceries',
    kind: 'groceries',
    people: 6_000,
    streets: ['arterial'],
    apartKm: 0.7,
    nameOf: (naming) => naming.pick(isFrench(naming) ? EPICIERS : GROCERS),
  },
  {
    key: 'park',
    kind: 'park',
    people: 6_000,
    streets: ['local'],
    apartKm: 0.6,
    nameOf: (naming) =>
      isFrench(naming)
        ? `Parc ${shortNameOf(naming.spot.street)}`
        : `${shortNameOf(naming.spot.street)} ${naming.pick(['Park', 'Parkette', 'Green'])}`,
  },
  {
    key: 'daycare',
    kind: 'daycare',
    people: 6_000,
    streets: ['collector', 'local'],
    apartKm: 0.6,
    nameOf: (naming) =>
      isFrench(naming)
        ? `CPE ${shortNameOf(naming.spot.street)}`
        : `${shortNameOf(naming.spot.street)} Child Care Centre`,
  },
  {
    key: 'library',
    kind: 'library',
    people: 28_000,
    streets: ['arterial', 'collector'],
    apartKm: 1,
    nameOf: (naming) =>
      isFrench(naming) ? `Bibliothèque ${naming.neighbourhood.name}` : `${naming.neighbourhood.name} Library`,
  },
  {
    key: 'centre',
    kind: 'communityCentre',
    people: 24_000,
    streets: ['collector', 'arterial'],
    apartKm: 1,
    nameOf: (naming) =>
      isFrench(naming)
        ? `Centre communautaire ${naming.neighbourhood.name}`
        : `${naming.neighbourhood.name} Community Centre`,
  },
];
