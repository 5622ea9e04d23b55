import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

interface Package {
  license?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const read = (path: string): Package => JSON.parse(readFileSync(join(root, path), 'utf8')) as Package; // npm's own file

/** The rows of docs/dependencies.md by package name. */
function rows(): Map<string, { version: string; licence: string; released: string; why: string }> {
  const text = readFileSync(join(root, 'docs', 'dependencies.md'), 'utf8');
  return new Map(
    [...text.matchAll(/^\| `([^`]+)` \| (.*) \| (.*) \| (.*) \| (.*) \|$/gm)].map(
      ([, name = '', version = '', licence = '', released = '', why = '']) => [
        name,
        { version, licence, released, why },
      ],
    ),
  );
}

/** Dependencies of the project and its two workspaces, without the workspaces themselves. */
function directDependencies(): Record<string, string> {
  const manifests = ['package.json', 'server/package.json', 'demo/package.json'].map(read);
  const all = manifests.flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }),
  );
  return Object.fromEntries(all.filter(([name]) => !name.startsWith('@harbour-and-pine/')));
}

test('a package in several manifests has one version', () => {
  const direct = directDependencies();
  for (const path of ['package.json', 'server/package.json', 'demo/package.json']) {
    const { dependencies, devDependencies } = read(path);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      if (name in direct) expect(version, `${name} in ${path}`).toBe(direct[name]);
    }
  }
});

test('every direct dependency has a row: version, licence, release and reason, and nothing else has one', () => {
  const direct = directDependencies();
  const known = rows();
  expect([...known.keys()].sort()).toEqual(Object.keys(direct).sort());
  for (const [name, version] of Object.entries(direct)) {
    const row = known.get(name);
    expect(row?.version, name).toBe(version);
    expect(row?.released, name).toMatch(/^20\d\d-\d\d-\d\d( \([\w.-]+: 20\d\d-\d\d-\d\d\))?$/);
    expect(row?.why, name).not.toBe('');
  }
});

test('a row has the licence that the installed package declares', () => {
  for (const [name, { licence }] of rows()) {
    const path = join('node_modules', name, 'package.json');
    // Node has a package for each platform. Only the one for this machine is installed.
    if (!existsSync(join(root, path))) continue;
    expect(read(path).license?.replaceAll(/[()]/g, ''), name).toBe(licence);
  }
});
