/**
 * Wire types of the realty service: the public Repliers listing API in both response versions, as far as the product
 * uses it (requirements E1 to E6). The values are unreliable: version 1 sends numbers as text and lists as objects
 * keyed "1", "2", ...; version 2 mixes both. `normaliseListing` is the only reader. The local service (server/realty)
 * answers in the form of version 2.
 */

/** A number that may arrive as text ("519000.00"), or be missing. */
export type WireNumber = number | string | null;

/** Replaces a value that the caller may not see (requirement RO2). */
export const SCRUBBED = '!scrubbed!';

export interface WireAddress {
  area?: string | null;
  city?: string | null;
  country?: string | null;
  district?: string | null;
  majorIntersection?: string | null;
  neighborhood?: string | null;
  streetDirection?: string | null;
  streetName?: string | null;
  streetNumber?: string | null;
  streetSuffix?: string | null;
  unitNumber?: string | null;
  zip?: string | null;
  /** Full name of the province: "Ontario". */
  state?: string | null;
}

export interface WireRoom {
  description?: string | null;
  level?: string | null;
  /** In metres ("2.83") unless the text contains feet and inches. */
  length?: string | null;
  width?: string | null;
  features?: string | null;
  features2?: string | null;
  features3?: string | null;
}

/** An open house, as server/ingest/openHouses.ts writes it. Its times are those of the home's place. */
export interface WireOpenHouse {
  /** "2026-11-28" */
  date: string;
  /** "14:00" */
  startTime: string;
  endTime: string;
  /** The offset of the home's place from UTC: "-05:00". */
  offset: string;
}

export interface WireDetails {
  airConditioning?: string | null;
  basement1?: string | null;
  centralVac?: string | null;
  den?: string | null;
  description?: string | null;
  driveway?: string | null;
  extras?: string | null;
  exteriorConstruction1?: string | null;
  familyRoom?: string | null;
  flooringType?: string | null;
  furnished?: string | null;
  garage?: string | null;
  heating?: string | null;
  numBathrooms?: WireNumber;
  numBathroomsPlus?: WireNumber;
  numBedrooms?: WireNumber;
  numBedroomsPlus?: WireNumber;
  numFireplaces?: string | null;
  numGarageSpaces?: WireNumber;
  numParkingSpaces?: WireNumber;
  numRooms?: WireNumber;
  patio?: string | null;
  propertyType?: string | null;
  roofMaterial?: string | null;
  sewer?: string | null;
  /** A range ("1100-1500", "< 700") or a plain number as text, in square feet. */
  sqft?: string | null;
  style?: string | null;
  swimmingPool?: string | null;
  virtualTourUrl?: string | null;
  /** A video tour. */
  alternateURLVideoLink?: string | null;
  moreInformationLink?: string | null;
  waterSource?: string | null;
  /** A year, or an age range in years ("16-30", "New"). */
  yearBuilt?: string | null;
  laundryLevel?: string | null;
  leaseTerms?: string | null;
}

/** The kind of one image. */
export interface WireImageInsight {
  /** The image's key, with or without its folder. */
  image?: string | null;
  /** `prediction` is the certainty from 0 to 1. */
  classification?: { imageOf?: string | null; prediction?: WireNumber } | null;
}

export interface WirePermissions {
  displayAddressOnInternet?: string | null;
  displayPublic?: string | null;
  displayInternetEntireListing?: string | null;
}

/** A home that was sold nearby. Permissions and status are missing: the listing's own apply. */
export interface WireComparable extends Omit<WireListing, 'comparables' | 'history'> {
  /** Kilometres from the listing. */
  distance?: WireNumber;
}

/** An earlier listing of the same home (requirement E3). */
export interface WireHistoryEntry {
  mlsNumber: string;
  boardId?: number;
  type?: string | null;
  lastStatus?: string | null;
  listPrice?: WireNumber;
  /** Missing in the answers of the local service and of the public API. */
  originalPrice?: WireNumber;
  soldPrice?: WireNumber;
  listDate?: string | null;
  soldDate?: string | null;
  office?: { brokerageName?: string | null } | null;
  timestamps?: {
    listingUpdated?: string | null;
    expiryDate?: string | null;
    terminatedDate?: string | null;
    suspendedDate?: string | null;
    /** The day on which the listing left the market, for any reason. */
    unavailableDate?: string | null;
  } | null;
}

export interface WireListing {
  mlsNumber: string;
  boardId: number;
  /** "A" active, "U" unavailable. */
  status?: string | null;
  /** "CondoProperty", "ResidentialProperty" or "CommercialProperty". */
  class?: string | null;
  /** "Sale" or "Lease". */
  type?: string | null;
  lastStatus?: string | null;
  listPrice?: WireNumber;
  originalPrice?: WireNumber;
  /** 0 and "0.00" mean "not sold". */
  soldPrice?: WireNumber;
  /** Percent, by the estimated rent. Only in answers to customers who search or sort by it. */
  grossYield?: number;
  /** ISO 8601. */
  listDate?: string | null;
  soldDate?: string | null;
  address?: WireAddress | null;
  map?: { latitude?: WireNumber; longitude?: WireNumber; point?: string | null } | null;
  permissions?: WirePermissions | null;
  /** Image keys; the address is {cdn}/{key}?w=&class=&f=webp. */
  images?: string[] | null;
  photoCount?: number | null;
  /**
   * The kinds of images that the feed has recognized (help.repliers.com, "AI-Powered Property Photo Classification").
   * Our services send only floor plans.
   */
  imageInsights?: { images?: WireImageInsight[] | null } | null;
  details?: WireDetails | null;
  condominium?: {
    fees?: { maintenance?: WireNumber } | null;
    exposure?: string | null;
    locker?: string | null;
    pets?: string | null;
    parkingType?: string | null;
    stories?: string | null;
    ammenities?: string[] | null;
    amenities?: string[] | null;
  } | null;
  /** Days of this listing only. */
  daysOnMarket?: WireNumber;
  updatedOn?: string | null;
  lot?: {
    acres?: string | null;
    depth?: WireNumber;
    width?: WireNumber;
    irregular?: string | null;
    measurement?: string | null;
    size?: WireNumber;
  } | null;
  nearby?: { ammenities?: string[] | null; amenities?: string[] | null } | null;
  office?: { brokerageName?: string | null } | null;
  /** The listing's agents; our services send their names only. */
  agents?: { name?: string | null }[] | null;
  openHouse?: WireOpenHouse[] | null;
  /** An array (version 2) or an object keyed "1", "2", ... (version 1); empty slots hold only nulls. */
  rooms?: WireRoom[] | Record<string, WireRoom> | null;
  taxes?: { annualAmount?: WireNumber; assessmentYear?: WireNumber } | null;
  timestamps?: {
    listingUpdated?: string | null;
    listingEntryDate?: string | null;
    closedDate?: string | null;
    expiryDate?: string | null;
    terminatedDate?: string | null;
    suspendedDate?: string | null;
    /** The day on which the listing left the market, for any reason. */
    unavailableDate?: string | null;
    photosUpdated?: string | null;
  } | null;
  comparables?: WireComparable[] | null;
  history?: WireHistoryEntry[] | null;
}

export interface WirePoint {
  latitude: number;
  longitude: number;
}

/** One cell of `aggregates=map`; `listing` only if count is 1. */
export interface WireCluster {
  count: number;
  /** Number of listings that are scrubbed for this caller, and whose points are rounded; missing for none. */
  restricted?: number;
  location: WirePoint;
  bounds: { top_left: WirePoint; bottom_right: WirePoint };
  /** One closed ring of [longitude, latitude]. */
  map: [number, number][][];
  listing?: WireListing;
}

/** The numbers of one statistic over some listings; `count` is the number of listings that have the value. */
export interface WireStatistic {
  count?: WireNumber;
  avg?: WireNumber;
  med?: WireNumber;
  min?: WireNumber;
  max?: WireNumber;
  sum?: WireNumber;
  /** Standard deviation of the whole population, not of a sample. */
  sd?: WireNumber;
  /** Percent of the sales; only in aboveBelowList. */
  above?: WireNumber;
  below?: WireNumber;
  /** By the path of the field: `details.propertyType.Detached`. */
  aggregates?: Record<string, Record<string, Record<string, WireStatistic>>>;
}

/** A statistic with its groups, each by key. An empty group has count 0 and every other number 0. */
export interface WireGroupedStatistic extends WireStatistic {
  /** "2026-05-31" */
  day?: Record<string, WireStatistic>;
  /** "2026-05" */
  mth?: Record<string, WireStatistic>;
  /** "2026" */
  yr?: Record<string, WireStatistic>;
  /** "2026-04-01_2026-05-01": after the first day, up to the second. */
  [rolling: `grp-${number}-days`]: Record<string, WireStatistic>;
}

/**
 * `statistics` of an answer. Sales (soldPrice, daysOnMarket, aboveBelowList, closed, priceSqft) are grouped by the day
 * of the sale; the others (listPrice, tax, fees, new, available) by the day of the listing.
 */
export interface WireStatistics {
  /** Dollars. */
  listPrice?: WireGroupedStatistic;
  soldPrice?: WireGroupedStatistic;
  /** Days from listing to sale. */
  daysOnMarket?: WireGroupedStatistic;
  /** Dollars per square foot. */
  priceSqft?: WireGroupedStatistic;
  /** Dollars per year. */
  tax?: WireGroupedStatistic;
  /** Dollars per month. */
  maintenanceFee?: WireGroupedStatistic;
  maintenanceFeePerSqft?: WireGroupedStatistic;
  aboveBelowList?: WireGroupedStatistic;
  /**
   * Listings that came on the market (new), that were sold or leased (closed), and that are on the market (available).
   */
  new?: WireGroupedStatistic;
  closed?: WireGroupedStatistic;
  available?: WireGroupedStatistic;
}

/** GET|POST /realty/listings */
export interface WireListingsPage {
  apiVersion?: string;
  /** Counts from 1. */
  page: number;
  numPages: number;
  pageSize: number;
  count: number;
  statistics?: WireStatistics;
  listings: WireListing[];
  aggregates?: { map?: { clusters: WireCluster[] } } & WireCounts;
}

/** Numbers of listings by field and value: `details.propertyType.Detached`. */
export type WireCounts = Partial<Record<'details' | 'address', Record<string, Record<string, number>>>>;

/** POST /realty/listings?type=count */
export interface WireCount {
  count: number;
}

/** GET /realty/amenities/kinds: the kinds of amenities in the parameter `near` that homes can match. */
export interface WireNearKinds {
  kinds: string[];
}

/** GET /realty/listings/{mls}/similar */
export interface WireSimilar {
  similar: WireListing[];
}

export interface WireSuggestionLink {
  name: string;
  city: string;
  state: string;
  /** Number of listings in the place that match the search of the request. */
  count: number;
}

/** GET /realty/listings/{mls}/suggestions: the columns of the suggestions block (requirement D16). */
export interface WireSuggestions {
  suggestions: {
    popular: WireSuggestionLink[];
    nearby: WireSuggestionLink[];
    recent: WireListing[];
  };
  similarListings: WireListing[];
}

/** GET /realty/listings/history */
export interface WireHistory {
  history: WireHistoryEntry[];
}

/** GET /realty/autocomplete */
export interface WireAutocomplete {
  listings: WireListing[];
}

export interface WireNeighborhood {
  name: string;
  city: string;
  state: string;
  location: WirePoint;
  /** False for a place with too few sales in a year for figures of its market; missing if that is not known. */
  enoughSales?: boolean;
}

export interface WireCity {
  name: string;
  state: string;
  location: WirePoint;
  /** As for a neighbourhood. */
  enoughSales?: boolean;
}

/**
 * GET /realty/locations: `neighborhoods`, and `cities` beside them as in the public API's answer (search.areas, cities,
 * neighborhoods).
 */
export interface WireLocations {
  search: { neighborhoods: WireNeighborhood[]; cities: WireCity[] };
}

/** GET /realty/locations/boundary */
export interface WireBoundary {
  name: string;
  type: 'city' | 'neighborhood';
  city: string;
  state: string;
  center: WirePoint;
  /** Closed rings of [longitude, latitude]; the first of each polygon is its outline. */
  path: [number, number][][];
}

/** Status 400 of the listing calls: one entry for each wrong parameter. */
export type WireParameterErrors = { param: string; msg: string[] }[];

/** Every other failure, of every service. */
export interface WireError {
  message: string;
  /** By which a page recognises the failure; most have none. */
  code?: string;
  /** The request's own id, or a new one; also in the X-Request-Id header. */
  requestId: string;
}
