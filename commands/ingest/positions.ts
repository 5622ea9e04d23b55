import type { Geocoder, Position } from '#server/ingest/geocoders.ts';
import { type Address, addressOf } from '#server/ingest/resoAddress.ts';
import { numberOf, type ResoRow } from '#server/ingest/resoValues.ts';
import { findGeocoded, findPlaceCentre, storeGeocoded } from '#server/store/ingest/positions.ts';
import type { Store } from '#server/store/store.ts';
import { fold } from '#server/store/text/fold.ts';

/** Calls to the geocoder at a time. */
const CALLS_AT_ONCE = 8;
/** Number of failures in a row after which the run stops asking. */
const MAX_FAILURES = 5;

/** The provinces' capitals: the position of a home in an unknown city, if nothing better is known. */
const CAPITALS: Readonly<Record<string, Position>> = {
  Alberta: { latitude: 53.54, longitude: -113.49 },
  'British Columbia': { latitude: 48.43, longitude: -123.37 },
  Manitoba: { latitude: 49.9, longitude: -97.14 },
  'New Brunswick': { latitude: 45.96, longitude: -66.64 },
  'Newfoundland and Labrador': { latitude: 47.56, longitude: -52.71 },
  'Nova Scotia': { latitude: 44.65, longitude: -63.57 },
  'Northwest Territories': { latitude: 62.45, longitude: -114.37 },
  Nunavut: { latitude: 63.75, longitude: -68.52 },
  Ontario: { latitude: 43.65, longitude: -79.38 },
  'Prince Edward Island': { latitude: 46.24, longitude: -63.13 },
  Quebec: { latitude: 46.81, longitude: -71.21 },
  Saskatchewan: { latitude: 50.45, longitude: -104.61 },
  Yukon: { latitude: 60.72, longitude: -135.06 },
};

/** The fields that give a row its position. */
export interface PositionFields {
  Latitude: number;
  Longitude: number;
  /** True if a geocoder found it. */
  PositionIsGeocoded?: true;
  /** True if it is not the home's own position, but the middle of its place. */
  PositionIsOfPlace?: true;
}

const keyOf = ({ number, street, city, state, zip }: Address): string =>
  fold([number, street, city, state, zip].join(' '));

/** Gives rows without coordinates a position: from a geocoder, else the middle of their place. */
export class Positions {
  #store: Store;
  #geocoder: Geocoder | undefined;
  #today: number;
  #centres = new Map<string, Position | undefined>();
  #failures = 0;

  /** The last failure of a geocoder that the run stopped asking. */
  problem: string | undefined;

  constructor(store: Store, geocoder: Geocoder | undefined, today: number) {
    this.#store = store;
    this.#geocoder = geocoder;
    this.#today = today;
  }

  /** Returns the fields to add to each row, at its index; undefined for a row that has a position. */
  async of(rows: readonly (ResoRow | undefined)[]): Promise<(PositionFields | undefined)[]> {
    const addresses = rows.map((row) => (row && !hasPosition(row) ? addressOf(row) : undefined));
    const known = await this.#geocoded(addresses.filter((address) => address !== undefined));
    const fields: (PositionFields | undefined)[] = [];
    for (const address of addresses) fields.push(address && (await this.#fieldsOf(address, known)));
    return fields;
  }

  async #fieldsOf(
    address: Address,
    known: Map<string, Position | null>,
  ): Promise<PositionFields | undefined> {
    const own = known.get(keyOf(address));
    if (own) return { Latitude: own.latitude, Longitude: own.longitude, PositionIsGeocoded: true };
    const centre = await this.#centreOf(address);
    return centre && { Latitude: centre.latitude, Longitude: centre.longitude, PositionIsOfPlace: true };
  }

  /** Answers of the geocoder by address, each stored as soon as it is there. */
  async #geocoded(addresses: readonly Address[]): Promise<Map<string, Position | null>> {
    const houses = new Map(
      addresses.filter(({ number }) => number !== '').map((address) => [keyOf(address), address]),
    );
    const known = await findGeocoded(this.#store, [...houses.keys()]);
    const waiting = [...houses].filter(([key]) => !known.has(key));
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [key, address] = next;
        const position = await this.#ask(address);
        if (position !== undefined) known.set(key, position);
      }
    };
    await Promise.all(Array.from({ length: CALLS_AT_ONCE }, work));
    return known;
  }

  /** Asks the geocoder and stores its answer; undefined if there is none or it fails. */
  async #ask(address: Address): Promise<Position | null | undefined> {
    if (!this.#geocoder || this.#failures >= MAX_FAILURES) return undefined;
    try {
      const { find, maxDays } = this.#geocoder;
      const position = await find(address);
      this.#failures = 0;
      const expiry = maxDays === undefined ? null : this.#today + maxDays;
      await storeGeocoded(this.#store, keyOf(address), position, expiry);
      return position;
    } catch (failure) {
      this.#failures += 1;
      if (this.#failures >= MAX_FAILURES) {
        this.problem = failure instanceof Error ? failure.message : String(failure);
      }
      return undefined;
    }
  }

  async #centreOf(address: Address): Promise<Position | undefined> {
    const { city, state, neighborhood } = address;
    const key = [state, city, neighborhood].join('/');
    if (!this.#centres.has(key)) {
      const place = { number: '', street: '', city, state, zip: '', neighborhood: '' };
      const stored = await findPlaceCentre(this.#store, address);
      const cached = stored ?? (await findGeocoded(this.#store, [keyOf(place)])).get(keyOf(place));
      this.#centres.set(key, cached ?? (await this.#ask(place)) ?? CAPITALS[state]);
    }
    return this.#centres.get(key);
  }
}

function hasPosition(row: ResoRow): boolean {
  return numberOf(row, 'Latitude') !== null && numberOf(row, 'Longitude') !== null;
}
