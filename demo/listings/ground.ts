/**
 * The difference between the value at a position and the average of its neighbourhood. The price levels of
 * neighbourhoods blend into each other.
 */
import type { City, Geography, Neighbourhood, Position } from '#demo/types.ts';
import { cosine, power } from './arithmetic.ts';

/** The value of a position. */
export interface Ground {
  /** Multiplies the value of a house there. 1 is the neighbourhood's average. */
  worth: number;
  /** Distance to the nearest lake, sea or river, to a hundred metres; null beyond 1,500 m. */
  metresToWater: number | null;
  /** Distance to the city's centre. */
  kmToCentre: number;
}

const KM_A_DEGREE = 111.2;
/** Distances from the position, in metres, at which the search looks for water. */
const RINGS = [60, 140, 240, 380, 600, 950, 1_500] as const;
/** Twelve directions, like the hours on a clock face. */
const DIRECTIONS = [
  [1, 0],
  [0.866, 0.5],
  [0.5, 0.866],
  [0, 1],
  [-0.5, 0.866],
  [-0.866, 0.5],
  [-1, 0],
  [-0.866, -0.5],
  [-0.5, -0.866],
  [0, -1],
  [0.5, -0.866],
  [0.866, -0.5],
] as const;
/** Side of the squares, in degrees (about 100 m). Water is looked up once for each square. */
const SQUARE = 0.001;
const SQUARES_A_ROW = 400_000;
/** Squared distance in km up to which a neighbourhood's own level dominates. */
const CORE = 0.09;
/**
 * Change of value for each kilometre that the position is nearer to the city's centre than the neighbourhood's middle.
 */
const CENTRE_SLOPE = 0.018;

/** Returns the premium of a house near water, as a share of its price. */
function waterPremium(metres: number | null): number {
  if (metres === null) return 0;
  if (metres <= 60) return 0.13;
  return Math.max(0, 0.13 * (1 - (metres - 60) / 1_100)) * (metres <= 240 ? 1 : 0.6);
}

/** Computes the values of positions and caches the distances to water. */
export class Grounds {
  private readonly geography: Geography;
  private readonly byCity: Map<string, Neighbourhood[]>;
  private readonly water = new Map<number, number | null>();

  constructor(geography: Geography) {
    this.geography = geography;
    this.byCity = Map.groupBy(geography.neighbourhoods, ({ city, state }) => `${city}|${state}`);
  }

  /** Returns the value of a position in its neighbourhood and city. */
  at(position: Position, city: City, neighbourhood: Neighbourhood): Ground {
    const level = this.levelAt(position, city) ?? neighbourhood.priceLevel;
    const kmToCentre = kmBetween(position, city.center);
    const usual = kmBetween(neighbourhood.center, city.center);
    const nearer = Math.max(-0.05, Math.min(0.05, (usual - kmToCentre) * CENTRE_SLOPE));
    const metresToWater = this.metresToWater(position);
    const worth =
      power(level / neighbourhood.priceLevel, 0.9) * (1 + nearer) * (1 + waterPremium(metresToWater));
    return { worth, metresToWater, kmToCentre };
  }

  /**
   * Returns the price level at a position: the neighbourhood's own level in its middle, and the mean of two where they
   * meet.
   */
  private levelAt(position: Position, city: City): number | undefined {
    const [longitude, latitude] = position;
    const kmEast = KM_A_DEGREE * cosine(city.center[1]);
    let sum = 0;
    let weights = 0;
    for (const { center, priceLevel } of this.byCity.get(`${city.name}|${city.state}`) ?? []) {
      const east = (center[0] - longitude) * kmEast;
      const north = (center[1] - latitude) * KM_A_DEGREE;
      const distanceSquared = east * east + north * north + CORE;
      const weight = 1 / (distanceSquared * distanceSquared);
      sum += priceLevel * weight;
      weights += weight;
    }
    return weights === 0 ? undefined : sum / weights;
  }

  private metresToWater([longitude, latitude]: Position): number | null {
    const column = Math.floor(longitude / SQUARE);
    const row = Math.floor(latitude / SQUARE);
    const key = row * SQUARES_A_ROW + column;
    const known = this.water.get(key);
    if (known !== undefined) return known;
    const found = this.searchWater([(column + 0.5) * SQUARE, (row + 0.5) * SQUARE]);
    this.water.set(key, found);
    return found;
  }

  private searchWater([longitude, latitude]: Position): number | null {
    const kmEast = KM_A_DEGREE * cosine(latitude);
    for (const metres of RINGS) {
      for (const [east, north] of DIRECTIONS) {
        const x = longitude + (east * metres) / 1_000 / kmEast;
        const y = latitude + (north * metres) / 1_000 / KM_A_DEGREE;
        if (!this.geography.isLand([x, y])) return metres;
      }
    }
    return null;
  }
}

function kmBetween([fromX, fromY]: Position, [toX, toY]: Position): number {
  const east = (toX - fromX) * KM_A_DEGREE * cosine((fromY + toY) / 2);
  const north = (toY - fromY) * KM_A_DEGREE;
  return Math.sqrt(east * east + north * north);
}
