import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { resourceOf } from '#server/ingest/resoSide.ts';
import { UnusableExport } from '#server/ingest/unusableExport.ts';

/** One file of an export. */
export interface SourceFile {
  path: string;
  name: string;
  bytes: number;
  /** The resource in the file; a file that is named by itself holds Property rows. */
  resource: ReturnType<typeof resourceOf>;
}

/** The files of an export, in reading order. */
export interface Source {
  files: SourceFile[];
  /** Changes if any file changes. */
  fingerprint: string;
}

const PAGES = /\.(json|ndjson|jsonl)(\.gz)?$/i;
/** Other forms of exports. They are refused by name, so that no part of an export is silently skipped. */
const OTHER_FORMS = /\.(csv|tsv|xml|xlsx?|zip|parquet)(\.gz)?$/i;
/** Sorts "page-2" before "page-10". */
const order = new Intl.Collator('en', { numeric: true });

function namesIn(path: string): string[] | undefined {
  try {
    if (!statSync(path).isDirectory()) return undefined;
    return readdirSync(path, { withFileTypes: true })
      .filter((entry: Dirent) => entry.isFile() && (PAGES.test(entry.name) || OTHER_FORMS.test(entry.name)))
      .map((entry) => entry.name)
      .sort(order.compare);
  } catch (failure) {
    const reason = failure instanceof Error && 'code' in failure ? ` (${failure.code})` : '';
    throw new UnusableExport(`${path} cannot be read${reason}`);
  }
}

/**
 * Finds the files of an export: the named file, or every page in the named folder.
 * @throws UnusableExport if there are none
 */
export function findSource(path: string): Source {
  const names = namesIn(path);
  const paths = names?.map((name) => join(path, name)) ?? [path];
  if (paths.length === 0) {
    throw new UnusableExport(`${path} contains no .json, .ndjson or .jsonl file (plain or .gz)`);
  }
  const other = paths.find((file) => OTHER_FORMS.test(file));
  if (other !== undefined) {
    throw new UnusableExport(
      `${other} is not in a form that can be read: .json, .ndjson or .jsonl, plain or .gz`,
    );
  }
  const hash = createHash('sha256');
  const files = paths.map((file) => {
    const { size, mtimeMs } = statSync(file);
    const name = basename(file);
    hash.update(JSON.stringify([name, size, mtimeMs]));
    return { path: file, name, bytes: size, resource: names ? resourceOf(name) : 'Property' };
  });
  return { files, fingerprint: hash.digest('hex') };
}
