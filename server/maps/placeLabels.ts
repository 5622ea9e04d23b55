import { PROVINCES } from '../world/facts/provinces.ts';
import type { Label } from './label.ts';

type Row = readonly [name: string, lng: number, lat: number];

/** Two letters of each province and the middle of its land, to look at. */
export const PROVINCE_LABELS: readonly Row[] = [
  ['ON', -86.5, 50.2],
  ['QC', -72.5, 51.5],
  ['BC', -124.6, 55.2],
  ['AB', -115, 55.3],
  ['SK', -106, 55],
  ['MB', -97.5, 55.4],
  ['NS', -64.6, 45.2],
  ['NB', -66.4, 46.6],
  ['NL', -61, 53.4],
  ['PE', -63.2, 46.4],
  ['YT', -135.5, 63.5],
  ['NT', -118.5, 64.5],
  ['NU', -96, 66],
];

const WATERS: readonly Row[] = [
  ['Lake Ontario', -77.9, 43.6],
  ['Lake Erie', -81.2, 42.15],
  ['Lake Huron', -82.3, 44.8],
  ['Lake Superior', -87.5, 47.7],
  ['Lake Michigan', -87, 43.7],
  ['Lake Winnipeg', -97.3, 52.2],
  ['Hudson Bay', -85.5, 59.5],
  ['Gulf of St. Lawrence', -62, 48.5],
  ['Atlantic Ocean', -58.5, 43],
  ['Pacific Ocean', -131, 48.5],
  ['Beaufort Sea', -138, 71],
  ['Labrador Sea', -54, 57],
];

/** Towns that hold no listings but would be missed on the map; zoom from which they are named. */
const TOWNS: readonly (readonly [name: string, lng: number, lat: number, from: number])[] = [
  ['Regina', -104.6189, 50.4452, 5],
  ['Thunder Bay', -89.2477, 48.3809, 5],
  ['Sudbury', -80.993, 46.4917, 6],
  ['Sault Ste. Marie', -84.3333, 46.5219, 6],
  ['Fredericton', -66.6431, 45.9636, 5],
  ['Moncton', -64.7782, 46.0878, 6],
  ['Saint John', -66.0633, 45.2733, 7],
  ['Charlottetown', -63.1311, 46.2382, 5],
  ['Whitehorse', -135.0568, 60.7212, 4],
  ['Yellowknife', -114.3718, 62.454, 4],
  ['Iqaluit', -68.517, 63.7467, 4],
  ['Kelowna', -119.496, 49.888, 6],
  ['Kamloops', -120.3273, 50.6745, 7],
  ['Prince George', -122.7497, 53.9171, 6],
  ['Nanaimo', -123.9401, 49.1659, 8],
  ['Abbotsford', -122.3045, 49.0504, 8],
  ['Burnaby', -122.9805, 49.2488, 9],
  ['Richmond', -123.1336, 49.1666, 9],
  ['North Vancouver', -123.0724, 49.3206, 9],
  ['Lethbridge', -112.8418, 49.6956, 7],
  ['Red Deer', -113.8112, 52.2681, 7],
  ['Fort McMurray', -111.3803, 56.7264, 6],
  ['Grande Prairie', -118.7947, 55.1699, 7],
  ['Medicine Hat', -110.6766, 50.0405, 7],
  ['Prince Albert', -105.7531, 53.2033, 7],
  ['Brandon', -99.9501, 49.8485, 7],
  ['Kingston', -76.486, 44.2312, 7],
  ['Peterborough', -78.3197, 44.3091, 7],
  ['Barrie', -79.6903, 44.3894, 7],
  ['Oshawa', -78.8658, 43.8971, 8],
  ['Guelph', -80.2482, 43.5448, 8],
  ['Cambridge', -80.3123, 43.3616, 9],
  ['Waterloo', -80.5204, 43.4643, 9],
  ['Brantford', -80.2644, 43.1394, 8],
  ['Milton', -79.8774, 43.5183, 9],
  ['Newmarket', -79.4613, 44.0592, 9],
  ['Caledon', -79.8586, 43.8668, 9],
  ['St. Catharines', -79.2469, 43.1594, 7],
  ['Niagara Falls', -79.0849, 43.0896, 8],
  ['Windsor', -83.0364, 42.3149, 6],
  ['Sarnia', -82.4066, 42.9745, 8],
  ['Gatineau', -75.7013, 45.4765, 8],
  ['Laval', -73.71, 45.59, 8],
  ['Longueuil', -73.5104, 45.5312, 9],
  ['Sherbrooke', -71.889, 45.4042, 7],
  ['Trois-Rivières', -72.5421, 46.343, 7],
  ['Saguenay', -71.0626, 48.428, 6],
  ['Lévis', -71.1779, 46.8033, 9],
  ['Dartmouth', -63.5669, 44.6714, 10],
  ['Sydney', -60.1831, 46.1368, 7],
  ['Corner Brook', -57.952, 48.95, 7],
];

const toLabel =
  (kind: string, from: number) =>
  ([name, lng, lat]: Row): Label => ({ position: [lng, lat], from, tags: { name, kind } });

/** Labels that belong to no city of the generated world: provinces, great waters, other towns. */
export const PLACE_LABELS: readonly Label[] = [
  ...PROVINCE_LABELS.map(([code, lng, lat]) => toLabel('province', 3)([PROVINCES[code] ?? code, lng, lat])),
  ...WATERS.map(toLabel('water', 3)),
  ...TOWNS.map(([name, lng, lat, from]): Label => toLabel('town', from)([name, lng, lat])),
];
