import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { differences, ensureDependencies } from '#commands/launch/dependencies.mjs';
import { pinnedNode, pinnedNodePath } from '#commands/launch/pinnedNode.mjs';

const linux = { platform: 'linux', arch: 'x64', libc: 'glibc' } as const;
const root = join(import.meta.dirname, '..', '..', '..');

describe('what is to be installed', () => {
  test('nothing where npm recorded the locked versions', () => {
    const locked = { '': {}, 'node_modules/hono': { version: '4.0.0' } };
    expect(differences(locked, { 'node_modules/hono': { version: '4.0.0' } }, linux)).toEqual([]);
  });

  test('all where npm never ended an install', () => {
    const locked = {
      '': {},
      'node_modules/hono': { version: '4.0.0' },
      'node_modules/a/node_modules/@b/c': { version: '1.0.0' },
    };
    expect(differences(locked, {}, linux)).toEqual(['hono', '@b/c']);
  });

  test('what is there in another version', () => {
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
  ])('of packages for one platform, those of this one: %j', (limits, missing) => {
    const locked = { 'node_modules/binding': { version: '1.0.0', optional: true, ...limits } };
    expect(differences(locked, {}, linux)).toEqual(missing);
  });

  test('not what only a package for another platform asks for', () => {
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

  test('is none where nobody packages it', () => {
    expect(pinnedNodePath('/product', 'freebsd', 'x64')).toBeUndefined();
  });

  test('is the same for editors and version managers', () => {
    expect(readFileSync(join(root, '.nvmrc'), 'utf8').trim()).toBe(version);
  });
});

test('in an image nothing is installed, and the Node that runs there is the one that is used', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.node-version'), `${process.versions.node}\n`);
  expect(await ensureDependencies(folder, 'Installing')).toBe(false);
  expect(await pinnedNode(folder)).toBe(process.execPath);
  writeFileSync(join(folder, '.node-version'), '1.2.3\n');
  await expect(pinnedNode(folder)).rejects.toThrow('The packaged Node 1.2.3 is missing.');
});
