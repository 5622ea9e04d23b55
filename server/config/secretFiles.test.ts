import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { secretNames, serverSettings } from './settings.ts';

const root = resolve('/product');

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const fileWith = (content: string): string => {
    const file = join(folder, randomUUID());
    writeFileSync(file, content);
    return file;
  };
  const secrets = serverSettings.filter(({ name }) => secretNames.includes(name));
  /** Settings without which the secret is refused or has no use. */
  const beside = {
    DATABASE_URL: 'postgres://host/name',
    LEADS_WEBHOOK_URL: 'https://crm.example/leads',
    REALTY_UPSTREAM_URL: 'https://feed.example',
    REALTY_UPSTREAM_KEY: 'key',
    MAIL_FROM: 'a@example.com',
    SMTP_URL: 'smtp://localhost',
  };
  const settingsFor = (name: string): Record<string, string | undefined> =>
    name === 'ALERTS_WEBHOOK_URL' ? {} : { ...beside, [name]: undefined };

  test.each(secrets)('is read like $name', ({ name, example }) => {
    const [inEnvironment, inFile] = [{ [name]: example }, { [`${name}_FILE`]: fileWith(`${example}\n`) }].map(
      (secret) => readConfiguration({ ...settingsFor(name), ...secret }, root),
    );
    expect(inFile).toEqual(inEnvironment);
    const without = () => readConfiguration(settingsFor(name), root);
    expect(name in beside ? undefined : without()).not.toEqual(inFile);
  });

  test('is refused beside the setting itself', () => {
    const both = { MAIL_BOUNCES_KEY: 'hush-hush-hush-hush', MAIL_BOUNCES_KEY_FILE: fileWith('other') };
    expect(() => readConfiguration(both, root)).toThrow(
      /^MAIL_BOUNCES_KEY_FILE is ".+", but it must be unset where MAIL_BOUNCES_KEY is set/,
    );
  });

  test.each([
    ['missing', join(folder, 'missing'), 'the path of a file that the server can read'],
    ['a folder', folder, 'the path of a file that the server can read'],
    ['empty', fileWith(' \n'), 'the path of a file that is not empty'],
  ])('that is %s stops the start', (_name, file, expected) => {
    expect(() => readConfiguration({ WEBHOOK_SECRETS_FILE: file }, root)).toThrow(
      `WEBHOOK_SECRETS_FILE is "${file}", but it must be ${expected}. Correct it`,
    );
  });

  test('with a wrong content is named without its value', () => {
    expect(() => readConfiguration({ MAIL_BOUNCES_KEY_FILE: fileWith('hush') }, root)).toThrow(
      /^(?!.*hush)MAIL_BOUNCES_KEY is "\.\.\.", but it must be a key/,
    );
  });

  test('is for secrets only', () => {
    expect(readConfiguration({ PORT_FILE: fileWith('8080') }, root).port).toBe(4600);
  });
});
