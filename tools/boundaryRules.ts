import type { IFlattenedRuleSet } from 'dependency-cruiser';
import {
  bootDoor,
  demoDoor,
  deskParts,
  independentChildren,
  packageWalls,
  serverFloors,
  sharedValues,
  srcFloors,
} from './floors.ts';

type AllowedRule = NonNullable<IFlattenedRuleSet['allowed']>[number];

const packagesFolder = 'node_modules/';
/** Unit tests are beside the code that they test. */
const test = '\\.test\\.tsx?$';
/** Styles, pictures and texts are not code. They may be in any floor, beside the code that uses them. */
const asset = '\\.(css|svg|png|webp|json)$';

function floorPath(floor: string): string {
  return `^src/${floor}/`;
}

/**
 * Returns a pattern for the files of a floor that higher ones may import. In a feature those are the top-level files.
 */
function openPath(floor: string): string {
  return floor === 'features' ? '^src/features/[^/]+/[^/]+$' : floorPath(floor);
}

function ownFolder(floor: string): AllowedRule[] {
  if (!independentChildren.some((name) => name === floor)) {
    return [{ from: { path: floorPath(floor) }, to: { path: floorPath(floor) } }];
  }
  return [
    { from: { path: `^src/${floor}/([^/]+)/` }, to: { path: `^src/${floor}/$1/` } },
    // Files beside the folders are shared by features or ports. Pages are beside them too, and none imports another.
    ...(floor === 'pages'
      ? []
      : [{ from: { path: `^src/${floor}/` }, to: { path: `^src/${floor}/[^/]+$` } }]),
  ];
}

/**
 * Returns the rules for imports from lower floors. app imports pages only by import(), so that each page is a chunk of
 * its own.
 */
function lowerFloors(floor: string, index: number): AllowedRule[] {
  return srcFloors.slice(0, index).map((lower) => ({
    from: { path: floorPath(floor) },
    to:
      floor === 'app' && lower === 'pages'
        ? { path: openPath(lower), dynamic: true }
        : { path: openPath(lower) },
  }));
}

function packagesOf(floor: string): AllowedRule[] {
  if (floor === 'domain') {
    return [];
  }
  const walled = packageWalls.flatMap((wall) => [wall.packages.source.replace('^', packagesFolder)]);
  const open = packageWalls
    .filter((wall) => wall.floors.some((name) => name === floor))
    .map((wall) => wall.packages.source.replace('^', packagesFolder));
  return [
    { from: { path: floorPath(floor) }, to: { path: packagesFolder, pathNot: walled } },
    ...open.map((path) => ({ from: { path: floorPath(floor) }, to: { path } })),
  ];
}

function serverPath(name: string): string {
  return `^server/${name}/`;
}

function exactly(path: string): string {
  return `^${path.replaceAll('.', '\\.')}$`;
}

function serverRules(): AllowedRule[] {
  return serverFloors.flatMap((neighbours, index) => {
    const lower = serverFloors.slice(0, index).flat();
    return neighbours.flatMap((name) => [
      { from: { path: serverPath(name) }, to: { path: [name, ...lower].map(serverPath) } },
    ]);
  });
}

/** Default deny: an import that no rule allows is a fault. */
export const boundaryRules: IFlattenedRuleSet = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Files that need each other cannot be read, tested or moved alone; types count.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-demo-in-the-product',
      severity: 'error',
      comment: 'The product runs without its demonstration; npm links the workspace below node_modules.',
      from: { path: '^(src|server)/' },
      to: { path: '@harbour-and-pine/demo' },
    },
    {
      name: 'no-test-in-other-code',
      severity: 'error',
      comment: 'A test is run, never imported; what several tests need lies in tests/support.',
      from: {},
      to: { path: test },
    },
    {
      name: 'no-react-in-contracts',
      severity: 'error',
      from: { path: '^src/api/.*[cC]ontract\\.ts$' },
      to: { path: `${packagesFolder}(react|@types/react)` },
    },
  ],
  allowed: [
    ...srcFloors.flatMap((floor, index) => [
      ...ownFolder(floor),
      ...lowerFloors(floor, index),
      ...packagesOf(floor),
    ]),
    { from: { path: '^src/' }, to: { path: `^src/.*${asset}` } },
    { from: { path: '^src/main\\.tsx$' }, to: { path: [floorPath('app'), packagesFolder] } },
    // The boot script is inlined in the page, so it uses little of what it may. The app imports only what the script
    // hands over.
    {
      from: { path: '^src/boot/' },
      to: {
        path: ['^src/boot/', ...['domain', 'config', 'i18n', 'platform', 'api', 'store'].map(floorPath)],
      },
    },
    // The build alone runs it: it renders whole pages, and the build takes the form of its result.
    { from: { path: '^src/boot/skeleton/' }, to: { path: ['^src/', packagesFolder] } },
    {
      from: { path: '^build/skeletons/' },
      to: { path: '^src/boot/skeleton/', dependencyTypes: ['type-only'] },
    },
    ...bootDoor.map(({ file, floors }) => ({
      from: { path: floors.map(floorPath) },
      to: { path: `^src/boot/${file}\\.ts$` },
    })),
    // The desk is a page of its own for the brokerage's people, with a store of its own.
    {
      from: { path: '^src/desk/' },
      to: {
        path: [
          '^src/desk/',
          ...['domain', 'config', 'i18n', 'ui', 'platform', 'api'].map(floorPath),
          ...deskParts.map(({ source }) => source),
        ],
      },
    },
    {
      from: { path: '^src/desk/' },
      to: {
        path: packagesFolder,
        pathNot: packageWalls
          .filter(({ floors }) => !floors.some((floor) => floor === 'store'))
          .map((wall) => wall.packages.source.replace('^', packagesFolder)),
      },
    },
    // The server runs it: it writes the heads that the pages write, and needs no page for that.
    {
      from: { path: '^src/heads/' },
      to: {
        path: [
          '^src/heads/',
          ...['domain', 'config', 'i18n', 'api'].map(floorPath),
          '^src/components/(heads|document-head)/',
          `${packagesFolder}i18next/`,
        ],
      },
    },
    // The service worker is a separate program. It shares words and settings with the pages, but no other code.
    {
      from: { path: '^src/sw(/|\\.ts$)' },
      to: { path: ['^src/(sw|domain|config)/', `${packagesFolder}workbox-(?!window)`] },
    },
    { from: { path: '^src/vite-env\\.d\\.ts$' }, to: { path: packagesFolder } },
    ...serverRules(),
    { from: { path: '^server/' }, to: { path: packagesFolder } },
    { from: { path: '^server/' }, to: { path: `^server/.*${asset}` } },
    { from: { path: '^server/' }, to: { dependencyTypes: ['core'] } },
    {
      from: { path: '^server/' },
      to: {
        path: '^src/(api/[^/]+/(contract|\\w+Contract)|domain/.+)\\.ts$',
        dependencyTypes: ['type-only'],
      },
    },
    // Another check ensures that no other value of these files is imported.
    ...sharedValues.map(({ file }) => ({ from: { path: '^server/' }, to: { path: exactly(file) } })),
    { from: { path: exactly(demoDoor.from) }, to: { path: exactly(demoDoor.to), dynamic: true } },
    // The demonstration is above the server. It uses the product's own pages for its contact sheets.
    { from: { path: '^demo/' }, to: { path: ['^demo/', '^server/', packagesFolder] } },
    {
      from: { path: '^demo/' },
      to: {
        path: '^src/(api/[^/]+/(contract|\\w+Contract)|domain/.+)\\.ts$',
        dependencyTypes: ['type-only'],
      },
    },
    // The pictures of the product's own pages have the sizes and people of its settings.
    {
      from: { path: '^demo/commands/drawBrandPictures\\.ts$' },
      to: { path: '^src/config/(brandPictures|content)\\.ts$' },
    },
    { from: { path: '^build/' }, to: { path: ['^build/', packagesFolder] } },
    // The build writes the server's headers, and checks the settings in README.
    { from: { path: '^build/' }, to: { path: '^server/(static|config)/' } },
    // The sitemap lists the product's own paths. The build validates its settings as the app does.
    {
      from: { path: '^build/' },
      to: { path: ['^src/domain/', '^src/config/', '^src/i18n/en/shell\\.json$'] },
    },
    { from: { path: '^commands/' }, to: { path: '^(commands|build)/' } },
    // The other launchers run before anything is installed. This one asks Playwright for its browser's path.
    { from: { path: '^commands/launch/browser\\.mjs$' }, to: { path: `${packagesFolder}@playwright/test` } },
    { from: { path: '^commands/.*\\.ts$' }, to: { path: [packagesFolder, '^server/'] } },
    // Commands that measure or test the product use the demonstration.
    { from: { path: '^commands/(bench|endurance|load|staging)/' }, to: { path: '^demo/' } },
    // The model of visitors requests the same views as the app.
    { from: { path: '^commands/bench/viewSharing\\.ts$' }, to: { path: '^src/domain/' } },
    // The kinds that a file may bring.
    { from: { path: '^commands/places/' }, to: { path: '^src/domain/amenities\\.ts$' } },
    // The parts of routes come from the app's own build.
    { from: { path: '^commands/treemap/treemap\\.ts$' }, to: { path: '^vite\\.config\\.ts$' } },
    // A page with the product's own map and pins only.
    {
      from: { path: '^commands/interaction/pins/' },
      to: { path: ['^src/features/map/pins/', '^src/platform/maps/maplibre/', '^src/i18n/en/map\\.json$'] },
    },
    { from: { path: '^tools/' }, to: { path: ['^tools/', packagesFolder] } },
    {
      from: { path: '^[^/]+\\.config\\.ts$' },
      to: { path: ['^build/', '^commands/launch/browser\\.mjs$', '^[^/]+\\.json$', packagesFolder] },
    },
    {
      from: { path: ['^tests/', test] },
      to: { path: ['^(tests|src|server|demo|build|commands|tools)/', '^[^/]+\\.json$', packagesFolder] },
    },
    {
      from: { path: '^e2e/' },
      to: {
        path: [
          '^(e2e|commands)/',
          '^src/i18n/(en|fr)/[^/]+\\.json$',
          '^src/api/[^/]+/(contract|\\w+Contract)\\.ts$',
          packagesFolder,
        ],
      },
    },
    // The journeys' database has the country that the other tests have drawn.
    { from: { path: '^e2e/support/journeyData\\.ts$' }, to: { path: '^tests/support/country/' } },
    {
      from: { path: ['^(demo|build|commands|tools|tests|e2e|[^/]+\\.config\\.ts$)', test] },
      to: { dependencyTypes: ['core'] },
    },
  ],
  allowedSeverity: 'error',
};
