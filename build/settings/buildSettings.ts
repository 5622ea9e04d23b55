import type { Setting } from '#server/config/settingTypes.ts';

const service = (name: string, folder: string, title: string): Setting => ({
  name,
  default: folder,
  example: `https://services.example${folder}`,
  wrong: 'services.example',
  meaning: `address of ${title}; a path alone is on the page's own origin`,
});

/** The settings that `npm run build` puts into the app (src/config). They are public, so they contain no secrets. */
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
      'version of the release: pages compare it with the deployed one to offer a reload, and `/health` shows it',
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
    meaning: "address of the user pool, if it is not Amazon's",
  },
  service('VITE_REALTY_URL', '/realty', 'the listing and contact service'),
  service('VITE_CUSTOMER_URL', '/customer', 'the customer service'),
  service('VITE_IMAGES_URL', '/images', 'pictures of listings'),
  {
    ...service('VITE_MAPS_URL', '/maps', 'the maps service'),
    default: '/maps with the demonstration',
    meaning:
      "address of a maps service like the demonstration's, with map, place search and map pictures; a path alone is on the page's own origin. A build without one needs `VITE_MAP_STYLE_URL` or `VITE_GOOGLE_MAPS_KEY`",
  },
  {
    name: 'VITE_DOCUMENTS_HOST',
    default: '',
    example: 'https://brokerage-documents.s3.ca-central-1.amazonaws.com',
    wrong: 'brokerage-documents',
    meaning:
      "host of the bucket of `DOCUMENTS_URL`, to which browsers then send documents directly; the page's policy allows it ([docs/deploy/documents.md](docs/deploy/documents.md))",
  },
  {
    name: 'VITE_GOOGLE_MAPS_KEY',
    default: '',
    example: 'AIzaSyExampleExampleExampleExample12345',
    wrong: 'key',
    meaning:
      "key of the Google Maps Platform, limited to the site's addresses: map, place search and map pictures then come from Google, and from the build's other sources if Google fails ([docs/maps.md](docs/maps.md)); needs the map id",
  },
  {
    name: 'VITE_GOOGLE_MAP_ID',
    default: '',
    example: '4504f8b37365c3d0',
    wrong: 'our map',
    meaning: 'id of a vector map of that Google project',
  },
  {
    name: 'VITE_MAP_STYLE_URL',
    default: "the maps service's",
    example: 'https://tiles.openfreemap.org/styles/positron,https://tiles.openfreemap.org/styles/dark',
    wrong: 'positron',
    meaning:
      'MapLibre styles to use instead of the local map: one, or one each for the light scheme, the dark scheme and the satellite view, separated by commas; their tiles may be a PMTiles file ([docs/maps.md](docs/maps.md))',
  },
  {
    name: 'VITE_MAP_HOSTS',
    default: '',
    example: 'https://tiles.example,https://letters.example',
    wrong: 'tiles.example',
    meaning:
      "hosts of the styles' tiles, fonts and icons, other than the styles' own, for the page's Content-Security-Policy",
  },
  {
    name: 'VITE_PLACES_URL',
    default: "the maps service's",
    example: 'https://photon.example',
    wrong: 'photon.example',
    meaning:
      'address of a [Photon](https://github.com/komoot/photon) geocoder (1.1 or newer), without `/api`, that finds street addresses and other places for the search box ([docs/maps.md](docs/maps.md)); without it, the demonstration or Google, the box offers only cities, neighbourhoods and listings',
  },
  {
    name: 'VITE_SENTRY_DSN',
    default: '',
    example: 'https://key@o1.ingest.sentry.example/1',
    wrong: 'sentry',
    meaning:
      "Sentry project that receives error reports; the page's policy then allows its host ([docs/deploy/headers.md](docs/deploy/headers.md))",
  },
  {
    name: 'VITE_FAULTS_URL',
    default: '/faults',
    example: 'none',
    meaning: 'address for error reports if there is no Sentry project; `none` sends none',
  },
  {
    name: 'VITE_PRE_APPROVAL',
    default: 'external',
    example: 'both',
    wrong: 'inhouse',
    meaning:
      "target of the mortgage buttons: `external` is the mortgage brokerage's own site (`src/config/brand.ts`), `inHouse` is the pre-approval under `/real-estate/pre-approval`, `both` shows both side by side; customers always have the pre-approval in their menu and profile",
  },
  {
    name: 'VITE_SECOND_FACTOR',
    default: '`on` in stage `local`, else `off`',
    example: 'on',
    wrong: 'yes',
    meaning:
      'whether the profile offers two-step login with an authenticator app; the pool has to allow it ([docs/deploy/cognito.md](docs/deploy/cognito.md))',
  },
  {
    name: 'VITE_CREA_DESTINATION_ID',
    default: '',
    example: '355',
    wrong: 'ours',
    meaning:
      "destination of CREA's DDF feed, if the listings come from it: each listing's page then has the badge that links to REALTOR.ca, and reports its views to CREA's analytics ([docs/feed.md](docs/feed.md))",
  },
  {
    name: 'VITE_HISTORY_BOARDS',
    default: '2,86',
    example: '2,86',
    wrong: '2;86',
    meaning: 'boards whose listing history customers may see; `none` for no board',
  },
  {
    name: 'VITE_AGENT_BOARDS',
    default: 'none',
    example: '1000',
    wrong: '2;86',
    meaning:
      "boards whose rules ask for the name of the listing's agent beside the brokerage's ([docs/feed.md](docs/feed.md)); `none` for no board",
  },
  {
    name: 'VITE_HIDDEN_FILTERS',
    default: '',
    example: 'pets,furnished,virtualTour,minGrossYield,commutes,prices,estimates',
    wrong: 'dogs',
    meaning:
      'filters that the listings cannot answer, with commas between them, which are not offered; `prices` is the layer of prices on the map, `estimates` the estimates of homes on all pages; for a live feed those of the example ([docs/feed.md](docs/feed.md))',
  },
  {
    name: 'VITE_TOUR_HOSTS',
    default: 'none',
    example: 'my.matterport.com,www.youtube-nocookie.com,player.vimeo.com,youriguide.com',
    wrong: 'https://my.matterport.com',
    meaning:
      "hosts whose virtual tours and videos the gallery embeds after a press, for the page's Content-Security-Policy too; other tours open in a tab of their own ([docs/feed.md](docs/feed.md#tours)); `none` for no host",
  },
  {
    name: 'VITE_CLOSED_DAYS',
    default: '01-01,12-25,12-26',
    example: 'sunday,12-24/01-02,2026-10-12',
    wrong: 'sundays',
    meaning: 'the same as `CLOSED_DAYS`: pages do not offer these days',
  },
];
