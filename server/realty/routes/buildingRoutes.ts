import type { z } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import { ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { jsonBodyOf, queryOf, validate } from '#server/http/validation.ts';
import { type Building, type BuildingQuery, findBuildings } from '#server/store/listings/buildings.ts';
import type { ListingSearch } from '#server/store/listings/listingSearch.ts';
import { fold } from '#server/store/text/fold.ts';
import type { WireListing } from '../../../src/api/realty/contract.ts';
import { presentListings } from '../answers/presentListing.ts';
import type { WIRE_SCHEMAS } from '../openapi/wireSchemas.ts';
import { readSearch } from '../parameters/readSearch.ts';
import { buildingParameters } from '../parameters/searchParameters.ts';
import { withoutEmptyMembers } from '../parameters/withoutEmptyMembers.ts';
import { callOf, type RealtyCall } from '../realtyCall.ts';
import type { RealtyOptions } from '../realtyOptions.ts';

type WireBuilding = z.infer<typeof WIRE_SCHEMAS.building>;
type WireBuildings = z.infer<typeof WIRE_SCHEMAS.buildings>;

const PAGE_SIZE = 100;
/** Words of a key: number, street, city and province. A shorter one would be compared with many addresses. */
const SHORTEST_KEY = 4;

/** POST /realty/buildings and GET /realty/buildings/{addressKey}: the homes at an address, of any unit. */
export function addBuildingRoutes(app: Hono<ServiceEnv>, options: RealtyOptions): void {
  app.post('/realty/buildings', async (context) => {
    const call = await callOf(context, options);
    const input = { ...queryOf(context.req.url), ...withoutEmptyMembers(await jsonBodyOf(context.req.raw)) };
    const { minBathrooms, streetName, streetNumber, sortBy, ...filters } = validate(
      buildingParameters,
      input,
    );
    const { pageNum: page = 1, resultsPerPage: pageSize = PAGE_SIZE } = filters;
    const search = readSearch({ ...filters, minBaths: minBathrooms, status: ['A', 'U'] }, call);
    const { count, buildings } = await present(call, search, {
      streetNames: streetName,
      streetNumbers: streetNumber,
      largestFirst: sortBy === 'numUnitsDesc',
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    const numPages = Math.ceil(count / pageSize);
    return context.json({ page, numPages, pageSize, count, buildings } satisfies WireBuildings);
  });

  app.get('/realty/buildings/:addressKey', async (context) => {
    const call = await callOf(context, options);
    const search = readSearch({ status: ['A', 'U'] }, call);
    const key = fold(context.req.param('addressKey'));
    const isWhole = key.split(' ').length >= SHORTEST_KEY;
    const { buildings } = isWhole
      ? await present(call, search, { key, limit: 1, offset: 0 })
      : { buildings: [] };
    const [building] = buildings;
    if (!building) throw new ServiceError(404, 'There is no building with this address key.');
    return context.json(building);
  });
}

async function present(
  call: RealtyCall,
  search: ListingSearch,
  query: BuildingQuery,
): Promise<{ count: number; buildings: WireBuilding[] }> {
  const { count, buildings } = await findBuildings(call.store, search, query);
  const samples = await presentListings(
    call,
    buildings.map(({ sample }) => sample),
  );
  return { count, buildings: buildings.flatMap((one, index) => buildingOf(one, samples[index])) };
}

function buildingOf(
  { key, yearBuilt, minSqft, maxSqft }: Building,
  sample: WireListing | undefined,
): WireBuilding[] {
  if (!sample) return [];
  const { address, map, nearby, images } = sample;
  const { unitNumber: _unit, ...street } = address ?? {};
  return [
    {
      address: { ...street, addressKey: key.replaceAll(' ', '-') },
      nearby: { amenities: nearby?.amenities ?? nearby?.ammenities ?? [] },
      details: {
        yearBuilt: yearBuilt === null ? null : String(yearBuilt),
        buildingName: null,
        minSqft,
        maxSqft,
      },
      map: {
        latitude: textOf(map?.latitude),
        longitude: textOf(map?.longitude),
        point: map?.point ?? null,
      },
      image: images?.[0] ?? null,
      class: sample.class ?? null,
    },
  ];
}

const textOf = (number: string | number | null | undefined) => (number == null ? null : String(number));
