import type { Hono } from 'hono';
import { ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';

const NO_BUILDINGS =
  'There are no buildings here. GET /realty/listings?search= finds the homes at an address.';

/** Calls of the public listing API that this service does not have, with the call to use instead. */
const MISSING: Record<string, string> = {
  '/realty/locations/autocomplete':
    'There is no such call. GET /realty/locations?search= finds cities and neighbourhoods.',
  '/realty/buildings': NO_BUILDINGS,
  '/realty/buildings/*': NO_BUILDINGS,
};

/** Answers 404 with a sentence for those calls. */
export function addMissingRoutes(app: Hono<ServiceEnv>): void {
  for (const [path, message] of Object.entries(MISSING)) {
    app.all(path, () => {
      throw new ServiceError(404, message);
    });
  }
}
