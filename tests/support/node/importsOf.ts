import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

/** The file of an import by an internal name: "#domain/paths.ts". */
function fileOf(specifier: string): string {
  const [folderName = '', ...rest] = specifier.slice(1).split('/');
  const folder = existsSync(join(root, folderName)) ? folderName : join('src', folderName);
  return join(root, folder, ...rest);
}

/** Files and packages that a file needs at run time. */
export interface Imports {
  /** Absolute paths of the project's own files. */
  files: Set<string>;
  /** Names of packages. */
  packages: Set<string>;
}

/**
 * A file and all its imports at run time, without types.
 * @param isDynamic includes `import()`
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
