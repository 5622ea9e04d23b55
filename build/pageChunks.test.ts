import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Graph, pageName } from './moduleGraph.ts';
import { pageChunks } from './pageChunks.ts';

interface Source {
  imports?: string[];
  lazyImports?: string[];
  size?: number;
}

/** Path of a page. All pages are in one folder. */
const pageOf = (name: string) => `/src/pages/some/${name[0]?.toUpperCase()}${name.slice(1)}Page.tsx`;

/** An app: its entry opens pages, which import modules. */
function product(pages: Record<string, Source>, modules: Record<string, Source> = {}) {
  const sources: Record<string, Source> = {
    entry: { lazyImports: Object.keys(pages).map(pageOf) },
    ...modules,
    ...Object.fromEntries(Object.entries(pages).map(([name, source]) => [pageOf(name), source])),
  };
  const graph = {
    getModuleInfo: (id: string) => {
      const { imports = [], lazyImports = [], size = 100 } = sources[id] ?? {};
      return { importedIds: imports, dynamicallyImportedIds: lazyImports, code: 'x'.repeat(size) };
    },
  };
  return { graph, chunks: pageChunks('entry', new Set(['entry']), graph).map((ids) => [...ids].sort()) };
}

describe('files that pages share', () => {
  test('small modules that different pages need are in one file', () => {
    const { chunks } = product({
      about: { imports: ['a', 'b'] },
      buying: { imports: ['a', 'b', 'c'] },
      selling: { imports: ['b', 'c'] },
    });
    expect(chunks).toEqual([['a', 'b', 'c']]);
  });

  test('a large module is loaded only for pages that need it', () => {
    const { chunks } = product(
      {
        about: { imports: ['map', 'small'] },
        buying: { imports: ['map', 'small'] },
        selling: { imports: ['small'] },
      },
      { map: { size: 500_000 } },
    );
    expect(chunks).toEqual(expect.arrayContaining([['map'], ['small']]));
  });

  test('modules that a page shares with guests alone are in one file, for any of the guests', () => {
    const { chunks } = product({
      trends: { imports: ['chart', 'sentence', 'own', 'all'] },
      area: { imports: ['chart', 'sentence', 'all'] },
      value: { imports: ['sentence', 'own value', 'all'] },
      home: { imports: ['all'] },
    });
    expect(chunks).toEqual([['all'], ['chart', 'sentence']]);
  });

  test('modules that only one page needs are left to the page’s own file, and those of lazy components to theirs', () => {
    const { chunks } = product(
      {
        about: { imports: ['own', 'both'], lazyImports: ['dialog'] },
        buying: { imports: ['both'], lazyImports: ['sheet'] },
      },
      { dialog: { imports: ['form'] }, sheet: { imports: ['form'] } },
    );
    expect(chunks).toEqual([['both']]);
  });

  test('a lazy component that only one page opens does not split the modules that the page has anyway', () => {
    const { chunks } = product(
      {
        about: { imports: ['field', 'list'], lazyImports: ['dialog'] },
        buying: { imports: ['list'] },
      },
      { dialog: { imports: ['field'] }, field: { size: 9000 } },
    );
    expect(chunks).toEqual([['field', 'list']]);
  });

  test('code that every page loads in the background does not bring large modules of few pages', () => {
    const background = '/src/app/Notices.tsx';
    const chunksWith = (lazyImport: string) =>
      product(
        {
          about: { imports: ['small', 'large'], lazyImports: [lazyImport] },
          buying: { imports: ['small', 'large'], lazyImports: [lazyImport] },
          home: { lazyImports: [lazyImport] },
        },
        { [lazyImport]: { imports: ['small'] }, small: { size: 1000 }, large: { size: 20_000 } },
      ).chunks;
    expect(chunksWith('dialog')).toEqual([['large', 'small']]);
    expect(chunksWith(background)).toEqual(expect.arrayContaining([['large'], ['small']]));
  });
});

describe('a page', () => {
  test('has the name of its file, in the words of its address', () => {
    expect(
      [
        '/x/src/pages/auth/NewAccountPage.tsx',
        '/x/src/pages/MapPage.tsx',
        'C:\\x\\src\\pages\\trends\\TrendsPage.tsx',
      ].map(pageName),
    ).toEqual(['new-account', 'map', 'trends']);
    expect(
      ['/x/src/pages/detail/ListingById.tsx', '/x/src/app/guards/VisitorPage.tsx', null].map(pageName),
    ).toEqual([undefined, undefined, undefined]);
  });

  test('that begins many visits does not load modules that only two other pages share, in any folder', () => {
    const sharedBy = (one: string, other: string, third: string) =>
      product(
        {
          [one]: { imports: ['a'] },
          [other]: { imports: ['a', 'b'] },
          [third]: { imports: ['b'] },
        },
        { a: { size: 2000 }, b: { size: 10_000 } },
      ).chunks;
    expect(sharedBy('verify', 'about', 'newAccount')).toEqual([['a', 'b']]);
    expect(sharedBy('login', 'about', 'newAccount')).toEqual([['a'], ['b']]);
  });
});

/** Modules import only later ones; pages import any; a few are large. */
const products = fc
  .record({
    modules: fc.array(
      fc.record({ imports: fc.array(fc.nat(11), { maxLength: 4 }), size: fc.constantFrom(10, 3000, 60_000) }),
      { minLength: 12, maxLength: 12 },
    ),
    pages: fc.array(fc.array(fc.nat(11), { minLength: 1, maxLength: 5 }), { minLength: 3, maxLength: 6 }),
  })
  .map(({ modules, pages }) =>
    product(
      Object.fromEntries(
        pages.map((imports, at) => [`page${at}`, { imports: imports.map((id) => `m${id}`) }]),
      ),
      Object.fromEntries(
        modules.map(({ imports, size }, at) => [
          `m${at}`,
          { size, imports: imports.filter((id) => id > at).map((id) => `m${id}`) },
        ]),
      ),
    ),
  );

const imported = (id: string, graph: Graph): readonly string[] => graph.getModuleInfo(id)?.importedIds ?? [];

test('files have no circular imports, and no module is in two', () => {
  fc.assert(
    fc.property(products, ({ graph, chunks }) => {
      const ids = chunks.flat();
      expect(new Set(ids).size).toBe(ids.length);
      const importsOf = (chunk: readonly string[]) =>
        chunks.filter(
          (other) =>
            other !== chunk && chunk.some((id) => imported(id, graph).some((one) => other.includes(one))),
        );
      const waits = (from: readonly string[], visited: readonly (readonly string[])[]): boolean =>
        visited.includes(from) || importsOf(from).some((next) => waits(next, [...visited, from]));
      expect(chunks.filter((chunk) => waits(chunk, []))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
