import type { Dice } from './dice.ts';

/** Invented names that no real company uses. */
const FIRST = [
  'Cedar & Quay',
  'Lantern Hill',
  'Northgate Pine',
  'Stonebridge Row',
  'Maple Wharf',
  'Quiet Tide',
  'Foxglove Lane',
  'Blue Heron Door',
  'Kestrel & Moss',
  'Millrace House',
  'Copperline',
  'Juniper & Slate',
  'Bright Corner',
  'Greystone Heron',
  'Larch & Loon',
  'Wide Gate',
  'Paper Birch Door',
  'Red Canoe House',
  'Third Lantern',
  'Upper Mill Keys',
  'Wren & Whitfield',
  'Three Rivers Door',
  'Sandpiper & Reed',
  'Oakum & Tar',
  'Ninth Concession',
  'Plum Orchard',
  'Tamarack Bell',
  'Sill & Lintel',
];

/** Place names of each province, for the names of its brokerages. */
const REGIONAL: Record<string, readonly string[]> = {
  ON: [
    'Escarpment & Vale',
    'Don Lantern',
    'Trillium Porch',
    'Humber Wren',
    'Thousand Oars',
    'Limestone Latch',
  ],
  BC: ['Arbutus Knot', 'Salal & Shore', 'Tidal Fern', 'Strait & Spruce', 'Heron Slough'],
  AB: ['Chinook Latch', 'Foothill Larkspur', 'Aspen Parkline', 'Bow & Lantern', 'Wild Rose Sill'],
  SK: ['Prairie Latch', 'Wheatline', 'Saskatoon Berry Door', 'Meadowlark Sill'],
  MB: ['Forks & Elm', 'Crocus Latch', 'Red Elm House', 'Riverlot Nine'],
  NS: ['Fog & Anchor', 'Spruce Dory', 'Mayflower Latch', 'Saltbox & Wren'],
  NL: ['Puffin & Gale', 'Killick House', 'Jellybean Latch', 'Capelin & Quay'],
};

const NAMES_FR = [
  'Clé du Fleuve',
  'La Girouette bleue',
  'Maison Clairvent',
  'Pignon Rouge',
  'Rive & Toit',
  'Trois Érables',
  'Le Perron',
  'Lucarne & Cie',
  'Seuil & Jardin',
  'Boréal Pignon',
  'La Tourelle',
  'Clocher & Quai',
  'Verdure & Brique',
  'Porte Cochère',
  'Hirondelle & Tuile',
  'Le Heurtoir',
];

const ENDINGS: Record<string, readonly string[]> = {
  ON: ['Realty Inc., Brokerage', 'Realty Ltd., Brokerage', 'Real Estate Services Inc., Brokerage'],
  BC: ['Realty', 'Real Estate Group', 'Property Services Ltd.'],
};
const OTHER_ENDINGS = ['Realty', 'Real Estate', 'Realty Ltd.'];

/** Returns an invented brokerage name in the style of the province. */
export function brokerageName(dice: Dice, language: 'en' | 'fr', stateCode: string): string {
  if (language === 'fr') {
    return `${dice.pick(NAMES_FR)}, ${dice.pick(['agence immobilière', 'agence immobilière inc.'])}`;
  }
  const regional = REGIONAL[stateCode] ?? [];
  const name = dice.pick(regional.length > 0 && dice.chance(0.45) ? regional : FIRST);
  return `${name} ${dice.pick(ENDINGS[stateCode] ?? OTHER_ENDINGS)}`;
}
