import type { Hono } from 'hono';
import type { MapGeography } from '#demo/geography/mapGeography.ts';
import type { Position } from '#demo/types.ts';
import { ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { makeProvinceOf } from './baseMap.ts';
import { type FoundPlace, findPlaces } from './finder.ts';
import { type Gazetteer, makeGazetteer } from './gazetteer.ts';
import { findAround, streetPlace } from './reverse.ts';
import type { Shapes } from './shapes.ts';
import { toPrediction, toResult } from './wirePlace.ts';

const MAX_PREDICTIONS = 6;
const LONGEST_INPUT = 200;

/** Adds GET /maps/autocomplete and /maps/geocode, in the format of Google's services. */
export function addGeocoding(app: Hono<ServiceEnv>, geography: MapGeography, shapes: () => Shapes): void {
  let listed: Gazetteer | undefined;
  const gazetteer = (): Gazetteer => {
    listed ??= makeGazetteer(geography);
    return listed;
  };
  const provinceOf = makeProvinceOf();

  app.get('/maps/autocomplete', (context) => {
    const input = textOf(context.req.query('input'), 'input');
    if ((context.req.query('country') ?? 'ca').toLowerCase() !== 'ca') {
      throw new ServiceError(400, 'country must be ca.');
    }
    const predictions = findPlaces(input, gazetteer(), geography, MAX_PREDICTIONS).map(toPrediction);
    context.header('Cache-Control', 'public, max-age=300');
    return context.json({ predictions, status: predictions.length > 0 ? 'OK' : 'ZERO_RESULTS' });
  });

  app.get('/maps/geocode', (context) => {
    const { place_id: id, latlng, address } = context.req.query();
    let found: FoundPlace[];
    if (id !== undefined) {
      found = byId(id, gazetteer(), geography);
    } else if (latlng !== undefined) {
      found = findAround(pointOf(latlng, 'latlng'), geography, shapes(), gazetteer(), provinceOf);
    } else if (address !== undefined) {
      found = findPlaces(textOf(address, 'address'), gazetteer(), geography, 1);
    } else {
      throw new ServiceError(400, 'One of place_id, latlng or address is needed.');
    }
    const results = found.map((one) => toResult(one, geography));
    context.header('Cache-Control', 'public, max-age=300');
    return context.json({ results, status: results.length > 0 ? 'OK' : 'ZERO_RESULTS' });
  });
}

/**
 * Parses "43.65,-79.38" as a position.
 * @throws ServiceError 400 with the parameter's name
 */
export function pointOf(text: string, name: string): Position {
  const [lat = Number.NaN, lng = Number.NaN, ...more] = text
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (more.length > 0 || !(Math.abs(lat) <= 85) || !(Math.abs(lng) <= 180)) {
    throw new ServiceError(400, `${name} must be a latitude and a longitude: 43.65,-79.38.`);
  }
  return [lng, lat];
}

function textOf(text: string | undefined, name: string): string {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '' || trimmed.length > LONGEST_INPUT) {
    throw new ServiceError(400, `${name} must be a text of 1 to ${LONGEST_INPUT} characters.`);
  }
  return trimmed;
}

function byId(id: string, gazetteer: Gazetteer, geography: MapGeography): FoundPlace[] {
  const place = gazetteer.byId.get(id);
  if (place !== undefined) {
    return [{ place }];
  }
  const slot = /^ad_(\d{1,7})_(\d{1,5})_([01])$/.exec(id);
  if (slot === null) {
    return [];
  }
  const [streetId, index, side] = [Number(slot[1]), Number(slot[2]), slot[3] === '1' ? 1 : -1] as const;
  const address = geography.addressAt({ streetId, index, side });
  const street = address === undefined ? undefined : streetPlace(address, geography, gazetteer);
  return address === undefined || street === undefined ? [] : [{ place: street, address }];
}
