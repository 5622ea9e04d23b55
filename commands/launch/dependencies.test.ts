import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { differences, ensureDependencies, packagesNeeded } from './dependencies.mjs';
import { pinnedNode, pinnedNodePath } from './pinnedNode.mjs';

type LockedPackage = Parameters<typeof differences>[0][string];

const linux = { platform: 'linux', arch: 'x64', libc: 'glibc' } as const;
const root = join(import.meta.dirname, '..', '..');

describe('the missing packages', () => {
  test('are none if npm recorded the locked versions', () => {
    const locked = { '': {}, 'node_modules/hono': { version: '4.0.0' } };
    expect(differences(locked, { 'node_modules/hono': { version: '4.0.0' } }, linux)).toEqual([]);
  });

  test('are all if npm never finished an install', () => {
    const locked = {
      '': {},
      'node_modules/hono': { version: '4.0.0' },
      'node_modules/a/node_modules/@b/c': { version: '1.0.0' },
    };
    expect(differences(locked, {}, linux)).toEqual(['hono', '@b/c']);
  });

  test('include a package in another version', () => {
    const locked = { 'node_modules/hono': { version: '4.0.0' } };
    expect(differences(locked, { 'node_modules/hono': { version: '3.9.0' } }, linux)).toEqual(['hono']);
  });

  test.each([
    [{ os: ['darwin'], cpu: ['x64'] }, []],
    [{ os: ['linux'], cpu: ['arm64'] }, []],
    [{ os: ['linux'], cpu: ['x64'], libc: ['musl'] }, []],
    [{ os: ['!linux'] }, []],
    [{ os: ['linux'], cpu: ['x64'], libc: 'glibc' }, ['binding']],
    [{ cpu: ['x64'] }, ['binding']],
    [{ os: ['!win32'] }, ['binding']],
  ])('include packages for this platform only: %j', (limits, missing) => {
    const locked = { 'node_modules/binding': { version: '1.0.0', optional: true, ...limits } };
    expect(differences(locked, {}, linux)).toEqual(missing);
  });

  test('exclude packages that only an absent workspace needs', () => {
    const locked = {
      '': { dependencies: { shared: '1.0.0' } },
      demo: { dependencies: { drawing: '1.0.0', shared: '1.0.0' } },
      server: { dependencies: { http: '1.0.0' } },
      'node_modules/@own/demo': { version: '1.0.0' },
      'node_modules/drawing': { version: '1.0.0', dependencies: { binding: '1.0.0' } },
      'node_modules/binding': { version: '1.0.0' },
      'node_modules/shared': { version: '1.0.0' },
      'node_modules/http': { version: '1.0.0', dependencies: { binding: '2.0.0' } },
      'node_modules/http/node_modules/binding': { version: '2.0.0' },
    };
    expect(packagesNeeded(locked, () => true)).toEqual(locked);
    expect(Object.keys(packagesNeeded(locked, (workspace) => workspace !== 'demo'))).toEqual([
      '',
      'server',
      'node_modules/shared',
      'node_modules/http',
      'node_modules/http/node_modules/binding',
    ]);
  });

  test("exclude only the demonstration's packages of this project without its folder", () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, LockedPackage>;
    };
    const needed = packagesNeeded(packages, (workspace) => workspace !== 'demo');
    const out = Object.keys(packages).filter((path) => !(path in needed));
    expect(out).toEqual(
      expect.arrayContaining(['demo', 'node_modules/d3-delaunay', 'node_modules/flatbush']),
    );
    const { dependencies } = packages['demo'] ?? {};
    expect(out.length).toBeLessThan(100);
    expect(Object.keys(dependencies ?? {}).length).toBeGreaterThan(0);
    for (const path of ['node_modules/hono', 'node_modules/vite', 'node_modules/@harbour-and-pine/server'])
      expect(needed).toHaveProperty([path]);
  });

  test('exclude packages that only a package for another platform needs', () => {
    const locked = { 'node_modules/runtime': { version: '1.0.0', optional: true } };
    expect(differences(locked, {}, linux)).toEqual([]);
  });
});

describe('the pinned Node', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  const version = readFileSync(join(root, '.node-version'), 'utf8').trim();

  test.each([
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['darwin', 'x64'],
    ['darwin', 'arm64'],
    ['win32', 'x64'],
    ['win32', 'arm64'],
  ])('is a locked package for %s %s', (platform, arch) => {
    const path = pinnedNodePath('/product', platform, arch) ?? '';
    const [, name] = /node_modules[\\/]([^\\/]+)[\\/]bin[\\/]node(\.exe)?$/.exec(path) ?? [];
    expect(manifest.optionalDependencies[name ?? '']).toBe(version);
  });

  test('is undefined without a package for the platform', () => {
    expect(pinnedNodePath('/product', 'freebsd', 'x64')).toBeUndefined();
  });

  test('is the same for editors and version managers', () => {
    expect(readFileSync(join(root, '.nvmrc'), 'utf8').trim()).toBe(version);
  });
});

test('an image installs no packages, and uses its own Node', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.node-version'), `${process.versions.node}\n`);
  expect(await ensureDependencies(folder, 'Installing')).toBe(false);
  expect(await pinnedNode(folder)).toBe(process.execPath);
  writeFileSync(join(folder, '.node-version'), '1.2.3\n');
  await expect(pinnedNode(folder)).rejects.toThrow('The packaged Node 1.2.3 is missing.');
});
