import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailure } from '#commands/launch/output.mjs';
import { BUILD_NOTES, type BuiltApp } from '#server/static/buildNotes.ts';
import type { FileKind } from '#server/static/securityHeaders.ts';

/** Names and values of each kind of file. */
export type BuildHeaders = Readonly<Record<FileKind, Readonly<Record<string, string>>>>;

/** Kinds of files by their name in the build's notes. */
const rows: Readonly<Record<string, FileKind>> = {
  'assets/schemaWorker-*.js': 'schemaWorker',
  '*.js, *.mjs': 'script',
  'index.html, and every address without a file': 'page',
  'everything else': 'plain',
};

/** True if the public reaches the whole app by https, according to the address that it was built with. */
const isOnTls = ({ siteUrl, stage }: BuiltApp): boolean =>
  stage !== 'local' && siteUrl?.startsWith('https:') === true;

/**
 * Reads the headers that the build wrote beside its files.
 * @param folder of the build
 * @throws CommandFailure if there is no build; an Error if a kind is missing or unknown
 */
export function buildHeaders(folder: string): BuildHeaders {
  const path = join(folder, BUILD_NOTES);
  if (!existsSync(path)) {
    throw new CommandFailure(
      `There is no ${BUILD_NOTES} in ${folder}: run npm run build with the settings of this deployment first, or set APP_DIR to the folder of its app.`,
    );
  }
  const notes = JSON.parse(readFileSync(path, 'utf8')) as {
    app?: BuiltApp;
    files: { files: string; headers: Record<string, string> }[];
  }; // written by writeHeaders
  if (!notes.app) {
    throw new CommandFailure(
      `The app in ${folder} was built by an older release: run npm run build with the settings of this deployment first.`,
    );
  }
  const tls = isOnTls(notes.app) ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};
  const found = notes.files.map(({ files, headers }) => [rows[files], { ...headers, ...tls }] as const);
  const kinds = Object.fromEntries(found) as unknown as BuildHeaders; // checked next
  for (const kind of Object.values(rows)) {
    if (!kinds[kind] || found.length !== 4)
      throw new Error(`${BUILD_NOTES} has other rows than were expected.`);
  }
  return kinds;
}
