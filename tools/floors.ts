/**
 * The allowed directions of imports (docs/ARCHITECTURE.md). The boundary check is built from this file, and a folder
 * that is missing here is an error.
 */

/** Floors of src/, low to high. A file imports from its own folder and from lower floors. */
export const srcFloors = [
  'domain',
  'config',
  'i18n',
  'ui',
  'platform',
  'api',
  'store',
  'components',
  'features',
  'pages',
  'app',
] as const;

/** Rooms of server/, low to high. Rooms on one line do not import each other. */
export const serverFloors = [
  ['schemas'],
  ['http'],
  ['config'],
  ['store'],
  // Travel times, which the search uses.
  ['routing'],
  ['jobs', 'places'],
  ['mail'],
  ['realty', 'contact', 'customer', 'faults', 'static', 'ingest'],
  // The realty service for a feed's listings, with the same rules and parameters.
  // The pictures of the listings, and their cards for networks.
  ['upstream', 'pictures'],
  // The brokerage's content, with pictures and the homes of agents.
  ['content'],
  // The desk, at which staff work with what customers and visitors sent, and change the content.
  ['desk'],
  ['start'],
] as const;

/** The only file of the product that imports the demonstration, and the one file that it imports. */
export const demoDoor = { from: 'server/start/loadDemo.ts', to: 'demo/demo.ts' } as const;

/**
 * Values that the server imports from the app: the constant of the wire format, and the rule that says for pages and
 * services on which days homes are shown. From all other files it takes types only.
 */
export const sharedValues: readonly { file: string; names?: readonly string[] }[] = [
  { file: 'src/api/realty/contract.ts', names: ['SCRUBBED'] },
  // The widest view whose prices are compared.
  { file: 'src/api/realty/priceContract.ts' },
  // The modes and limits of travel times.
  { file: 'src/api/realty/reachContract.ts' },
  { file: 'src/domain/viewingDays.ts' },
  // The formulas that no file for spreadsheets may hold.
  { file: 'src/domain/csv.ts', names: ['withoutFormulas'] },
  // Addresses of pages, for sitemaps.
  { file: 'src/domain/paths.ts' },
  { file: 'src/domain/geo/featuredCities.ts' },
  // The edit distance of names.
  { file: 'src/domain/geo/slips.ts' },
  // The provinces in which agents are licensed, and the choice of the agent for a home.
  { file: 'src/domain/geo/provinces.ts' },
  // The claimed homes of accounts, their mails and estimates have the addresses of the pages below /value.
  { file: 'src/domain/listing/homeAddress.ts' },
  { file: 'src/domain/agents/chooseAgent.ts' },
  { file: 'src/domain/market/market.ts' },
  // The kinds of places that people live by, and the walk to them.
  { file: 'src/domain/amenities.ts' },
  { file: 'src/domain/amenityNames.ts' },
  // The arithmetic of estimates and of their errors.
  { file: 'src/domain/estimate/backTest.ts' },
  { file: 'src/domain/estimate/differences.ts' },
  { file: 'src/domain/estimate/estimate.ts' },
  { file: 'src/domain/estimate/grossYield.ts' },
  { file: 'src/domain/estimate/home.ts' },
  // The contrast and the styles of the published colours.
  { file: 'src/domain/brand/brandColours.ts' },
  { file: 'src/domain/market/trendsUrl.ts' },
  // The choices of minutes on foot.
  { file: 'src/domain/search/near.ts' },
  // The commutes of a search, as addresses and calls write them.
  { file: 'src/domain/search/commute.ts' },
  // The homes that the market's figures count.
  { file: 'src/domain/search/homeTypes.ts' },
];

/** Files at the top of src/: entries, and the types of the build tool. */
export const srcEntries = ['main.tsx', 'sw.ts', 'vite-env.d.ts'] as const;

/** Folders at the top of src/ that are entries themselves: the boot script's, the desk's, the server's heads, the service worker's. */
export const srcEntryFolders = ['boot', 'desk', 'heads', 'sw'] as const;

/**
 * Parts of the app that the desk shows too, besides the floors below `store`. Nothing of the app imports the desk, so that
 * no visitor loads any of it.
 */
export const deskParts = [
  /^src\/components\/(browser-alerts|fields|layouts)\//,
  /^src\/features\/preapproval\/ApplicationReview\.tsx$/,
  /^src\/store\/activeSession\.ts$/,
] as const;

/**
 * Results of the boot script that the app takes over, and the floors that may import them: answers that it requested
 * early, and the code that puts them into the store.
 */
export const bootDoor = [
  { file: 'earlyAnswers', floors: ['api'] },
  { file: 'takeEarly\\w+', floors: ['pages', 'app'] },
] as const;

/** Folders whose children are independent: no feature imports a feature, no port a port. */
export const independentChildren = ['features', 'platform', 'pages'] as const;

/** Packages that only some floors of src/ may import. */
export const packageWalls: readonly { packages: RegExp; floors: readonly (typeof srcFloors)[number][] }[] = [
  { packages: /^@reduxjs\/toolkit/, floors: ['api', 'store'] },
  { packages: /^(aws-amplify|@aws-amplify)/, floors: ['platform'] },
  { packages: /^(maplibre-gl|@vis\.gl|@googlemaps|@types\/google\.maps)/, floors: ['platform'] },
  { packages: /^(workbox-|idb)/, floors: ['platform'] },
];

/** Names of the browser's storage, which only platform/ may use. */
export const storageNames = ['localStorage', 'sessionStorage', 'indexedDB'] as const;
