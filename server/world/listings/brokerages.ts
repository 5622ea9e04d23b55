import type { Dice } from './dice.ts';

const NAMES = [
  'Cedar & Quay',
  'Lantern Hill',
  'Northgate Pine',
  'Stonebridge Row',
  'Maple Wharf',
  'Tidewater',
  'Foxglove',
  'Blue Heron',
  'Kestrel & Co.',
  'Millrace',
  'Copperline',
  'Juniper Street',
  'Bright Corner',
  'Greystone Park',
  'Larch & Loon',
  'Open Gate',
  'Paper Birch',
  'Red Canoe',
  'Signal Hill House',
  'Third Rail',
  'Upper Canada Keys',
  'Wren & Whitfield',
  'Three Rivers Door',
  'Sandpiper',
];

const NAMES_FR = [
  'Clé du Fleuve',
  'La Girouette',
  'Maison Claire',
  'Pignon Rouge',
  'Rive & Toit',
  'Trois Érables',
];

/** A brokerage that does not exist, named in the manner of its province. */
export function brokerageName(dice: Dice, language: 'en' | 'fr', stateCode: string): string {
  if (language === 'fr') return `${dice.pick(NAMES_FR)}, agence immobilière`;
  const ending =
    stateCode === 'ON' ? dice.pick(['Realty Inc., Brokerage', 'Realty Ltd., Brokerage']) : 'Realty';
  return `${dice.pick(NAMES)} ${ending}`;
}
