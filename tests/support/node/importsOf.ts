import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

/** The file that an import by the package's own names means: "#domain/paths.ts". */
function fileOf(specifier: string): string {
  const [room = '', ...rest] = specifier.slice(1).split('/');
  const folder = existsSync(join(root, room)) ? room : join('src', room);
  return join(root, folder, ...rest);
}

/** What files are made of when they run. */
export interface Imports {
  /** Absolute paths of the project's own files. */
  files: Set<string>;
  /** Names of packages. */
  packages: Set<string>;
}

/**
 * A file and all that it imports when it runs: types are gone by then.
 * @param isDynamic whether `import()` counts in a file, too
 */
export function importsOf(
  file: string,
  isDynamic: (file: string) => boolean = () => true,
  found: Imports = { files: new Set(), packages: new Set() },
): Imports {
  if (found.files.has(file)) return found;
  found.files.add(file);
  if (!/\.(ts|mjs)$/.test(file)) return found;
  const text = readFileSync(file, 'utf8');
  const code = file.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
  const pattern = isDynamic(file) ? /(?:\bfrom|\bimport)\(? ?'([^']+)'/g : /(?:\bfrom|\bimport) ?'([^']+)'/g;
  for (const [, name = ''] of code.matchAll(pattern)) {
    if (name.startsWith('#')) importsOf(fileOf(name), isDynamic, found);
    else if (name.startsWith('.')) importsOf(join(dirname(file), name), isDynamic, found);
    else {
      const [, packageName] = /^((?:@[\w.-]+\/)?[\w.-]+)(?:\/|$)/.exec(name) ?? [];
      if (packageName !== undefined) found.packages.add(packageName);
    }
  }
  return found;
}
