import { describe, expect, test } from 'vitest';
import { checkBoundaries } from '#tools/boundaries.ts';
import { plant } from './plantedProject.ts';

const value = 'export const value = 1;\n';
const emptyPackage = (name: string) => ({
  [`node_modules/${name}/package.json`]: `{"name":"${name}","version":"1.0.0","type":"module","exports":"./index.js"}`,
  [`node_modules/${name}/index.js`]: value,
});

/** A stand-in for npm's link to the workspace. */
const linkedDemo = {
  'node_modules/@harbour-and-pine/demo/package.json': '{"name":"@harbour-and-pine/demo","type":"module"}',
  'node_modules/@harbour-and-pine/demo/images/draw.ts': 'export type Drawn = string;\n',
};

async function faultsOf(files: Record<string, string>): Promise<string[]> {
  const { faults } = await checkBoundaries(plant(files));
  return faults;
}

test('a project without violations has no fault, and every file is read', async () => {
  const report = await checkBoundaries(
    plant({
      'src/main.tsx': "import './app/start.ts';\n",
      'src/app/start.ts':
        "import { value } from '../features/map/pins.ts';\nvoid import('../pages/home/Home.tsx');\nvoid value;\n",
      'src/pages/home/Home.tsx': "import '../../features/map/pins.ts';\nexport default () => null;\n",
      'src/features/map/pins.ts': "export { value } from './inner/colours.ts';\n",
      'src/features/map/inner/colours.ts': "export { value } from '../../../domain/price.ts';\n",
      'src/domain/price.ts': value,
      'src/api/realty/contract.ts': "export const SCRUBBED = '-';\nexport interface Wire { id: string }\n",
      'server/realty/answer.ts':
        "import { SCRUBBED, type Wire } from '../../src/api/realty/contract.ts';\nexport const a: Wire = { id: SCRUBBED };\n",
      'src/domain/viewingDays.ts': value,
      'server/realty/days.ts':
        "import { value } from '../../src/domain/viewingDays.ts';\nexport const b = value;\n",
      'server/start/loadDemo.ts': "void import('../../demo/demo.ts');\n",
      'demo/demo.ts': value,
      'commands/start.mjs': "import 'node:fs';\n",
      'src/domain/price.test.ts':
        "import './price.ts';\nimport '../../tests/support/prices.ts';\nvoid localStorage;\n",
      'tests/support/prices.ts': value,
    }),
  );
  expect(report).toEqual({ modules: 15, faults: [] });
});

describe('a planted fault is found', () => {
  test.each<[string, string, Record<string, string>]>([
    [
      'a floor that uses a higher one',
      'src/domain/price.ts -> src/ui/colour.ts: not-in-allowed',
      { 'src/domain/price.ts': "export { value } from '../ui/colour.ts';\n", 'src/ui/colour.ts': value },
    ],
    [
      'a higher floor used for its types alone',
      'src/domain/price.ts -> src/ui/colour.ts: not-in-allowed',
      {
        'src/domain/price.ts':
          "import type { Colour } from '../ui/colour.ts';\nexport type Price = Colour;\n",
        'src/ui/colour.ts': 'export type Colour = string;\n',
      },
    ],
    [
      'a feature that uses a feature',
      'src/features/list/rows.ts -> src/features/map/pins.ts: not-in-allowed',
      {
        'src/features/list/rows.ts': "export { value } from '../map/pins.ts';\n",
        'src/features/map/pins.ts': value,
      },
    ],
    [
      'a page that looks inside a feature',
      'src/pages/home/Home.tsx -> src/features/map/inner/colours.ts: not-in-allowed',
      {
        'src/pages/home/Home.tsx': "export { value } from '../../features/map/inner/colours.ts';\n",
        'src/features/map/inner/colours.ts': value,
      },
    ],
    [
      'a page that uses a page',
      'src/pages/HomePage.tsx -> src/pages/ListPage.tsx: not-in-allowed',
      {
        'src/pages/HomePage.tsx': "export { value } from './ListPage.tsx';\n",
        'src/pages/ListPage.tsx': value,
      },
    ],
    [
      'a page that app does not load lazily',
      'src/app/router.ts -> src/pages/home/Home.tsx: not-in-allowed',
      {
        'src/app/router.ts': "export { value } from '../pages/home/Home.tsx';\n",
        'src/pages/home/Home.tsx': value,
      },
    ],
    [
      'a port that uses a port',
      'src/platform/maps/map.ts -> src/platform/storage/store.ts: not-in-allowed',
      {
        'src/platform/maps/map.ts': "export { value } from '../storage/store.ts';\n",
        'src/platform/storage/store.ts': value,
      },
    ],
    [
      'a service that uses a service',
      'server/realty/answer.ts -> server/contact/lead.ts: not-in-allowed',
      {
        'server/realty/answer.ts': "export { value } from '../contact/lead.ts';\n",
        'server/contact/lead.ts': value,
      },
    ],
    [
      'a server that uses the demonstration',
      'server/realty/answer.ts -> demo/images/draw.ts: not-in-allowed',
      {
        'server/realty/answer.ts': "export { value } from '../../demo/images/draw.ts';\n",
        'demo/images/draw.ts': value,
      },
    ],
    [
      'a server that uses the demonstration for its types, by its package',
      'server/realty/answer.ts -> node_modules/@harbour-and-pine/demo/images/draw.ts: no-demo-in-the-product',
      {
        'server/realty/answer.ts':
          "import type { Drawn } from '@harbour-and-pine/demo/images/draw.ts';\nexport type Answer = Drawn;\n",
        ...linkedDemo,
      },
    ],
    [
      'a door that is not opened by import()',
      'server/start/loadDemo.ts -> demo/demo.ts: not-in-allowed',
      {
        'server/start/loadDemo.ts': "export { value } from '../../demo/demo.ts';\n",
        'demo/demo.ts': value,
      },
    ],
    [
      'an entry module that imports an inner module',
      'server/start/loadDemo.ts -> demo/services.ts: not-in-allowed',
      {
        'server/start/loadDemo.ts': "void import('../../demo/services.ts');\n",
        'demo/services.ts': value,
      },
    ],
    [
      'an app that uses the demonstration',
      'src/api/realty/call.ts -> demo/images/draw.ts: not-in-allowed',
      {
        'src/api/realty/call.ts': "export { value } from '#demo/images/draw.ts';\n",
        'demo/images/draw.ts': value,
        'package.json': '{"imports":{"#demo/*":"./demo/*"}}',
      },
    ],
    [
      'a command of operation that uses the demonstration',
      'commands/leads/leads.ts -> demo/images/draw.ts: not-in-allowed',
      {
        'commands/leads/leads.ts': "export { value } from '../../demo/images/draw.ts';\n",
        'demo/images/draw.ts': value,
      },
    ],
    [
      'a server that uses the rules of the app',
      'server/realty/answer.ts -> src/domain/price.ts: not-in-allowed',
      {
        'server/realty/answer.ts': "export { value } from '../../src/domain/price.ts';\n",
        'src/domain/price.ts': value,
      },
    ],
    [
      'a server that takes more of the contract than its one constant',
      'server/realty/answer.ts:1: the server takes a value from src',
      {
        'server/realty/answer.ts':
          "import { value } from '../../src/api/realty/contract.ts';\nexport const mine = value;\n",
        'src/api/realty/contract.ts': value,
      },
    ],
    [
      'an app that uses the server',
      'src/api/realty/call.ts -> server/realty/answer.ts: not-in-allowed',
      {
        'src/api/realty/call.ts': "export { value } from '../../../server/realty/answer.ts';\n",
        'server/realty/answer.ts': value,
      },
    ],
    [
      'a package outside its folder',
      'src/features/map/pins.ts -> node_modules/maplibre-gl/index.js: not-in-allowed',
      {
        'src/features/map/pins.ts': "export { value } from 'maplibre-gl';\n",
        ...emptyPackage('maplibre-gl'),
      },
    ],
    [
      'a package in the domain',
      'src/domain/price.ts -> node_modules/react/index.js: not-in-allowed',
      { 'src/domain/price.ts': "export { value } from 'react';\n", ...emptyPackage('react') },
    ],
    [
      "the browser's store outside platform",
      'src/features/list/rows.ts:1: localStorage outside src/platform',
      { 'src/features/list/rows.ts': "export const kept = localStorage.getItem('kept');\n" },
    ],
    [
      'a start script that needs installed packages',
      'commands/start.mjs -> node_modules/hono/index.js: not-in-allowed',
      { 'commands/start.mjs': "import 'hono';\n", ...emptyPackage('hono') },
    ],
    [
      'a product that uses a test',
      'src/domain/price.ts -> src/domain/cost.test.ts: no-test-in-other-code',
      {
        'src/domain/price.ts': "export { value } from './cost.test.ts';\n",
        'src/domain/cost.test.ts': value,
      },
    ],
    [
      'a product that uses a package for tests',
      'src/domain/price.ts -> tests/support/prices.ts: not-in-allowed',
      {
        'src/domain/price.ts': "export { value } from '../../tests/support/prices.ts';\n",
        'tests/support/prices.ts': value,
      },
    ],
    [
      'a folder that is not listed',
      'src/services: not listed in tools/floors.ts',
      { 'src/services/price.ts': value },
    ],
    [
      'a folder that is not listed in server',
      'server/billing: not listed in tools/floors.ts',
      { 'server/billing/send.ts': value },
    ],
    [
      'a folder that is not listed at the top',
      'lib: a folder at the top that no rule knows',
      { 'lib/price.ts': value, 'src/domain/price.ts': value },
    ],
  ])('%s', async (_title, fault, files) => {
    expect(await faultsOf(files)).toContain(fault);
  });

  test('a cycle, even of types alone', async () => {
    const faults = await faultsOf({
      'src/domain/a.ts': "import type { B } from './b.ts';\nexport type A = B | 1;\n",
      'src/domain/b.ts': "import type { A } from './a.ts';\nexport type B = A | 2;\n",
    });
    expect(faults).toContainEqual(expect.stringMatching(/domain\/[ab]\.ts -> .*: no-cycle$/));
  });

  test('an import inside a type', async () => {
    const faults = await faultsOf({
      'src/domain/price.ts': "export type Price = import('../ui/colour.ts').Colour;\n",
      'src/ui/colour.ts': 'export type Colour = string;\n',
    });
    expect(faults).toEqual(['src/domain/price.ts -> src/ui/colour.ts: not-in-allowed']);
  });
});
