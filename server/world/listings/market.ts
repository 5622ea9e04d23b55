/**
 * How prices and rents moved, by region. The turning points follow what the boards' price indices showed
 * (the Greater Toronto Area: peak in February 2022, fall to early 2023, a long flat and lower stretch since);
 * the levels are round figures of this world, not anyone's published index.
 */
import type { City } from '../types.ts';
import { monthOf, yearFraction } from './calendar.ts';

/** Rows of [year with its fraction, level]; straight lines between them. */
type Curve = readonly (readonly [number, number])[];

type Region = 'gta' | 'ontario' | 'bc' | 'alberta' | 'prairie' | 'quebec' | 'atlantic';

const GTA_AREAS = new Set(['Toronto', 'Peel', 'York', 'Halton', 'Durham']);

const SALE: Record<Region, Curve> = {
  gta: [
    [2018, 77],
    [2019.5, 79],
    [2020.15, 87],
    [2020.4, 83],
    [2020.9, 92],
    [2021.25, 108],
    [2021.7, 112],
    [2022.13, 133],
    [2022.6, 113],
    [2023.05, 106],
    [2023.45, 115],
    [2024.0, 107],
    [2024.4, 110],
    [2025.0, 106],
    [2025.8, 99],
    [2026.9, 96],
  ],
  ontario: [
    [2018, 62],
    [2019.8, 70],
    [2020.9, 85],
    [2021.5, 101],
    [2022.13, 124],
    [2022.7, 104],
    [2023.05, 98],
    [2023.5, 105],
    [2024.5, 102],
    [2026.9, 98],
  ],
  bc: [
    [2018, 88],
    [2019.5, 81],
    [2020.5, 85],
    [2021.4, 97],
    [2022.25, 108],
    [2023.0, 97],
    [2023.6, 103],
    [2024.5, 103],
    [2026.9, 98],
  ],
  alberta: [
    [2018, 72],
    [2020.4, 67],
    [2021.5, 72],
    [2022.4, 80],
    [2023.1, 80],
    [2024.5, 97],
    [2025.5, 100],
    [2026.9, 99],
  ],
  prairie: [
    [2018, 76],
    [2020.4, 76],
    [2021.6, 85],
    [2022.4, 91],
    [2023.1, 87],
    [2024.5, 93],
    [2026.9, 102],
  ],
  quebec: [
    [2018, 55],
    [2019.8, 61],
    [2021.0, 74],
    [2022.3, 90],
    [2023.1, 85],
    [2024.5, 92],
    [2026.9, 103],
  ],
  atlantic: [
    [2018, 50],
    [2020.0, 54],
    [2021.2, 68],
    [2022.35, 92],
    [2023.1, 87],
    [2024.5, 94],
    [2026.9, 101],
  ],
};

const RENT: Curve = [
  [2018, 78],
  [2020.1, 88],
  [2021.1, 76],
  [2022.8, 97],
  [2023.8, 104],
  [2024.6, 102],
  [2026.9, 97],
];

const RENT_CALM: Curve = [
  [2018, 72],
  [2021, 77],
  [2023.8, 95],
  [2026.9, 101],
];

/** January to December: what the season adds to or takes off a price. */
const PRICE_SEASON = [0.982, 0.99, 1.006, 1.015, 1.018, 1.01, 1, 0.995, 1, 1, 0.992, 0.982];

/** January to December: how many listings come out, the average month being 1. */
const VOLUME_SEASON = [0.65, 0.8, 1.08, 1.25, 1.35, 1.2, 1.0, 0.9, 1.15, 1.1, 0.8, 0.42];

function regionOf(city: City): Region {
  if (city.stateCode === 'ON') return isGta(city) ? 'gta' : 'ontario';
  if (city.stateCode === 'BC') return 'bc';
  if (city.stateCode === 'AB') return 'alberta';
  if (city.stateCode === 'QC') return 'quebec';
  if (city.stateCode === 'SK' || city.stateCode === 'MB') return 'prairie';
  return 'atlantic';
}

function levelAt(curve: Curve, year: number): number {
  let before = curve[0];
  for (const point of curve) {
    if (before && point[0] > year) {
      const span = point[0] - before[0];
      const share = span > 0 ? Math.max(0, (year - before[0]) / span) : 0;
      return before[1] + (point[1] - before[1]) * share;
    }
    before = point;
  }
  return before?.[1] ?? 1;
}

/** True for the cities whose area is Toronto, Peel, York, Halton or Durham. */
export function isGta(city: City): boolean {
  return city.stateCode === 'ON' && GTA_AREAS.has(city.area);
}

/** What a dollar of sale value today was worth on a day (both in days since 1970), season included. */
export function saleIndex(city: City, day: number, today: number): number {
  const curve = SALE[regionOf(city)];
  const level = levelAt(curve, yearFraction(day)) / levelAt(curve, yearFraction(today));
  return level * (PRICE_SEASON[monthOf(day)] ?? 1);
}

/** What a dollar of rent today was worth on a day (both in days since 1970). */
export function rentIndex(city: City, day: number, today: number): number {
  const region = regionOf(city);
  const curve = region === 'gta' || region === 'bc' || region === 'ontario' ? RENT : RENT_CALM;
  return levelAt(curve, yearFraction(day)) / levelAt(curve, yearFraction(today));
}

/** -1 where prices fall fast, 0 in a flat market, 1 where buyers outbid each other. */
export function marketHeat(city: City, day: number): number {
  const curve = SALE[regionOf(city)];
  const year = yearFraction(day);
  const change = levelAt(curve, year + 0.25) / levelAt(curve, year - 0.25) - 1;
  return Math.max(-1, Math.min(1, change * 9));
}

/** How many listings come out in the month of a day, the busiest month being 1. */
export function listingSeason(day: number): number {
  return (VOLUME_SEASON[monthOf(day)] ?? 1) / 1.35;
}
