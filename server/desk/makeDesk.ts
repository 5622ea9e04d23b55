import { Hono } from 'hono';
import { callsPerSecond, rateLimit } from '#server/http/rateLimit.ts';
import { addDescription, prepareService } from '#server/http/service.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { staffOnly } from './deskCall.ts';
import { DESK_PATH, type DeskOptions } from './deskOptions.ts';
import { addAnswerRoutes } from './routes/answerRoutes.ts';
import { addApplicationRoutes, addFileRoute } from './routes/applicationRoutes.ts';
import { addContentRoutes } from './routes/contentRoutes.ts';
import { addCsvRoute } from './routes/csvRoute.ts';
import { addItemRoutes } from './routes/itemRoutes.ts';
import { addMemberRoutes } from './routes/memberRoutes.ts';
import { addPeopleRoutes } from './routes/peopleRoutes.ts';

const DESCRIPTION_PATH = `${DESK_PATH}/openapi.json`;

/**
 * The desk: the brokerage's staff work with what visitors and customers sent. Failures are `{message, requestId, code?}`,
 * with `errors` for an invalid body. Its OpenAPI description is at /desk/openapi.json.
 */
export function makeDesk(options: DeskOptions): Hono<ServiceEnv> {
  const { limits = callsPerSecond(DESK_PATH, 1000), counters } = options;
  const app = prepareService(new Hono<ServiceEnv>(), DESK_PATH);
  app.use(`${DESK_PATH}/*`, rateLimit({ limits, counters }));
  addDescription(app, DESCRIPTION_PATH, async () =>
    (await import('./openapi/openApiDocument.ts')).openApiDocument(),
  );
  addFileRoute(app, options);
  // After the description and the signed addresses, which need no session. Unknown addresses too are for staff only.
  app.use(`${DESK_PATH}/*`, staffOnly(options));
  addMemberRoutes(app, options);
  // Before the items, one of which could have its name.
  addCsvRoute(app, options);
  addItemRoutes(app, options);
  addAnswerRoutes(app, options);
  addApplicationRoutes(app, options);
  addContentRoutes(app, options);
  addPeopleRoutes(app, options);
  return app;
}
