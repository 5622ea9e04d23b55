import type { OutsideHosts } from '#server/static/securityHeaders.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Of an address its origin; none for a path, which is of the page's own. */
function originOf(address: string | undefined): string[] {
  const url = URL.parse(address?.trim() ?? '');
  return url && /^https?:$/.test(url.protocol) ? [url.origin] : [];
}

/** The app reads it only once something broke: a wrong one is to be known before. */
function requireDsn(dsn: string | undefined): void {
  if (dsn?.trim() && !/^https:\/\/\w+@[\w.:-]+\/(\w+\/)*\d+$/.test(dsn.trim())) {
    throw new Error(
      'The setting VITE_SENTRY_DSN is wrong: an address like https://key@host.example/1 is expected.',
    );
  }
}

/** Where Amazon's user pools are asked: the pool's id begins with its region. */
function poolHost(variables: Variables): string[] {
  const { VITE_COGNITO_ENDPOINT: endpoint, VITE_COGNITO_POOL_ID: pool = '' } = variables;
  if (endpoint) return originOf(endpoint);
  const [region] = pool.trim().split('_');
  return region && !pool.endsWith('_local') ? [`https://cognito-idp.${region}.amazonaws.com`] : [];
}

/** Where a map of somebody else's comes from: its styles, and the hosts of their tiles, letters and signs. */
const mapHosts = ({ VITE_MAP_STYLE_URL: styles = '', VITE_MAP_HOSTS: others = '' }: Variables): string[] =>
  [...styles.split(','), ...others.split(',')].flatMap((address) =>
    // A host may stand for its subdomains, which no address can name.
    address.includes('//*.') ? [address.trim()] : originOf(address),
  );

/**
 * The other hosts that an app asks which is built with these settings: none where all services are of its own address.
 * @param variables the build's, by their names: VITE_REALTY_URL...
 * @throws for an address of a Sentry project that is none
 */
export function outsideHosts(variables: Variables): OutsideHosts {
  requireDsn(variables['VITE_SENTRY_DSN']);
  const asked = [
    'VITE_REALTY_URL',
    'VITE_CUSTOMER_URL',
    'VITE_MAPS_URL',
    'VITE_PLACES_URL',
    // The first view's pictures are fetched, to be kept (src/platform/updates/firstView.ts).
    'VITE_IMAGES_URL',
    'VITE_SENTRY_DSN',
    'VITE_FAULTS_URL',
  ].flatMap((name) => originOf(variables[name]));
  // Views of listings are counted there (src/platform/crea).
  if (variables['VITE_CREA_DESTINATION_ID']?.trim()) asked.push('https://analytics.crea.ca');
  const maps = mapHosts(variables);
  const pictures = ['VITE_IMAGES_URL', 'VITE_MAPS_URL'].flatMap((name) => originOf(variables[name]));
  return {
    asked: [...new Set([...asked, ...maps, ...poolHost(variables)])],
    pictures: [...new Set([...pictures, ...maps])],
    ...(variables['VITE_GOOGLE_MAPS_KEY']?.trim() && { googleMaps: true }),
  };
}
