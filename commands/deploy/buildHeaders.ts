import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_NOTES } from '#server/static/buildNotes.ts';
import type { FileKind } from '#server/static/securityHeaders.ts';

/** Names and values of each kind of file. */
export type BuildHeaders = Readonly<Record<FileKind, Readonly<Record<string, string>>>>;

/** A file of each kind, as a row of the notes names them. */
const rows: Readonly<Record<string, FileKind>> = {
  'assets/schemaWorker-*.js': 'schemaWorker',
  '*.js, *.mjs': 'script',
  'index.html, and every address without a file': 'page',
  'everything else': 'plain',
};

/**
 * The headers that the build wrote beside its files.
 * @param folder of the build
 * @param isOnTls whether the public reaches all of it by https
 * @throws where a kind is missing or unknown
 */
export function buildHeaders(folder: string, isOnTls: boolean): BuildHeaders {
  const notes = JSON.parse(readFileSync(join(folder, BUILD_NOTES), 'utf8')) as {
    files: { files: string; headers: Record<string, string> }[];
  }; // written by writeHeaders
  const tls = isOnTls ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};
  const found = notes.files.map(({ files, headers }) => [rows[files], { ...headers, ...tls }] as const);
  const kinds = Object.fromEntries(found) as unknown as BuildHeaders; // checked next
  for (const kind of Object.values(rows)) {
    if (!kinds[kind] || found.length !== 4)
      throw new Error(`${BUILD_NOTES} has other rows than were expected.`);
  }
  return kinds;
}

/** Whether the address of the public site is on TLS, by the build's setting. */
export const isSiteOnTls = (site: string | undefined): boolean => site?.trim().startsWith('https:') === true;
