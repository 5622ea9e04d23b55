import { buildSettings } from '#build/settings/buildSettings.ts';
import { type Setting, serverSettings, testSettings } from '#server/config/settings.ts';

const heading = '## Configuration';

/** Values as they are typed; what is said in words stays so. */
const code = (text: string): string => (/^[^\s']+$/.test(text) ? `\`${text}\`` : text);

function rowOf({ name, default: without, example, meaning }: Setting): string {
  const cells = [code(name), code(without), code(example), meaning.replaceAll('|', '\\|')];
  return `| ${cells.join(' | ')} |`;
}

const tableOf = (settings: readonly Setting[]): string =>
  ['| Variable | Default | Example | |', '|---|---|---|---|', ...settings.map(rowOf)].join('\n');

/** README's section on the settings of the environment. */
export function configurationText(): string {
  return [
    heading,
    [
      'The server reads these when it starts. What cannot be used stops it with the name and an example. They come from the',
      "environment, or from `.env` in the project's folder (see `.env.example`), which `npm start`, `npm run dev`, `build`,",
      '`seed`, `ingest`, `leads` and `deployment-headers` read; the environment wins. No `.env` is needed.',
    ].join('\n'),
    tableOf(serverSettings),
    'The build takes these into the app, where everybody can read them, and stops in the same way.',
    tableOf(buildSettings),
    'Only in stage `local`, for tests:',
    tableOf(testSettings),
  ].join('\n\n');
}

/**
 * README with that section anew.
 * @param readme as it is
 * @throws where there is no such section
 */
export function withConfiguration(readme: string): string {
  const start = readme.indexOf(`${heading}\n`);
  if (start < 0) throw new Error(`README.md has no section "${heading}".`);
  const end = readme.indexOf('\n## ', start);
  return `${readme.slice(0, start)}${configurationText()}\n${end < 0 ? '' : readme.slice(end)}`;
}
