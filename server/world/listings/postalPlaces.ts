import type { City, Position } from '../types.ts';
import { mix } from './dice.ts';

/** About where the delivery areas of Canada's cities lie: "M5V" and its [longitude, latitude]. Good to a kilometre or two. */
const AREAS = `
M5V -79.395 43.643, M5A -79.36 43.655, M4Y -79.383 43.666, M6G -79.422 43.669, M4K -79.352 43.68, M2N -79.41 43.77,
M1P -79.27 43.757, M9A -79.53 43.667, M6P -79.463 43.661, M8V -79.5 43.606, M3C -79.34 43.725, M4W -79.379 43.682,
L5B -79.645 43.583, L5M -79.72 43.56, L5N -79.755 43.59, L5G -79.585 43.555, L5L -79.69 43.54, L4Z -79.655 43.615,
L4Y -79.59 43.6, L6X -79.79 43.68, L6Y -79.75 43.655, L6P -79.68 43.785, L6R -79.75 43.75, L6S -79.72 43.735,
L7A -79.83 43.7, L6V -79.765 43.705, L3R -79.33 43.85, L3P -79.265 43.875, L6B -79.22 43.865, L6C -79.33 43.885,
L6E -79.265 43.9, L3T -79.4 43.82, L4L -79.58 43.79, L4J -79.445 43.81, L4H -79.6 43.83, L6A -79.51 43.86,
L4K -79.5 43.82, L4C -79.44 43.87, L4B -79.39 43.85, L4E -79.45 43.93, L4S -79.41 43.9, L6J -79.655 43.47,
L6K -79.685 43.435, L6L -79.72 43.41, L6M -79.75 43.445, L6H -79.71 43.48, L7R -79.8 43.33, L7L -79.745 43.375,
L7M -79.8 43.4, L7N -79.775 43.35, L7P -79.85 43.36, L7T -79.84 43.315, L1V -79.1 43.845, L1W -79.095 43.82,
L1X -79.07 43.86, L1S -79.025 43.84, L1T -79.04 43.87, L1Z -79 43.865, L1N -78.935 43.87, L1M -78.96 43.95,
L1P -78.97 43.885, L1R -78.935 43.905, K1N -75.68 45.43, K1S -75.69 45.4, K1Y -75.73 45.4, K2P -75.695 45.415,
K2A -75.76 45.385, K2G -75.755 45.34, K1V -75.67 45.365, L8P -79.885 43.25, L8N -79.855 43.245, L8S -79.92 43.26,
L9C -79.9 43.22, L8K -79.8 43.235, L8V -79.85 43.22, N6A -81.25 42.995, N6B -81.24 42.985, N6C -81.235 42.955,
N6G -81.29 43.02, N5Y -81.23 43.01, N6H -81.31 42.985, N2G -80.49 43.445, N2H -80.48 43.46, N2M -80.515 43.435,
N2E -80.515 43.415, N2A -80.43 43.435, N2P -80.43 43.39, H2X -73.57 45.513, H2J -73.58 45.527, H3A -73.577 45.504,
H3H -73.583 45.495, H4C -73.59 45.474, H1X -73.57 45.555, H2T -73.595 45.525, H3W -73.63 45.49, G1R -71.215 46.812,
G1K -71.225 46.82, G1S -71.24 46.8, G1V -71.285 46.775, G1L -71.235 46.835, G1X -71.34 46.765, B3H -63.585 44.635,
B3J -63.575 44.645, B3K -63.6 44.66, B3L -63.62 44.65, B3M -63.66 44.67, B3P -63.6 44.62, A1A -52.71 47.6,
A1B -52.745 47.575, A1C -52.71 47.565, A1E -52.74 47.545, A1H -52.8 47.5, V6B -123.115 49.28, V6E -123.13 49.285,
V6J -123.15 49.265, V6K -123.165 49.265, V5N -123.07 49.255, V5R -123.04 49.24, V6P -123.13 49.215, V3T -122.845 49.19,
V3W -122.87 49.14, V3S -122.75 49.11, V3R -122.8 49.19, V4A -122.8 49.03, V8V -123.365 48.415, V8W -123.365 48.427,
V8R -123.325 48.435, V8S -123.33 48.42, V8T -123.36 48.44, V9A -123.4 48.435, T2P -114.07 51.048, T2R -114.075 51.04,
T2N -114.11 51.055, T2S -114.07 51.025, T3K -114.07 51.15, T2V -114.09 50.99, T3A -114.15 51.12, T5J -113.495 53.54,
T5K -113.51 53.54, T6E -113.49 53.515, T5N -113.545 53.545, T6H -113.52 53.48, T5T -113.66 53.51, R3C -97.15 49.885,
R3L -97.135 49.87, R3M -97.16 49.86, R2H -97.115 49.88, R3G -97.185 49.89, R2W -97.13 49.915, S7K -106.65 52.15,
S7N -106.62 52.14, S7H -106.61 52.115, S7J -106.64 52.105, S7M -106.69 52.12, S7L -106.69 52.14`;

const PLACES: ReadonlyMap<string, Position> = new Map(
  AREAS.split(',').map((entry) => {
    const [prefix = '', longitude, latitude] = entry.trim().split(' ');
    return [prefix, [Number(longitude), Number(latitude)]];
  }),
);

/** The city's postal prefix that lies nearest to a place; where none is known, always the same one for the same place. */
export function nearestPrefix(city: City, [longitude, latitude]: Position, place: number): string {
  let nearest = city.postalPrefixes[mix(place) % city.postalPrefixes.length] ?? '';
  let least = Number.POSITIVE_INFINITY;
  for (const prefix of city.postalPrefixes) {
    const there = PLACES.get(prefix);
    if (!there) continue;
    const distance = ((there[0] - longitude) * 0.7) ** 2 + (there[1] - latitude) ** 2;
    if (distance >= least) continue;
    least = distance;
    nearest = prefix;
  }
  return nearest;
}
