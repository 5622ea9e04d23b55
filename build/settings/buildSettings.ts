import type { Setting } from '#server/config/settings.ts';

const service = (name: string, folder: string, what: string): Setting => ({
  name,
  default: folder,
  example: `https://services.example${folder}`,
  wrong: 'services.example',
  meaning: `address of ${what}; a path is of the page's own origin`,
});

/** The settings that `npm run build` puts into the app (src/config). Everybody can read them: no secrets. */
export const buildSettings: readonly Setting[] = [
  {
    name: 'VITE_STAGE',
    default: 'local',
    example: 'production',
    wrong: 'prod',
    meaning: 'the same as `STAGE`',
  },
  {
    name: 'VITE_APP_VERSION',
    default: "package.json's",
    example: '1.5.1',
    meaning:
      'the version of the release: pages compare it with the deployed one, to offer a reload, and `/health` tells it',
  },
  {
    name: 'VITE_COGNITO_POOL_ID',
    default: '',
    example: 'ca-central-1_AbC123',
    wrong: 'AbC123',
    meaning: 'the same pool as `COGNITO_POOL_ID`; required unless `VITE_STAGE` is `local`',
  },
  {
    name: 'VITE_COGNITO_CLIENT_ID',
    default: '',
    example: '1h57kf5cpq17m0eml12EXAMPLE',
    wrong: 'a b',
    meaning: 'the same client as `COGNITO_CLIENT_ID`; required unless `VITE_STAGE` is `local`',
  },
  {
    name: 'VITE_COGNITO_ENDPOINT',
    default: "Amazon's",
    example: 'https://identity.example',
    wrong: 'identity.example',
    meaning: "another address of the pool than Amazon's",
  },
  service('VITE_REALTY_URL', '/realty', 'the listing and contact service'),
  service('VITE_CUSTOMER_URL', '/customer', 'the customer service'),
  service('VITE_IMAGES_URL', '/images', 'pictures of listings'),
  {
    ...service('VITE_MAPS_URL', '/maps', 'the maps service'),
    default: '/maps with the demonstration',
    meaning:
      "address of a maps service like that of the demonstration (`DEMO`): its map, place search and map pictures; a path is of the page's own origin. A build without one needs `VITE_MAP_STYLE_URL` or `VITE_GOOGLE_MAPS_KEY`",
  },
  {
    name: 'VITE_GOOGLE_MAPS_KEY',
    default: '',
    example: 'AIzaSyExampleExampleExampleExample12345',
    wrong: 'key',
    meaning:
      "a key of the Google Maps Platform, limited to the site's addresses: the map, place search and map pictures are Google's then, and the build's other maps and places stand in where Google fails ([docs/maps.md](docs/maps.md)); needs the map id",
  },
  {
    name: 'VITE_GOOGLE_MAP_ID',
    default: '',
    example: '4504f8b37365c3d0',
    wrong: 'our map',
    meaning: "the id of one of that project's vector maps",
  },
  {
    name: 'VITE_MAP_STYLE_URL',
    default: "the maps service's",
    example: 'https://tiles.openfreemap.org/styles/positron,https://tiles.openfreemap.org/styles/dark',
    wrong: 'positron',
    meaning:
      'MapLibre styles in place of the local map: one for all looks, or for the light look, the dark one and the view from the air, with commas between them; their tiles may be a PMTiles file ([docs/maps.md](docs/maps.md))',
  },
  {
    name: 'VITE_MAP_HOSTS',
    default: '',
    example: 'https://tiles.example,https://letters.example',
    wrong: 'tiles.example',
    meaning:
      "other hosts than the styles' own that their tiles, letters and signs come from, for the page's policy",
  },
  {
    name: 'VITE_PLACES_URL',
    default: "the maps service's",
    example: 'https://photon.example',
    wrong: 'photon.example',
    meaning:
      'address of a [Photon](https://github.com/komoot/photon) geocoder (1.1 or newer), without `/api`, that looks up street addresses and other places for the search box ([docs/maps.md](docs/maps.md)); without it, the demonstration and Google, the box offers the cities, neighbourhoods and listings of the store alone',
  },
  {
    name: 'VITE_SENTRY_DSN',
    default: '',
    example: 'https://key@o1.ingest.sentry.example/1',
    wrong: 'sentry',
    meaning:
      "the Sentry project that hears of faults; the page's policy then allows its host ([docs/deploy/headers.md](docs/deploy/headers.md))",
  },
  {
    name: 'VITE_FAULTS_URL',
    default: '/faults',
    example: 'none',
    meaning: 'where error reports are POSTed without a Sentry project; `none` sends none',
  },
  {
    name: 'VITE_PRE_APPROVAL',
    default: 'external',
    example: 'both',
    wrong: 'inhouse',
    meaning:
      "where the site's mortgage buttons lead: `external` to the mortgage brokerage's own site (`src/config/brand.ts`), `inHouse` to the pre-approval under `/real-estate/pre-approval`, `both` to either, side by side; customers have the latter in their menu and profile in any case, and on its own pages every one of these buttons leads to it",
  },
  {
    name: 'VITE_CREA_DESTINATION_ID',
    default: '',
    example: '355',
    wrong: 'ours',
    meaning:
      "the destination of CREA's DDF feed, where the listings come from it: each listing's page then carries the badge that leads to REALTOR.ca and tells CREA's analytics of the view, whose host the page's policy allows ([docs/feed.md](docs/feed.md))",
  },
  {
    name: 'VITE_HISTORY_BOARDS',
    default: '2,86',
    example: '2,86',
    wrong: '2;86',
    meaning: 'boards whose listing history is shown, to signed-in users; `none` for no board',
  },
];
