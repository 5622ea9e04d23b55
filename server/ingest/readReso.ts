import { MLS_NUMBER } from '#server/schemas/listingIdSchema.ts';
import type { ListingInput } from '#server/store/dataset/storedListing.ts';
import type { BoardNumbers } from '#server/store/ingest/boardNumbers.ts';
import { timeZoneOf } from '#server/store/text/timeZones.ts';
import { readOpenHouses } from './openHouses.ts';
import { cityOf, homeKeyOf, neighborhoodOf, postalCodeOf, provinceOf, streetOf } from './resoAddress.ts';
import { boardOf } from './resoBoard.ts';
import { condominiumOf, detailsOf, imagesOf, livingAreaOf, lotOf, roomsOf } from './resoHome.ts';
import { type Kind, kindOf } from './resoKind.ts';
import { offerTypeOf, pricesOf } from './resoOffer.ts';
import { agentOf } from './resoSide.ts';
import { type Standing, standingOf } from './resoStatus.ts';
import {
  amountOf,
  dayIn,
  noteGuess,
  numberOf,
  type ResoRow,
  rowsOf,
  textOf,
  textsOf,
  yesNoOf,
} from './resoValues.ts';

/** Version of the mapping. A greater number makes the next run read every row again. */
export const MAPPING = 7;

/** The result of reading a row. */
export type Reading =
  | { kind: 'listing'; key: string; listing: ListingInput }
  /** The listing is not to be shown. It may be shown again. */
  | { kind: 'withheld'; key: string }
  /** The listing leaves the market. */
  | { kind: 'deleted'; key: string }
  | { kind: 'invalid'; key: string | undefined; reasons: string[] };

/** Canada with its islands, in degrees. */
const CANADA = { south: 41, north: 84, west: -142, east: -52 };
/** Assumed term in days of an active listing without an expiry date. */
const DAYS_OF_A_TERM = 365;

const MLS_NUMBER_FORM = new RegExp(MLS_NUMBER.pattern);

interface Place {
  city: string;
  state: string;
  latitude: number;
  longitude: number;
}

function placeOf(row: ResoRow, city: string, reasons: string[]): Place {
  if (city === '') reasons.push('City is missing');
  const state = provinceOf(row);
  if (state === undefined)
    reasons.push(`StateOrProvince "${textOf(row, 'StateOrProvince')}" is not a province of Canada`);
  const [latitude, longitude] = [numberOf(row, 'Latitude'), numberOf(row, 'Longitude')];
  const isThere =
    latitude !== null &&
    longitude !== null &&
    latitude > CANADA.south &&
    latitude < CANADA.north &&
    longitude > CANADA.west &&
    longitude < CANADA.east;
  if (!isThere) reasons.push(`Latitude and Longitude (${latitude}, ${longitude}) are not in Canada`);
  return { city, state: state ?? '', latitude: latitude ?? 0, longitude: longitude ?? 0 };
}

/** A whole number, at most 1,000: no home has more rooms. */
function countOf(row: ResoRow, reasons: string[], ...names: string[]): number {
  const count = numberOf(row, ...names) ?? 0;
  if (count < 0 || count > 1_000) reasons.push(`${names[0]} "${count}" is not a number of rooms`);
  return Math.floor(count);
}

/**
 * Bedrooms and, as "plus", those below grade. BedroomsTotal has both; where the fields contradict each other, those above
 * grade count. In a house all of whose bedrooms are below grade, these are its bedrooms; a condominium is a studio then.
 */
function bedroomsOf(
  row: ResoRow,
  kind: Kind | undefined,
  reasons: string[],
): { beds: number; bedsPlus: number } {
  const below = countOf(row, reasons, 'BedroomsBelowGrade');
  const above = countOf(row, reasons, 'BedroomsAboveGrade');
  const total = countOf(row, reasons, 'BedroomsTotal', 'BedroomsPossible');
  const beds = Math.max(total - below, above, 0);
  const bedsPlus = above > 0 || total === 0 ? below : Math.min(total, below);
  return beds === 0 && kind?.class !== 'CondoProperty' ? { beds: bedsPlus, bedsPlus: 0 } : { beds, bedsPlus };
}

/** Fields with the day of a sale or lease, of a conditional one, and of another end, the best first. */
const CLOSED = ['CloseDate', 'PurchaseContractDate', 'SoldEntryTimestamp', 'LeasedEntryTimestamp'];
const CONDITIONAL = [
  'PurchaseContractDate',
  'ContingentDate',
  'SoldConditionalEntryTimestamp',
  'LeasedConditionalEntryTimestamp',
  'PendingTimestamp',
];
const ENDED = [
  'OffMarketDate',
  'WithdrawnDate',
  'CancellationDate',
  'TerminatedDate',
  'SuspendedDate',
  'UnavailableDate',
];

interface Days {
  list: number;
  updated: number;
  dealt: number | null;
  expiry: number | null;
  ended: number;
}

function daysOf(row: ResoRow, standing: Standing, today: number, reasons: string[]): Days {
  const list = dayIn(
    row,
    'ListingContractDate',
    'OnMarketDate',
    'OriginalEntryTimestamp',
    'ModificationTimestamp',
  );
  if (list === null)
    reasons.push('ListingContractDate, OriginalEntryTimestamp and ModificationTimestamp are missing');
  else if (dayIn(row, 'ListingContractDate', 'OnMarketDate', 'OriginalEntryTimestamp') === null)
    noteGuess(row, 'without a listing date the last change counts as listed');
  // The OnMarketDate of a listing that comes soon is in the future.
  const known = Math.min(list ?? 0, today);
  const updated = Math.max(known, dayIn(row, 'ModificationTimestamp', 'StatusChangeTimestamp') ?? known);
  const changed = dayIn(row, 'StatusChangeTimestamp', 'ModificationTimestamp') ?? updated;
  const isClosed = standing.lastStatus === 'Sld' || standing.lastStatus === 'Lsd';
  const dealt = dayIn(row, ...(isClosed ? CLOSED : CONDITIONAL)) ?? changed;
  return {
    list: known,
    updated,
    dealt: standing.isDealt ? Math.max(known, dealt) : null,
    expiry: dayIn(row, 'ExpirationDate'),
    ended: Math.max(known, dayIn(row, ...ENDED) ?? changed),
  };
}

/** The day of a price change below the earlier price, or below the first one if the row has no earlier price. */
function priceCutDayOf(row: ResoRow): number | null {
  const [price, before] = [
    numberOf(row, 'ListPrice'),
    amountOf(row, 'PreviousListPrice', 'OriginalListPrice'),
  ];
  return price !== null && before !== null && price < before ? dayIn(row, 'PriceChangeTimestamp') : null;
}

/**
 * The brokerage's name. CREA's rules for the DDF and boards' rules for IDX ask for it on every listing, so a row without
 * it cannot be shown.
 */
function brokerageOf(row: ResoRow, reasons: string[]): string {
  const name = textOf(row, 'ListOfficeName');
  const key = textOf(row, 'ListOfficeKey', 'ListOfficeMlsId');
  if (name === '') {
    const end = key === '' ? '' : `, and no Office row has OfficeKey "${key}"`;
    reasons.push(`ListOfficeName is missing${end}`);
  }
  return name;
}

/** PropTx sends no ListingId: its ListingKey is the MLS number ("X11957765"). Other keys do not look like one. */
function mlsNumberOf(row: ResoRow, key: string): string {
  return textOf(row, 'ListingId') || (/^[A-Z]{1,2}\d{5,10}$/i.test(key) ? key : '');
}

/** A missing value counts as yes: an export for the internet holds listings that may be shown there. */
function permissionsOf(row: ResoRow): ListingInput['permissions'] {
  return {
    displayPublic: 'Y',
    displayInternetEntireListing: 'Y',
    displayAddressOnInternet: yesNoOf(row, 'InternetAddressDisplayYN') === false ? 'N' : 'Y',
  };
}

/** PropTx has a tenant's share of taxes and upkeep per square foot in the same field, by TaxType "TMI" and "T&O". */
function taxesOf(row: ResoRow): ListingInput['taxes'] {
  const isShare = /^(tmi|t ?& ?o)$/i.test(textOf(row, 'TaxType'));
  const annualAmount = isShare ? null : amountOf(row, 'TaxAnnualAmount');
  return { annualAmount, assessmentYear: amountOf(row, 'TaxYear') };
}

/**
 * Reads a row of the Property resource of a RESO Web API or of CREA's DDF (Data Dictionary 2.0), and reports all
 * errors of the row together. Field by field: docs/ingest.md.
 * @param today days since 1970-01-01; a missing expiry date is counted from it
 * @param boards gives a board that it does not know yet a number
 */
export function readReso(row: ResoRow, today: number, boards: BoardNumbers): Reading {
  const key = textOf(row, 'ListingKey', 'ListingKeyNumeric');
  const reasons: string[] = [];
  const type = offerTypeOf(row, reasons);
  const standing = standingOf(row, type);
  if (key !== '' && (standing === 'withheld' || standing === 'deleted')) return { kind: standing, key };
  if (key === '') reasons.push('ListingKey is missing');
  const mlsNumber = mlsNumberOf(row, key);
  if (!MLS_NUMBER_FORM.test(mlsNumber)) reasons.push(`ListingId "${mlsNumber}" is not an MLS number`);
  if (standing === undefined || standing === 'withheld' || standing === 'deleted') {
    reasons.push(`StandardStatus "${textOf(row, 'StandardStatus')}" is not known`);
    return { kind: 'invalid', key: key || undefined, reasons };
  }
  const board = boardOf(row);
  if (!board) reasons.push('OriginatingSystemName is missing');
  const kind = kindOf(row);
  if (!kind) {
    const [type, subType] = [textOf(row, 'PropertyType'), textOf(row, 'PropertySubType')];
    reasons.push(`PropertyType "${type}" and PropertySubType "${subType}" are not known`);
  }
  const city = cityOf(row);
  const place = placeOf(row, city.name, reasons);
  const prices = pricesOf(row, type, reasons);
  const bedrooms = bedroomsOf(row, kind, reasons);
  const baths = countOf(row, reasons, 'BathroomsTotalInteger', 'BathroomsFull');
  const days = daysOf(row, standing, today, reasons);
  const brokerageName = brokerageOf(row, reasons);
  if (reasons.length > 0 || !kind || !board) {
    return { kind: 'invalid', key: key || undefined, reasons };
  }
  const street = streetOf(row);
  const { lastStatus, status, isDealt } = standing;
  const built = amountOf(row, 'YearBuilt');
  if (built === null && textOf(row, 'ApproximateAge') !== '')
    noteGuess(row, 'searches by year read ApproximateAge as a range of years');
  if (street.streetNumber === '') noteGuess(row, 'the home has no house number');
  const isAtPlaceCentre = row['PositionIsOfPlace'] === true;
  if (isAtPlaceCentre) noteGuess(row, 'the position is the middle of its place');
  if (row['PositionIsGeocoded'] === true) noteGuess(row, 'the position is from the geocoder');
  const isCondominium = kind.class === 'CondoProperty';
  if (days.expiry === null && status === 'A') noteGuess(row, 'without ExpirationDate it expires in a year');
  const listing: ListingInput = {
    mlsNumber,
    boardId: boards.numberOf(board),
    type,
    status,
    lastStatus,
    ...kind,
    listPrice: prices.list,
    originalPrice: prices.original,
    soldPrice: isDealt ? prices.close : null,
    listDay: days.list,
    soldDay: days.dealt,
    updatedDay: days.updated,
    priceCutDay: priceCutDayOf(row),
    expiryDay: days.expiry ?? (status === 'A' ? today + DAYS_OF_A_TERM : days.ended),
    terminatedDay: lastStatus === 'Ter' ? days.ended : null,
    suspendedDay: lastStatus === 'Sus' ? days.ended : null,
    ...bedrooms,
    baths,
    sqft: livingAreaOf(row)?.squareFeet ?? null,
    yearBuilt: built !== null && built < 3_000 ? Math.floor(built) : null,
    ...street,
    ...place,
    area: textOf(row, 'CountyOrParish', 'MLSAreaMajor') || place.city,
    neighborhood: neighborhoodOf(row, city.quarter),
    isAtPlaceCentre,
    zip: postalCodeOf(row),
    homeKey: homeKeyOf(key, street, place),
    permissions: permissionsOf(row),
    ...imagesOf(row),
    details: {
      ...detailsOf(row),
      numBathrooms: baths,
      numBathroomsPlus: null,
      numBedrooms: bedrooms.beds,
      numBedroomsPlus: bedrooms.bedsPlus,
    },
    condominium: isCondominium ? condominiumOf(row) : null,
    lot: isCondominium ? null : lotOf(row),
    nearby: { amenities: textsOf(row, 'CommunityFeatures', 'PropertyFeatures') },
    rooms: roomsOf(row),
    taxes: taxesOf(row),
    brokerageName,
    agentName: agentOf(row),
    openHouses: readOpenHouses(
      rowsOf(row, 'OpenHouse'),
      timeZoneOf(place.state, isAtPlaceCentre ? undefined : place),
    ),
  };
  return { kind: 'listing', key, listing };
}
