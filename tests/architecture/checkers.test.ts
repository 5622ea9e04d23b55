import { execFile } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plant, root } from './plantedProject.ts';

/**
 * Runs a program of node_modules.
 * @returns its output and its exit code
 */
function runChecker(program: string, parameters: string[], cwd: string): Promise<[string, number]> {
  return new Promise((resolve) => {
    const path = join(root, 'node_modules', program);
    execFile(process.execPath, [path, ...parameters], { cwd }, (error, out, errors) =>
      resolve([`${out}${errors}`, typeof error?.code === 'number' ? error.code : 0]),
    );
  });
}

// Below the project's own folder, so that packages are found.
const near = join(root, '.cache', 'planted');

describe('the type checker', () => {
  test('finds unsafe code, by the settings of the project', { timeout: 20_000 }, async () => {
    const place = plant(
      {
        'tsconfig.json':
          `{"extends":"${join('..', '..', '..', 'tsconfig.json')}","include":["*.ts"]}`.replaceAll('\\', '/'),
        'wrong.ts': "export const price: number = 'much';\n",
        'index.ts': 'export const first: number = [1][0];\n',
        'exact.ts': 'interface Tag {\n  text?: string;\n}\nexport const tag: Tag = { text: undefined };\n',
        'untyped.ts': 'export function price(listing) {\n  return listing;\n}\n',
        'erasable.ts': 'export enum Kind {\n  House,\n}\n',
        'script.mjs': 'export const price = /** @type {number} */ ("much");\n',
      },
      near,
    );
    const [printed, code] = await runChecker('typescript/bin/tsc', ['--noEmit', '-p', place], place);
    expect(code).not.toBe(0);
    for (const fault of ['wrong.ts', 'index.ts', 'exact.ts', 'untyped.ts', 'erasable.ts']) {
      expect(printed).toContain(fault);
    }
  });
});

describe('the linter', () => {
  test('finds each forbidden construct, by the settings of the project', async () => {
    const faults: [path: string, rule: string, text: string][] = [
      ['src/ui/defaultExport.ts', 'noDefaultExport', 'export default 1;\n'],
      ['src/ui/anything.ts', 'noExplicitAny', 'export const tag: any = 1;\n'],
      ['src/ui/sure.ts', 'noNonNullAssertion', 'export const tag = [1][0]!;\n'],
      ['src/ui/barrel.ts', 'noBarrelFile', "export * from './other.ts';\n"],
      ['src/ui/typeOnly.ts', 'useImportType', "import { T } from './t.ts';\nexport const t: T = 1;\n"],
      ['src/ui/unused.ts', 'noUnusedVariables', 'const tag = 1;\n'],
      ['src/ui/snake_case.ts', 'useFilenamingConvention', 'export const tag = 1;\n'],
      [
        'src/ui/Effect.tsx',
        'useExhaustiveDependencies',
        "import { useEffect } from 'react';\nexport function Tag({ id }: { id: string }) {\n  useEffect(() => console.log(id), []);\n  return null;\n}\n",
      ],
    ];
    const place = plant(Object.fromEntries(faults.map(([path, , text]) => [path, text])));
    copyFileSync(join(root, 'biome.json'), join(place, 'biome.json'));
    const parameters = ['lint', '--vcs-enabled=false', '--reporter=github', '.'];
    const [printed, code] = await runChecker('@biomejs/biome/bin/biome', parameters, place);
    expect(code).not.toBe(0);
    const lines = printed.split('\n');
    const unseen = faults.filter(
      ([path, rule]) => !lines.some((line) => line.includes(path) && line.includes(`/${rule},`)),
    );
    expect(unseen).toEqual([]);
  });

  test('finds unformatted code', async () => {
    const place = plant({ 'tag.ts': 'export const tag="a"\n' });
    copyFileSync(join(root, 'biome.json'), join(place, 'biome.json'));
    const parameters = ['format', '--vcs-enabled=false', 'tag.ts'];
    const [printed, code] = await runChecker('@biomejs/biome/bin/biome', parameters, place);
    expect(code).not.toBe(0);
    expect(printed).toContain('tag.ts format');
  });
});

describe('the search for dead code', () => {
  test('finds an unused file, export and package', { timeout: 20_000 }, async () => {
    const place = plant({
      'package.json': '{"name":"planted","type":"module","workspaces":["server"]}',
      'server/package.json':
        '{"name":"@planted/server","type":"module","dependencies":{"hono":"4.13.19"},"exports":{"./*":"./*"}}',
      'knip.json': readFileSync(join(root, 'knip.json'), 'utf8'),
      'server/start/main.ts': "import { used } from './used.ts';\nvoid used;\n",
      'server/start/used.ts': 'export const used = 1;\nexport const deadExport = 2;\n',
      'server/deadFile.ts': 'void 0;\n',
    });
    const [printed, code] = await runChecker('knip/bin/knip.js', ['--directory', place], place);
    expect(code).not.toBe(0);
    expect(printed).toContain('deadExport');
    expect(printed).toContain('server/deadFile.ts');
    expect(printed).toMatch(/hono\s+server\/package.json/);
    expect(printed).not.toMatch(/\bused\s/);
  });
});
