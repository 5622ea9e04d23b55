import { systemClock } from '#server/http/clock.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { embeddedRouting } from './embedded/embeddedRouting.ts';
import { withTransit } from './otp/withTransit.ts';
import type { Routing } from './routing.ts';
import { storedOrOther, storedStreets } from './streets/storedStreets.ts';
import type { StreetSource } from './streets/streetSource.ts';
import { valhallaRouting } from './valhalla/valhallaRouting.ts';

/** The engine of travel times by the settings. */
export interface RoutingOptions {
  /** Address of a Valhalla; the own engine by default. */
  url: string | undefined;
  /** Address of an OpenTripPlanner for transit; the timetables of the own engine by default. */
  transitUrl?: string | undefined;
  /** The store with the loaded streets. */
  store: QueryContext;
  /** Streets to use as long as none are loaded, such as the demonstration's. */
  other?: StreetSource | undefined;
  /** Logs a line for the operator. */
  log: (line: string) => void;
}

/** Opens the engine. It starts no thread and sends no call before the first question. */
export function openRouting({ url, transitUrl, store, other, log }: RoutingOptions): Routing {
  const services = { clock: systemClock, log };
  const stored = storedStreets(store);
  const streets =
    url === undefined
      ? embeddedRouting(other ? storedOrOther(stored, other) : stored)
      : valhallaRouting({ url, ...services });
  return transitUrl === undefined ? streets : withTransit(streets, { url: transitUrl, ...services });
}
