/**
 * Tables of the development of prices and rents. The turning points follow the boards' price indices: in the Greater
 * Toronto Area the peak of February 2022, the fall to early 2023 and the lower level since; Calgary, Halifax and Québec
 * rise. The levels are invented round figures, not a published index.
 */

/** Rows of [year with its fraction, level], interpolated linearly. */
export type Curve = readonly (readonly [number, number])[];

/** Regions whose prices move together. */
export type Region =
  | 'gta'
  | 'ontario'
  | 'ottawa'
  | 'bc'
  | 'calgary'
  | 'edmonton'
  | 'prairie'
  | 'quebec'
  | 'atlantic';

/** Sale prices of houses. */
export const HOUSE_CURVES: Record<Region, Curve> = {
  gta: [
    [2018, 77],
    [2019.5, 79],
    [2020.15, 87],
    [2020.4, 84],
    [2020.9, 92],
    [2021.25, 107],
    [2021.7, 113],
    [2022.13, 133],
    [2022.6, 114],
    [2023.05, 106],
    [2023.45, 114],
    [2024.0, 107],
    [2024.4, 110],
    [2025.0, 106],
    [2025.8, 100],
    [2026.9, 97],
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
  ottawa: [
    [2018, 60],
    [2019.8, 70],
    [2020.5, 76],
    [2021.3, 96],
    [2022.2, 109],
    [2022.9, 93],
    [2023.5, 98],
    [2024.5, 98],
    [2026.9, 101],
  ],
  bc: [
    [2018, 88],
    [2019.5, 81],
    [2020.5, 85],
    [2021.4, 97],
    [2022.25, 110],
    [2023.0, 98],
    [2023.6, 104],
    [2024.5, 103],
    [2026.9, 97],
  ],
  calgary: [
    [2018, 73],
    [2020.4, 68],
    [2021.2, 72],
    [2022.35, 84],
    [2023.05, 83],
    [2024.5, 98],
    [2025.5, 100],
    [2026.9, 103],
  ],
  edmonton: [
    [2018, 86],
    [2020.4, 80],
    [2021.5, 85],
    [2022.4, 91],
    [2023.1, 84],
    [2024.5, 92],
    [2026.9, 102],
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
    [2022.3, 89],
    [2023.1, 85],
    [2024.5, 92],
    [2026.9, 104],
  ],
  atlantic: [
    [2018, 50],
    [2020.0, 54],
    [2021.2, 68],
    [2022.35, 91],
    [2023.1, 86],
    [2024.5, 94],
    [2026.9, 102],
  ],
};

/** Sale prices of flats in regions where they differ from houses: they rose later and fell further. */
export const FLAT_CURVES: Partial<Record<Region, Curve>> = {
  gta: [
    [2018, 82],
    [2019.5, 93],
    [2020.15, 101],
    [2020.9, 95],
    [2021.6, 106],
    [2022.2, 122],
    [2022.9, 109],
    [2023.45, 113],
    [2024.3, 108],
    [2025.3, 101],
    [2026.0, 95],
    [2026.9, 92],
  ],
  calgary: [
    [2018, 82],
    [2021.2, 72],
    [2022.4, 77],
    [2023.1, 81],
    [2024.6, 102],
    [2025.5, 101],
    [2026.9, 101],
  ],
};

/** Rents in Ontario and British Columbia: lower when offices closed in 2020, a peak in 2024, lower since. */
export const RENT_CURVE: Curve = [
  [2018, 78],
  [2020.1, 89],
  [2021.1, 77],
  [2022.8, 98],
  [2023.6, 104],
  [2024.35, 106],
  [2025.2, 102],
  [2026.9, 97],
];

/** Rents in other provinces: steady, steeper from 2022, nearly flat since 2024. */
export const CALM_RENT_CURVE: Curve = [
  [2018, 71],
  [2021, 76],
  [2022.3, 83],
  [2024.4, 100],
  [2026.9, 101],
];

/** January to December: factor of the season on prices. */
export const PRICE_SEASON = [0.982, 0.99, 1.006, 1.015, 1.018, 1.01, 1, 0.995, 1, 1, 0.992, 0.982] as const;

/** January to December: number of new listings relative to the average month. */
export const VOLUME_SEASON = [0.65, 0.8, 1.08, 1.25, 1.35, 1.2, 1.0, 0.9, 1.15, 1.1, 0.8, 0.42] as const;

/** January to December: number of sales relative to the average month. Sales follow new listings by a month. */
export const SALES_SEASON = [0.82, 0.9, 1.0, 1.11, 1.2, 1.16, 1.05, 0.97, 1.0, 1.03, 0.95, 0.81] as const;

/** January to December: time until the sale relative to the average month. */
export const PACE_SEASON = [1.2, 1, 0.9, 0.87, 0.9, 0.98, 1.06, 1.12, 0.98, 1, 1.1, 1.3] as const;
