import { WrongSetting } from '#server/config/configuration.ts';
import { logWarning } from '#server/http/log.ts';
import { type Ask, fetchFrom, objectIn, Unreachable } from './fetchAtStart.ts';

/** The OpenTripPlanner to check, and how to reach it. */
export interface CheckTransitRoutingOptions {
  /** TRANSIT_ROUTING_URL */
  url: string;
  /** Replaces the network in tests. */
  ask?: Ask;
}

/** The last version with the Travel Time API (docs/commute.md). */
const VERSION = '2.5';

/** Reads the version from the answer of OpenTripPlanner's ServerInfo resource: {"version": {"version": "2.5.0", ...}, ...}. */
async function versionOf(ask: Ask, address: string): Promise<string> {
  const { version } = await objectIn(await fetchFrom(ask, address));
  const found = typeof version === 'object' && version !== null && 'version' in version && version.version;
  if (typeof found !== 'string') throw new Unreachable(`${address} names no version`);
  return found;
}

/**
 * Checks at the start that the OpenTripPlanner has the version whose calls the product uses. If that cannot be found out, a
 * warning says so and the start continues.
 * @throws WrongSetting for another version
 */
export async function checkTransitRouting({ url, ask = fetch }: CheckTransitRoutingOptions): Promise<void> {
  // With the slash: proxies redirect the address without it, and a redirect counts as no answer.
  const address = `${url}/otp/`;
  try {
    const version = await versionOf(ask, address);
    if (version === VERSION || version.startsWith(`${VERSION}.`)) return;
    throw new WrongSetting(
      'TRANSIT_ROUTING_URL',
      url,
      `the address of an OpenTripPlanner ${VERSION}, the last one with the Travel Time API (${address} says ${version})`,
    );
  } catch (failure) {
    if (!(failure instanceof Unreachable)) throw failure;
    logWarning(
      `The OpenTripPlanner of TRANSIT_ROUTING_URL could not be checked: ${failure.message}. It must be version ${VERSION}; transit is offered when it works.`,
    );
  }
}
