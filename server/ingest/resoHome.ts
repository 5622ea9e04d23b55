/** Reads the facts of the home itself from a row: rooms, sizes, charges, pictures. */
import type { WireDetails, WireListing, WireRoom } from '../../src/api/realty/contract.ts';
import { amountOf, numberOf, type ResoRow, rowsOf, textOf, textsOf, yesNoOf } from './resoValues.ts';

const SQUARE_FEET_A_SQUARE_METRE = 10.7639;
const FEET_A_METRE = 3.28084;
const SQUARE_FEET_AN_ACRE = 43_560;
const SQUARE_METRES_A_HECTARE = 10_000;

/** Greater values are errors: in square feet of floor, and in dollars of a condominium's fee. */
const LARGEST = 100_000_000;

const isMetric = (unit: string): boolean => /met(er|re)|^m|sqm/i.test(unit);

/** Living area in square feet; null when it is missing. */
export function squareFeetOf(row: ResoRow): number | null {
  const [size, units] =
    amountOf(row, 'LivingArea') === null
      ? [amountOf(row, 'BuildingAreaTotal', 'AboveGradeFinishedArea'), textOf(row, 'BuildingAreaUnits')]
      : [amountOf(row, 'LivingArea'), textOf(row, 'LivingAreaUnits')];
  if (size === null) return null;
  const feet = Math.round(isMetric(units) ? size * SQUARE_FEET_A_SQUARE_METRE : size);
  return feet > 0 && feet < LARGEST ? feet : null;
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
  if (fee === null || times === undefined || fee > LARGEST) return null;
  return Math.round(((fee * times) / 12) * 100) / 100;
}

function squareFeetOfLot(row: ResoRow): number | null {
  const acres = amountOf(row, 'LotSizeAcres');
  const area = amountOf(row, 'LotSizeArea');
  const unit = textOf(row, 'LotSizeUnits').toLowerCase();
  if (area !== null) {
    if (/acre/.test(unit)) return area * SQUARE_FEET_AN_ACRE;
    if (/hectare/.test(unit)) return area * SQUARE_METRES_A_HECTARE * SQUARE_FEET_A_SQUARE_METRE;
    return isMetric(unit) ? area * SQUARE_FEET_A_SQUARE_METRE : area;
  }
  const feet = amountOf(row, 'LotSizeSquareFeet');
  return feet ?? (acres === null ? null : acres * SQUARE_FEET_AN_ACRE);
}

/** The lot in feet; null when its size is missing. "50 x 120 ft" is width and depth. */
export function lotOf(row: ResoRow): WireListing['lot'] {
  const size = squareFeetOfLot(row);
  const dimensions = textOf(row, 'LotSizeDimensions');
  const [, wide, deep] = /([\d.]+)[^\dx×]*[x×]\s*([\d.]+)/i.exec(dimensions) ?? [];
  const perUnit = /\d\s*m\b|met(er|re)/i.test(dimensions) ? FEET_A_METRE : 1;
  const feet = (text: string | undefined) =>
    text ? Math.round(Number(text) * perUnit * 10) / 10 || null : null;
  const width = feet(wide) ?? numberOf(row, 'FrontageLengthNumeric');
  if (size === null && width === null) return null;
  const acres = size === null ? null : (size / SQUARE_FEET_AN_ACRE).toFixed(2);
  return {
    acres,
    depth: feet(deep),
    width,
    irregular: /irreg/i.test(dimensions) ? 'Irregular' : null,
    measurement: 'Feet',
    size: size === null ? null : Math.round(size),
  };
}

/** The rooms. Sizes are converted to metres without a unit, the form of boards' feeds. */
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

/** Paths of the photos, in order: keys below the image address (VITE_IMAGES_URL). */
export function imagesOf(row: ResoRow): string[] {
  const photos = rowsOf(row, 'Media').filter((media) => {
    const category = textOf(media, 'MediaCategory');
    return category === '' || /photo|image/i.test(category);
  });
  return photos
    .toSorted((one, other) => (numberOf(one, 'Order') ?? 0) - (numberOf(other, 'Order') ?? 0))
    .flatMap((media) => {
      const path = URL.parse(textOf(media, 'MediaURL'), 'https://media.invalid')?.pathname.slice(1) ?? '';
      return path === '' ? [] : [decoded(path)];
    });
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

function tourOf(row: ResoRow): string | null {
  const url = URL.parse(textOf(row, 'VirtualTourURLUnbranded', 'VirtualTourURLBranded'));
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Facts of the listing page beside prices and rooms. */
export function detailsOf(row: ResoRow): WireDetails {
  const built = amountOf(row, 'YearBuilt');
  const sqft = squareFeetOf(row);
  return {
    airConditioning: joined(row, 'Cooling'),
    basement1: joined(row, 'Basement'),
    description: textOf(row, 'PublicRemarks') || null,
    driveway: joined(row, 'ParkingFeatures'),
    extras: joined(row, 'Inclusions'),
    exteriorConstruction1: joined(row, 'ConstructionMaterials', 'ExteriorFeatures'),
    flooringType: joined(row, 'Flooring'),
    furnished: textOf(row, 'Furnished') || null,
    garage:
      yesNoOf(row, 'GarageYN') === false
        ? 'None'
        : (textsOf(row, 'ParkingFeatures').find((text) => /garage/i.test(text)) ?? null),
    heating: joined(row, 'Heating'),
    laundryLevel: joined(row, 'LaundryFeatures'),
    leaseTerms: leaseTermsOf(row),
    moreInformationLink: null,
    numFireplaces: (numberOf(row, 'FireplacesTotal') ?? 0) > 0 || yesNoOf(row, 'FireplaceYN') ? 'Y' : 'N',
    numGarageSpaces: numberOf(row, 'GarageSpaces'),
    numParkingSpaces: numberOf(row, 'ParkingTotal', 'OpenParkingSpaces'),
    numRooms: numberOf(row, 'RoomsTotal'),
    patio: joined(row, 'PatioAndPorchFeatures'),
    roofMaterial: joined(row, 'Roof'),
    sewer: joined(row, 'Sewer'),
    sqft: sqft === null ? null : String(sqft),
    swimmingPool: poolOf(row),
    virtualTourUrl: tourOf(row),
    waterSource: joined(row, 'WaterSource'),
    yearBuilt: built === null ? null : String(built),
  };
}

/** The app reads a rent as monthly unless the terms say weekly. */
function leaseTermsOf(row: ResoRow): string | null {
  if (/^weekly$/i.test(textOf(row, 'LeaseAmountFrequency'))) return 'Weekly';
  return textOf(row, 'LeaseTerm') || null;
}

/** Facts of a condominium. */
export function condominiumOf(row: ResoRow): NonNullable<WireListing['condominium']> {
  return {
    fees: { maintenance: maintenanceOf(row) },
    exposure: textOf(row, 'DirectionFaces') || null,
    pets: joined(row, 'PetsAllowed'),
    amenities: textsOf(row, 'AssociationAmenities', 'BuildingFeatures'),
  };
}
