/** Reads the facts of the home itself from a row: rooms, sizes, charges, pictures. */

import { type Tours, toursOf } from '#server/store/dataset/tours.ts';
import type { WireDetails, WireListing, WireRoom } from '../../src/api/realty/contract.ts';
import { acresOf, areaUnitIn, FEET_A_METRE, feetOf, floorAreaOf, lotAreaOf, twoFeetOf } from './resoUnits.ts';
import {
  amountOf,
  noteGuess,
  noteUnread,
  numberOf,
  type ResoRow,
  rowsOf,
  textOf,
  textsOf,
  yesNoOf,
} from './resoValues.ts';

/** Greater values are errors: in square feet of floor, and in dollars of a condominium's fee. */
const LARGEST = 100_000_000;

/** A floor area in square feet. */
interface FloorArea {
  /** For searches: the middle of a range. */
  squareFeet: number;
  /** "1100-1500", "< 700", "5000+" or "1450". */
  text: string;
}

/** Reads a range of square feet: "3000-3500", "< 700", "5000 +". */
function rangeOf(text: string): FloorArea | null {
  const plain = text.replaceAll(',', '').trim();
  const [, low, high] = /^(\d+)\s*-\s*(\d+)$/.exec(plain) ?? [];
  if (low && high && Number(low) < Number(high))
    return { squareFeet: Math.round((Number(low) + Number(high)) / 2), text: `${low}-${high}` };
  const [, maximum] = /^<\s*(\d+)$/.exec(plain) ?? [];
  if (maximum) return { squareFeet: Number(maximum), text: `< ${maximum}` };
  const [, minimum] = /^(\d+)\s*\+$/.exec(plain) ?? [];
  return minimum ? { squareFeet: Number(minimum), text: `${minimum}+` } : null;
}

/** The living area: a measured one, else a range; null if it is missing, or too large for a home. */
export function livingAreaOf(row: ResoRow): FloorArea | null {
  const area = readLivingArea(row);
  return area && area.squareFeet < LARGEST ? area : null;
}

function readLivingArea(row: ResoRow): FloorArea | null {
  const feet = Math.round(floorAreaOf(row) ?? 0);
  if (feet > 0 && feet < LARGEST) return { squareFeet: feet, text: String(feet) };
  for (const name of ['LivingAreaRange', 'BuildingAreaRange']) {
    const range = rangeOf(textOf(row, name));
    if (range) {
      noteGuess(row, `${name} is a range: searches use its middle`);
      return range;
    }
    if (textOf(row, name) !== '') noteUnread(row, name, 'is not a range of areas');
  }
  for (const name of ['LivingArea', 'AboveGradeFinishedArea']) {
    const factor = areaUnitIn(row, `${name}Units`)?.squareFeet ?? 1;
    const [low, high] = ['Minimum', 'Maximum'].map((end) => {
      return Math.round((amountOf(row, name + end) ?? 0) * factor);
    });
    if (!low || !high) continue;
    noteGuess(row, `${name}Minimum and Maximum are a range: searches use its middle`);
    return low < high ? rangeOf(`${low}-${high}`) : { squareFeet: low, text: String(low) };
  }
  return null;
}

/** Payments per year, by the lookup FeeFrequency. */
const TIMES_A_YEAR: Readonly<Record<string, number>> = {
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
  bimonthly: 6,
  quarterly: 4,
  semiannually: 2,
  annually: 1,
};

/** Fee of a condominium in dollars per month; null when it is missing or its frequency is unknown. */
function maintenanceOf(row: ResoRow): number | null {
  const fee = amountOf(row, 'AssociationFee');
  const frequency = textOf(row, 'AssociationFeeFrequency')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  const times = frequency === '' ? 12 : TIMES_A_YEAR[frequency];
  if (fee !== null && times === undefined) {
    noteUnread(row, 'AssociationFeeFrequency', 'is not known, so the fee is left out');
  }
  if (fee === null || times === undefined || fee > LARGEST) return null;
  return Math.round(((fee * times) / 12) * 100) / 100;
}

/** The lot in feet; null if its size is missing. "50 x 120 ft" is width and depth. */
export function lotOf(row: ResoRow): WireListing['lot'] {
  const size = lotAreaOf(row);
  const dimensions = textOf(row, 'LotSizeDimensions');
  const [wide, deep] = twoFeetOf(dimensions);
  const feet = (name: string, unit: string) => feetOf(textOf(row, name), textOf(row, unit));
  const width =
    feet('LotWidth', 'LotSizeUnits') ??
    wide ??
    feet('FrontageLengthNumeric', 'FrontageLengthNumericUnits') ??
    feet('FrontageLength', 'FrontageLengthNumericUnits');
  const depth = feet('LotDepth', 'LotSizeUnits') ?? deep;
  const range = textOf(row, 'LotSizeRangeAcres');
  if (size === null && width === null && depth === null && range === '') return null;
  return {
    acres: size === null ? range || null : acresOf(size),
    depth,
    width,
    irregular: /irreg/i.test(dimensions) ? 'Irregular' : null,
    measurement: 'Feet',
    size: size === null ? null : Math.round(size),
  };
}

/** The rooms. Sizes are converted to metres without a unit, as boards export them. */
export function roomsOf(row: ResoRow): WireRoom[] {
  return rowsOf(row, 'Rooms').map((room) => {
    const isInFeet = /feet|ft/i.test(textOf(room, 'RoomLengthWidthUnits'));
    const metres = (name: string): string | null => {
      const size = amountOf(room, name);
      if (size === null) return null;
      return (isInFeet ? size / FEET_A_METRE : size).toFixed(2);
    };
    const [features = null, features2 = null, features3 = null] = textsOf(room, 'RoomFeatures');
    return {
      description: textOf(room, 'RoomType') || null,
      level: textOf(room, 'RoomLevel') || null,
      length: metres('RoomLength'),
      width: metres('RoomWidth'),
      features,
      features2,
      features3,
    };
  });
}

/**
 * Addresses of the photos in order, and of the floor plans after them, with their hosts and queries; paths if the export
 * has no more. The categories are those of RESO's Data Dictionary 2.0.
 */
export function imagesOf(row: ResoRow): { images: string[]; floorPlans: string[] } {
  const floorPlans = picturesOf(row, /^floor ?plan$/i);
  const photos = picturesOf(row, /^$|photo|image/i);
  return { images: [...photos.filter((photo) => !floorPlans.includes(photo)), ...floorPlans], floorPlans };
}

/** Addresses of the media of a category, in their order. */
function mediaOf(row: ResoRow, category: RegExp): string[] {
  return rowsOf(row, 'Media')
    .filter((media) => category.test(textOf(media, 'MediaCategory')))
    .toSorted((one, other) => (numberOf(one, 'Order') ?? 0) - (numberOf(other, 'Order') ?? 0))
    .map((media) => textOf(media, 'MediaURL'));
}

/** Files that are no pictures: some floor plans are documents or pages. */
const DOCUMENT = /\.(pdf|docx?|html?)$/i;

/** Base of addresses without a host. */
const NO_HOST = 'https://media.invalid';

function picturesOf(row: ResoRow, category: RegExp): string[] {
  return mediaOf(row, category).flatMap((address) => {
    const url = URL.parse(address, NO_HOST);
    const path = url?.pathname.slice(1) ?? '';
    if (!url || path === '' || DOCUMENT.test(path)) return [];
    return [url.origin === NO_HOST ? decoded(path) : url.href];
  });
}

/**
 * The tours, unbranded ones first: boards' rules for other brokerages' sites ask for these. The categories of media are
 * those of RESO's Data Dictionary and of CREA's DDF ("Video Tour Website").
 */
function toursIn(row: ResoRow): Tours {
  const fields = (brand: string) =>
    ['', '2', '3'].map((number) => textOf(row, `VirtualTourURL${brand}${number}`));
  const tours = [
    ...fields('Unbranded'),
    ...mediaOf(row, /^(unbranded )?virtual ?tour( website)?$/i),
    ...fields('Branded'),
    ...mediaOf(row, /^branded virtual ?tour$/i),
  ];
  return toursOf(tours.map(addressOf), mediaOf(row, /^video/i).map(addressOf));
}

/** Decoded, because the app encodes the key. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const joined = (row: ResoRow, ...names: string[]): string | null => textsOf(row, ...names).join(', ') || null;

function poolOf(row: ResoRow): string | null {
  return yesNoOf(row, 'PoolPrivateYN') === false ? 'None' : joined(row, 'PoolFeatures');
}

/** The address of a page; null for anything else. DDF leaves out the protocol of some. */
function addressOf(text: string): string | null {
  const url = URL.parse(/^(www\.)?[\w.-]+\.[a-z]{2,}\//i.test(text) ? `https://${text}` : text);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

const GARAGE = /garage/i;

/** The kind of garage. PropTx has a field for it; other boards name it among the parking. */
function garageOf(row: ResoRow): string | null {
  if (yesNoOf(row, 'GarageYN') === false) return 'None';
  const garages = textsOf(row, 'ParkingFeatures').filter((text) => GARAGE.test(text));
  return textOf(row, 'GarageType') || garages.join(', ') || null;
}

/** The parking beside the garage, which has a line of its own. */
function drivewayOf(row: ResoRow): string | null {
  const garage = textOf(row, 'GarageType');
  const others = textsOf(row, 'ParkingFeatures').filter((text) => !GARAGE.test(text) && text !== garage);
  return others.join(', ') || null;
}

/** Covered spaces are a garage's where the row says that there is one. */
function garageSpacesOf(row: ResoRow): number | null {
  const own = numberOf(row, 'GarageSpaces', 'GarageParkingSpaces');
  return own ?? (yesNoOf(row, 'GarageYN') ? numberOf(row, 'CoveredSpaces') : null);
}

/** Remarks of several fields, one after another. */
function sentences(row: ResoRow, ...names: string[]): string | null {
  return (
    names
      .map((name) => textsOf(row, name).join(', '))
      .filter(Boolean)
      .join(' ') || null
  );
}

/** Facts of the listing page beside prices and rooms. */
export function detailsOf(row: ResoRow): WireDetails {
  const built = amountOf(row, 'YearBuilt');
  return {
    airConditioning: joined(row, 'Cooling'),
    basement1: joined(row, 'Basement'),
    description: textOf(row, 'PublicRemarks') || null,
    driveway: drivewayOf(row),
    extras: sentences(row, 'Inclusions', 'PublicRemarksExtras'),
    exteriorConstruction1: joined(row, 'ConstructionMaterials', 'ExteriorFeatures'),
    flooringType: joined(row, 'Flooring'),
    furnished: textOf(row, 'Furnished') || null,
    garage: garageOf(row),
    heating:
      joined(row, 'Heating') ??
      ([...textsOf(row, 'HeatType', 'HeatTypeMulti'), ...textsOf(row, 'HeatSource', 'HeatSourceMulti')].join(
        ', ',
      ) ||
        null),
    laundryLevel: joined(row, 'LaundryFeatures', 'LaundryLevel'),
    leaseTerms: leaseTermsOf(row),
    moreInformationLink: addressOf(textOf(row, 'ListingURL', 'MoreInformationLink')),
    numFireplaces: (numberOf(row, 'FireplacesTotal') ?? 0) > 0 || yesNoOf(row, 'FireplaceYN') ? 'Y' : 'N',
    numGarageSpaces: garageSpacesOf(row),
    numParkingSpaces: numberOf(row, 'ParkingTotal', 'ParkingSpaces', 'OpenParkingSpaces'),
    numRooms: numberOf(row, 'RoomsTotal'),
    patio: joined(row, 'PatioAndPorchFeatures'),
    roofMaterial: joined(row, 'Roof'),
    sewer: joined(row, 'Sewer', 'Sewage'),
    sqft: livingAreaOf(row)?.text ?? null,
    swimmingPool: poolOf(row),
    ...toursIn(row),
    waterSource: joined(row, 'WaterSource', 'Water'),
    // The age in years: "16-30", "New".
    yearBuilt: built === null ? textOf(row, 'ApproximateAge') || null : String(built),
  };
}

/**
 * The app reads a rent as monthly unless the terms say weekly. PropTx's units tell net from gross rents ("Sq Ft Net"),
 * whose other charges the tenant pays or not.
 */
function leaseTermsOf(row: ResoRow): string | null {
  if (/^weekly$/i.test(textOf(row, 'LeaseAmountFrequency'))) return 'Weekly';
  const [kind] = /net|gross/i.exec(textOf(row, 'ListPriceUnit')) ?? [];
  const deal = kind && (/net/i.test(kind) ? 'Net Lease' : 'Gross Lease');
  return [textOf(row, 'LeaseTerm'), deal].filter(Boolean).join(', ') || null;
}

/** Facts of a condominium. */
export function condominiumOf(row: ResoRow): NonNullable<WireListing['condominium']> {
  return {
    fees: { maintenance: maintenanceOf(row) },
    exposure: textOf(row, 'Exposure', 'DirectionFaces') || null,
    locker: textOf(row, 'Locker') || null,
    stories: textOf(row, 'LegalStories') || null,
    pets: joined(row, 'PetsAllowed'),
    amenities: textsOf(row, 'AssociationAmenities', 'BuildingFeatures'),
  };
}
