import { PROVINCES } from '#server/store/text/provinceNames.ts';
import type { Label } from './label.ts';

type Row = readonly [code: string, lng: number, lat: number, french?: string];

/** Letters of each province, the position of its label, and its French name if that differs. */
export const PROVINCE_LABELS: readonly Row[] = [
  ['ON', -86.5, 50.2],
  ['QC', -72.5, 51.5, 'Québec'],
  ['BC', -124.6, 55.2, 'Colombie-Britannique'],
  ['AB', -115, 55.3],
  ['SK', -106, 55],
  ['MB', -97.5, 55.4],
  ['NS', -64.6, 45.2, 'Nouvelle-Écosse'],
  ['NB', -66.4, 46.6, 'Nouveau-Brunswick'],
  ['NL', -61, 53.4, 'Terre-Neuve-et-Labrador'],
  ['PE', -63.2, 46.4, 'Île-du-Prince-Édouard'],
  ['YT', -135.5, 63.5],
  ['NT', -118.5, 64.5, 'Territoires du Nord-Ouest'],
  ['NU', -96, 66],
];

/** Name, French name, longitude, latitude, lowest zoom. */
const WATERS: readonly (readonly [string, string, number, number, number])[] = [
  ['Lake Ontario', 'Lac Ontario', -77.9, 43.6, 5],
  ['Lake Erie', 'Lac Érié', -81.2, 42.15, 5],
  ['Lake Huron', 'Lac Huron', -82.3, 44.8, 4],
  ['Georgian Bay', 'Baie Georgienne', -80.9, 45.3, 6],
  ['Lake Superior', 'Lac Supérieur', -87.5, 47.7, 4],
  ['Lake Michigan', 'Lac Michigan', -87, 43.7, 4],
  ['Lake Nipigon', 'Lac Nipigon', -88.5, 49.85, 7],
  ['Lake Winnipeg', 'Lac Winnipeg', -97.3, 52.2, 5],
  ['Lake Manitoba', 'Lac Manitoba', -98.7, 50.9, 7],
  ['Lake Athabasca', 'Lac Athabasca', -109.2, 59.2, 6],
  ['Great Slave Lake', 'Grand lac des Esclaves', -114.2, 61.5, 4],
  ['Great Bear Lake', "Grand lac de l'Ours", -121, 66, 4],
  ['Lake Simcoe', 'Lac Simcoe', -79.37, 44.43, 8],
  ['Hudson Bay', "Baie d'Hudson", -85.5, 59.5, 4],
  ['James Bay', 'Baie James', -80.5, 53.5, 5],
  ['Ungava Bay', "Baie d'Ungava", -67.5, 59.5, 5],
  ['Gulf of St. Lawrence', 'Golfe du Saint-Laurent', -62, 48.5, 4],
  ['Bay of Fundy', 'Baie de Fundy', -66, 44.95, 6],
  ['Strait of Georgia', 'Détroit de Géorgie', -123.85, 49.3, 7],
  ['Atlantic Ocean', 'Océan Atlantique', -58.5, 43, 4],
  ['Pacific Ocean', 'Océan Pacifique', -131, 48.5, 4],
  ['Beaufort Sea', 'Mer de Beaufort', -138, 71, 4],
  ['Labrador Sea', 'Mer du Labrador', -54, 57, 4],
];

const FRENCH_WATERS: ReadonlyMap<string, string> = new Map(WATERS.map(([name, french]) => [name, french]));

/** Generic English nouns before or after a water's name, and the French form. */
const WATER_NOUNS: readonly (readonly [english: RegExp, french: string])[] = [
  [/^(.+) (Lake|Pond|Reservoir)$/, 'Lac $1'],
  [/^Lake (.+)$/, 'Lac $1'],
  [/^(.+) (Bay|Cove)$/, 'Baie $1'],
  [/^(.+) Inlet$/, 'Bras $1'],
  [/^(.+) Harbour$/, 'Port de $1'],
  [/^(.+) River$/, 'Rivière $1'],
  [/^(.+) Creek$/, 'Ruisseau $1'],
  [/^(.+) Island$/, 'Île $1'],
];

/** Returns a water's French name; the same name if the noun is French or unknown. */
export function frenchWater(name: string): string {
  const known = FRENCH_WATERS.get(name);
  if (known !== undefined) {
    return known;
  }
  const noun = WATER_NOUNS.find(([english]) => english.test(name));
  return noun === undefined ? name : name.replace(...noun);
}

/** Returns the tags of a name. The French name is included only if it differs. */
export function nameTags(name: string, french: string | undefined): Label['tags'] {
  return french === undefined || french === name ? { name } : { name, 'name:fr': french };
}

/** Labels outside the cities: countries, provinces, large waters. */
export const PLACE_LABELS: readonly Label[] = [
  { position: [-98.5, 60.3], from: 4, tags: { name: 'Canada', kind: 'country' } },
  {
    position: [-99, 45.2],
    from: 4,
    tags: { ...nameTags('United States', 'États-Unis'), kind: 'country' },
  },
  ...PROVINCE_LABELS.map(
    ([code, lng, lat, french]): Label => ({
      position: [lng, lat],
      from: 4,
      tags: { ...nameTags(PROVINCES[code] ?? code, french), kind: 'province' },
    }),
  ),
  ...WATERS.map(
    ([name, french, lng, lat, from]): Label => ({
      position: [lng, lat],
      from,
      tags: { ...nameTags(name, french), kind: 'water' },
    }),
  ),
];
