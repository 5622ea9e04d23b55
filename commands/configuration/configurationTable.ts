import { buildSettings } from '#build/settings/buildSettings.ts';
import { commands, needsOf } from '#commands/table.mjs';
import { secretNames, serverSettings, testSettings } from '#server/config/settings.ts';
import type { Setting } from '#server/config/settingTypes.ts';

const heading = '## Configuration';

/** Names of the commands that read `.env`. */
export const commandsWithSettings = (): string[] =>
  Object.keys(commands).filter((name) => needsOf(name).includes('env'));

/** "`npm start`, `npm run dev`, `build` and `seed`" */
function commandList(): string {
  const [last = '', ...others] = commandsWithSettings()
    .filter((name) => name !== 'start' && name !== 'dev')
    .map((name) => `\`${name}\``)
    .reverse();
  return `\`npm start\`, \`npm run dev\`, ${others.reverse().join(', ')} and ${last}`;
}

/** Longest line of both files. */
const WIDTH = 125;

/** Breaks a text into lines with a beginning. */
const inLines = (text: string, beginning = ''): string =>
  text.replaceAll(new RegExp(`(.{1,${WIDTH - beginning.length}})( |$)`, 'g'), `${beginning}$1\n`).trimEnd();

/** Markdown as plain text: code without its marks, and the path of a link. */
const plain = (text: string): string => text.replaceAll(/\[[^\]]*\]\(([^)]*)\)/g, '$1').replaceAll('`', '');

/** A setting's meaning as a comment, and its example as a line that a person takes over. */
function exampleOf({ name, default: without, example, meaning }: Setting): string {
  const usual = without === '' ? '' : `. Default: ${plain(without)}`;
  const text = `${meaning[0]?.toUpperCase()}${meaning.slice(1)}`;
  return `${inLines(`${plain(text)}${usual}.`, '# ')}\n# ${name}=${example}`;
}

/** `.env.example` with every setting. */
export function exampleFile(): string {
  const head = `Settings. Copy this file to .env and remove the "# " before those that you set. No setting is needed in stage local. The environment has precedence. ${commandList()} read .env, tests only CHROMIUM_PATH. Written by npm run configuration-table.`;
  const secrets = `Each of these may be in a file, whose path is in the setting of the same name with _FILE: ${secretNames.join(', ')}.`;
  const browser = {
    name: 'CHROMIUM_PATH',
    default: 'the one that npm test finds or installs',
    example: '/usr/bin/chromium',
    meaning: 'browser of the end-to-end tests',
  };
  const part = (title: string, settings: readonly Setting[]) => [
    inLines(title, '# --- '),
    ...settings.map(exampleOf),
  ];
  return `${[
    inLines(plain(head), '# '),
    inLines(secrets, '# '),
    ...part('The server', serverSettings),
    ...part('The build (npm run build), whose app everybody can read', buildSettings),
    ...part('For tests, in stage local only', [...testSettings, browser]),
  ].join('\n\n')}\n`;
}

/** Formats a value as code; a description in words stays text. */
const code = (text: string): string => (/^[^\s']+$/.test(text) ? `\`${text}\`` : text);

function rowOf({ name, default: without, example, meaning }: Setting): string {
  const cells = [code(name), code(without), code(example), meaning.replaceAll('|', '\\|')];
  return `| ${cells.join(' | ')} |`;
}

const tableOf = (settings: readonly Setting[]): string =>
  ['| Variable | Default | Example | |', '|---|---|---|---|', ...settings.map(rowOf)].join('\n');

/** README's section about the environment variables. */
export function configurationText(): string {
  return [
    heading,
    inLines(
      "The server reads these settings when it starts. An invalid value stops it with a message that shows an example. Settings come from the environment, or from `.env` in the project's folder (see `.env.example`); the environment has priority. " +
        `${commandList()} read \`.env\`. No setting is needed in stage \`local\`.`,
    ),
    tableOf(serverSettings),
    [
      'These hold secrets, and each may be the content of a file instead, as Docker and Kubernetes mount secrets. The path of',
      `the file is then in the setting of the same name with \`_FILE\`, as in \`DATABASE_URL_FILE=/run/secrets/database\`:`,
      `${secretNames.map((name) => `\`${name}\``).join(', ')}.`,
    ].join('\n'),
    'The build puts these settings into the app, where anyone can read them. An invalid value stops the build.',
    tableOf(buildSettings),
    'For tests, in stage `local` only:',
    tableOf(testSettings),
  ].join('\n\n');
}

/**
 * Replaces that section of README.
 * @param readme its present text
 * @throws if the section is missing
 */
export function withConfiguration(readme: string): string {
  const start = readme.indexOf(`${heading}\n`);
  if (start < 0) throw new Error(`README.md has no section "${heading}".`);
  const end = readme.indexOf('\n## ', start);
  return `${readme.slice(0, start)}${configurationText()}\n${end < 0 ? '' : readme.slice(end)}`;
}
