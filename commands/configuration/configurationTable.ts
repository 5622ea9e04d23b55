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

/** Breaks a text into lines of at most 125 characters. */
const inLines = (text: string): string => text.replaceAll(/(.{1,125})( |$)/g, '$1\n').trimEnd();

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
