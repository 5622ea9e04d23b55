import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { codeFolders } from './sourceFiles.ts';

/**
 * Matches a path from the project's root in backticks: `src/app/router.tsx`. Patterns and placeholders are not paths.
 */
const CODE_PATH = new RegExp(
  `\`((?:${[...codeFolders, 'deploy', 'docs', 'public'].join('|')})/[\\w./@-]*)\``,
  'g',
);

/** Matches an import across folders in backticks: `#domain/format.ts`. */
const IMPORT = /`#([a-z]\w*)(\/[\w./-]+)`/g;

/** Matches the target of a link or an image, in Markdown or HTML. */
const TARGET = /\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g;

/** Returns the anchors of a document's headings, as GitHub makes them. */
function anchorsOf(markdown: string): Set<string> {
  const headings = [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/\]\([^)]*\)|[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

function isLost(root: string, path: string, target: string): boolean {
  if (/^[a-z]+:/.test(target)) return false;
  const [file = '', anchor] = target.split('#');
  const full = file === '' ? join(root, path) : join(root, dirname(path), decodeURI(file));
  if (!existsSync(full)) return true;
  return anchor !== undefined && full.endsWith('.md') && !anchorsOf(readFileSync(full, 'utf8')).has(anchor);
}

/**
 * Finds paths and imports in backticks, links and images of a Markdown file that lead to no file, folder or heading of
 * the project.
 * @param root the project's folder
 * @param path path of the Markdown file, from the root
 * @returns one line for each
 */
export function lostPaths(root: string, path: string, markdown: string): string[] {
  return markdown.split('\n').flatMap((line, index) => {
    const named = [...line.matchAll(CODE_PATH)].flatMap(([, named = '']) =>
      existsSync(join(root, normalize(named))) ? [] : [named],
    );
    const imported = [...line.matchAll(IMPORT)].flatMap(([, folder = '', file = '']) => {
      const place = codeFolders.includes(folder) ? folder : join('src', folder);
      return existsSync(join(root, place, file)) ? [] : [`#${folder}${file}`];
    });
    const linked = [...line.matchAll(TARGET)]
      .map(([, inMarkdown, inHtml]) => inMarkdown ?? inHtml ?? '')
      .filter((target) => isLost(root, path, target));
    return [...named, ...imported, ...linked].map(
      (missing) => `${path}:${index + 1}: "${missing}" does not exist`,
    );
  });
}
