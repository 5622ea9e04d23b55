import { PROPERTY_TYPES } from '#server/store/listings/propertyTypes.ts';
import { noteGuess, noteUnread, numberOf, type ResoRow, textOf, textsOf } from './resoValues.ts';

/** The kind of property, in the texts that the home-type filter uses. */
export interface Kind {
  propertyType: string;
  class: 'ResidentialProperty' | 'CondoProperty' | 'CommercialProperty';
  style: string;
}

/** The kinds of the home-type filter; its Other has the last two, which the demonstration does not have. */
const KINDS = {
  ...PROPERTY_TYPES,
  link: { propertyType: 'Link', class: 'ResidentialProperty' },
  other: { propertyType: 'Other', class: 'ResidentialProperty' },
} as const;
type Name = keyof typeof KINDS;

/**
 * The first pattern that matches decides. They match PropertySubType of the Data Dictionary 2.0 and of CREA's DDF,
 * and DDF's StructureType, in lower case.
 */
const SUB_TYPES: readonly (readonly [RegExp, Name])[] = [
  [/semi|half duplex/, 'semi'],
  [/^link$/, 'link'],
  // No homes. The home-type filter leaves out commercial kinds.
  [/parking|locker|boat slip/, 'retail'],
  [/vacant|unimproved|no building|^land|lots?\b/, 'land'],
  [/store|investment|mixed use|hotel/, 'retail'],
  [/mobile|manufactured/, 'mobile'],
  [/cabin|cottage|recreational|seasonal/, 'cottage'],
  [/condo.*(town|row)|(town|row).*condo/, 'condoTown'],
  [/town|row/, 'row'],
  [/two apartment|duplex|triplex|quadruplex|fourplex|multi.?family|multiplex/, 'multiplex'],
  [/condo|apartment|stock cooperative|own your own|loft/, 'condo'],
  [/farm|ranch|agricultur/, 'farm'],
  [/business/, 'business'],
  [/industrial|warehouse/, 'industrial'],
  [/office/, 'office'],
  [/retail|commercial|hospitality|institutional/, 'retail'],
  [/single family|detached|house|residence|garden home|modular|rural residential/, 'detached'],
  // Parts of a house, and PropTx's words for everything else.
  [/^other$|timeshare|\broom$|(upper|lower) level/, 'other'],
];

/** PropertyType of the Data Dictionary 2.0, for rows whose sub-type does not decide. */
const TYPES: readonly (readonly [RegExp, Name])[] = [
  [/business/, 'business'],
  [/commercial/, 'retail'],
  [/manufactured/, 'mobile'],
  [/income/, 'multiplex'],
  [/farm/, 'farm'],
  [/^land/, 'land'],
  [/residential/, 'detached'],
];

/** Kinds that a commercial listing may have. */
const COMMERCIAL: readonly Name[] = ['office', 'retail', 'industrial', 'business', 'land', 'farm'];
/** Kinds that StructureType may make more exact. */
const INEXACT: readonly (Name | undefined)[] = [undefined, 'detached', 'other'];

function named(patterns: readonly (readonly [RegExp, Name])[], text: string): Name | undefined {
  const words = text.toLowerCase();
  return words === '' ? undefined : patterns.find(([pattern]) => pattern.test(words))?.[1];
}

/** The kind by structure and sub-type first, then by the general type. */
function nameOf(row: ResoRow): Name | undefined {
  const type = textOf(row, 'PropertyType');
  const subType = textOf(row, 'PropertySubType');
  const structure = textsOf(row, 'StructureType').join(' ');
  const isCommercial = /commercial|business/i.test(type);
  const bySubType = named(SUB_TYPES, subType);
  if (bySubType === undefined && subType !== '') {
    noteUnread(row, 'PropertySubType', 'is not known, so StructureType or PropertyType decides');
  }
  // DDF calls every home "Single Family" and names the building in StructureType.
  const byStructure = INEXACT.includes(bySubType) ? named(SUB_TYPES, structure) : undefined;
  const exact = byStructure === 'other' ? undefined : byStructure;
  const found = exact ?? bySubType ?? byStructure ?? named(TYPES, type);
  // DDF has no PropertyType: most of its Other have no bedrooms, and are commercial.
  if (found === 'other' && type === '' && !numberOf(row, 'BedroomsTotal')) {
    noteGuess(row, 'PropertySubType says Other: without bedrooms it counts as commercial');
    return 'retail';
  }
  if (isCommercial && found !== undefined && !COMMERCIAL.includes(found)) return named(TYPES, type);
  return found;
}

const CONDOMINIUM: Partial<Record<Name, Name>> = { row: 'condoTown', detached: 'condo', multiplex: 'condo' };
const PLEX_STYLES: readonly (readonly [RegExp, string])[] = [
  [/triplex/i, 'Triplex'],
  [/quadruplex|fourplex/i, 'Fourplex'],
  [/duplex/i, 'Duplex'],
];

/** Style by the number of storeys, for rows without a style. */
const STOREYS: readonly (string | undefined)[] = [undefined, 'Bungalow', '2-Storey', '3-Storey'];

function styleOf(row: ResoRow, name: Name): string {
  if (name === 'multiplex') {
    const text = [textOf(row, 'PropertySubType'), ...textsOf(row, 'StructureType')].join(' ');
    const known = PLEX_STYLES.find(([pattern]) => pattern.test(text))?.[1];
    if (known !== undefined) return known;
  }
  const [style] = textsOf(row, 'ArchitecturalStyle');
  if (style !== undefined) return style;
  if (name === 'condo') return 'Apartment';
  const storeys = numberOf(row, 'Stories', 'StoriesTotal') ?? 0;
  return STOREYS[storeys] ?? 'Other';
}

/** The kind of property; undefined when neither type nor sub-type is known. */
export function kindOf(row: ResoRow): Kind | undefined {
  const name = nameOf(row);
  if (name === undefined) return undefined;
  const interest = textsOf(row, 'CommonInterest', 'OwnershipType').join(' ');
  const isCondominium = /condo|strata/i.test(interest);
  const known = (isCondominium ? CONDOMINIUM[name] : undefined) ?? name;
  return { ...KINDS[known], style: styleOf(row, known) };
}
