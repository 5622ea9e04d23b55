import { documentsHost } from '#build/settings/documentsHost.ts';
import { parseTourHosts } from '#config/tourHosts.ts';
import type { OutsideHosts } from '#server/static/securityHeaders.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Returns the origin of an address; empty for a path on the page's own origin. */
function originOf(address: string | undefined): string[] {
  const url = URL.parse(address?.trim() ?? '');
  return url && /^https?:$/.test(url.protocol) ? [url.origin] : [];
}

/**
 * Checks the address of a Sentry project during the build, because the app reads it only after an error has occurred.
 */
function requireDsn(dsn: string | undefined): void {
  if (dsn?.trim() && !/^https:\/\/\w+@[\w.:-]+\/(\w+\/)*\d+$/.test(dsn.trim())) {
    throw new Error(
      'The setting VITE_SENTRY_DSN is wrong: an address like https://key@host.example/1 is expected.',
    );
  }
}

/** Returns the address of Amazon's user pools. The pool's id begins with its region. */
function poolHost(variables: Variables): string[] {
  const { VITE_COGNITO_ENDPOINT: endpoint, VITE_COGNITO_POOL_ID: pool = '' } = variables;
  if (endpoint) return originOf(endpoint);
  const [region] = pool.trim().split('_');
  return region && !pool.endsWith('_local') ? [`https://cognito-idp.${region}.amazonaws.com`] : [];
}

/** Returns the hosts of an external map: its styles, and their tiles, fonts and icons. */
const mapHosts = ({ VITE_MAP_STYLE_URL: styles = '', VITE_MAP_HOSTS: others = '' }: Variables): string[] =>
  [...styles.split(','), ...others.split(',')].flatMap((address) =>
    // A host may include its subdomains, which an address cannot.
    address.includes('//*.') ? [address.trim()] : originOf(address),
  );

/**
 * Returns the other hosts that an app with these settings calls; empty if all services are on its own address.
 * @param variables the build's settings by name: VITE_REALTY_URL...
 * @throws Error for an invalid address of a Sentry project, or an invalid host of tours or documents
 */
export function outsideHosts(variables: Variables): OutsideHosts {
  requireDsn(variables['VITE_SENTRY_DSN']);
  const requested = [
    'VITE_REALTY_URL',
    'VITE_CUSTOMER_URL',
    'VITE_MAPS_URL',
    'VITE_PLACES_URL',
    // The pictures of the first view are fetched and stored (src/platform/updates/warmUpOfflineCopies.ts).
    'VITE_IMAGES_URL',
    'VITE_SENTRY_DSN',
    'VITE_FAULTS_URL',
  ].flatMap((name) => originOf(variables[name]));
  // Counts views of listings (src/platform/creaBeacon.ts).
  if (variables['VITE_CREA_DESTINATION_ID']?.trim()) requested.push('https://analytics.crea.ca');
  const maps = mapHosts(variables);
  const pictures = ['VITE_IMAGES_URL', 'VITE_MAPS_URL'].flatMap((name) => originOf(variables[name]));
  const frames = parseTourHosts(variables).map((host) => `https://${host}`);
  return {
    requested: [...new Set([...requested, ...documentsHost(variables), ...maps, ...poolHost(variables)])],
    pictures: [...new Set([...pictures, ...maps])],
    ...(frames.length > 0 && { frames }),
    ...(variables['VITE_GOOGLE_MAPS_KEY']?.trim() && { googleMaps: true }),
  };
}
