import { expect, test } from 'vitest';
import { type BuiltFile, partOf, routeParts } from './routeParts.ts';

const file = (
  fileName: string,
  modules: Record<string, number>,
  rest: Partial<BuiltFile> = {},
): BuiltFile => ({
  fileName,
  facadeModuleId: null,
  isEntry: false,
  imports: [],
  size: 0,
  ...rest,
  modules: new Map(Object.entries(modules)),
});

test('a module belongs to its package, or to its folder of the product', () => {
  expect(
    [
      '/x/node_modules/@mui/material/Box/Box.js',
      '/x/node_modules/a/node_modules/react-dom/client.js',
      '/x/src/features/map/pins/pinLayer.ts',
      '/x/src/domain/geo.ts',
      '\0rolldown/runtime.js',
    ].map(partOf),
  ).toEqual(['@mui/material', 'react-dom', 'src/features/map', 'src/domain', 'the bundler']);
});

test('a route has the entry’s files and its own, each once, the largest part first', () => {
  const routes = routeParts([
    file(
      'index.js',
      { '/x/src/main.tsx': 1 },
      { isEntry: true, facadeModuleId: '/x/index.html', size: 10, imports: ['react.js'] },
    ),
    file('react.js', { '/x/node_modules/react/index.js': 5 }, { size: 500 }),
    file(
      'worker.js',
      { '/x/node_modules/engine/worker.js': 5 },
      { isEntry: true, facadeModuleId: '/x/worker.ts', size: 900 },
    ),
    file(
      'map.js',
      { '/x/src/pages/map/MapPage.tsx': 10, '/x/src/features/map/Map.tsx': 30 },
      { facadeModuleId: '/x/src/pages/map/MapPage.tsx', size: 400, imports: ['react.js'] },
    ),
  ]);
  expect(routes.get('map')?.map(({ name, size }) => [name, size])).toEqual([
    ['react', 500],
    ['src/features/map', 300],
    ['src/pages/map', 100],
    ['src/main.tsx', 10],
  ]);
});
