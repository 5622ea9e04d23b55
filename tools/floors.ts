/**
 * The order of the building: who may use whom (docs: architecture). This is the only place where it is written down;
 * the boundary check is made from it, and a folder that is not named here is an error.
 */

/** Floors of src/, low to high: a file uses its own folder and lower floors. */
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

/** Rooms of server/, low to high. Rooms on one line are neighbours: none uses another. */
export const serverFloors = [
  ['schemas'],
  ['http'],
  ['config'],
  ['store'],
  ['realty', 'contact', 'customer', 'faults', 'static', 'ingest'],
  // The realty service once more, of another side's listings: by the same rules and parameters.
  ['upstream'],
  ['start'],
] as const;

/** The only file of the product that imports the demonstration, and the one file that it imports. */
export const demoDoor = { from: 'server/start/loadDemo.ts', to: 'demo/demo.ts' } as const;

/** Files that stand at the top of src/: entries of their own, and the types of the build tool. */
export const srcEntries = ['main.tsx', 'sw.ts', 'vite-env.d.ts'] as const;

/** Folders at the top of src/ that are entries of their own: the boot script's and the service worker's. */
export const srcEntryFolders = ['boot', 'sw'] as const;

/**
 * What the boot script leaves for the app, and the floors that may take it: answers that it requested early, and the
 * way to put them into the store.
 */
export const bootDoor = [
  { file: 'earlyAnswers', floors: ['api'] },
  { file: 'takeEarly\\w+', floors: ['pages', 'app'] },
] as const;

/** Folders whose children are kept apart: no feature uses a feature, no port a port. */
export const apart = ['features', 'platform', 'pages'] as const;

/** Packages that only some floors of src/ may use. */
export const packageWalls: readonly { packages: RegExp; floors: readonly (typeof srcFloors)[number][] }[] = [
  { packages: /^@reduxjs\/toolkit/, floors: ['api', 'store'] },
  { packages: /^(aws-amplify|@aws-amplify)/, floors: ['platform'] },
  { packages: /^(maplibre-gl|@vis\.gl|@googlemaps|@types\/google\.maps)/, floors: ['platform'] },
  { packages: /^(workbox-|idb)/, floors: ['platform'] },
];

/** Names of the browser's stores, which only platform/ may speak. */
export const storageNames = ['localStorage', 'sessionStorage', 'indexedDB'] as const;
