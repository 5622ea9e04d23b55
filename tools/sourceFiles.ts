import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with code. */
export const codeFolders = ['src', 'server', 'demo', 'build', 'commands', 'tools', 'tests', 'e2e'];

/** True for unit tests, which are beside the code that they test, and for all other test files. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

function walk(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) {
    return [];
  }
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      return entry.name === 'node_modules' ? [] : walk(root, path);
    }
    return [path];
  });
}

/**
 * Returns every code file of the project, as sorted paths with slashes from its root.
 * @param root the project's folder
 */
export function sourceFiles(root: string): string[] {
  const top = readdirSync(root).filter((name) => name.endsWith('.config.ts'));
  return [...codeFolders.flatMap((folder) => walk(root, folder)), ...top]
    .filter((path) => /\.(ts|tsx|mjs|js)$/.test(path))
    .sort();
}

/**
 * Returns every Markdown file of the project, as sorted paths with slashes from its root.
 * @param root the project's folder
 */
export function markdownFiles(root: string): string[] {
  const folders = [...codeFolders, 'docs', 'deploy', 'public'];
  return [...folders.flatMap((folder) => walk(root, folder)), ...readdirSync(root)]
    .filter((path) => path.endsWith('.md'))
    .sort();
}
