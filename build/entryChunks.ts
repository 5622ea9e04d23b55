import { type Graph, neededBy, pageName } from './moduleGraph.ts';
import { pageChunks } from './pageChunks.ts';

/** Packages that change only with React, so that their file stays in the visitor's cache across releases. */
export const STABLE_PACKAGES = ['react', 'react-dom', 'scheduler', 'react-router', 'cookie'] as const;
const stableModules = new RegExp(`node_modules[\\\\/](${STABLE_PACKAGES.join('|')})[\\\\/]`);
/** It ends the task in which React's file is evaluated. */
const endOfTask = /[\\/]src[\\/]app[\\/]evaluateReact\.ts$/;
const isStable = (id: string): boolean => stableModules.test(id) || endOfTask.test(id);

/**
 * Returns the modules that home and most other pages need. Separate files would be larger than their share of the
 * shell.
 */
function neededByMost(entry: Set<string>, graph: Graph): Set<string> {
  const imported = [...entry].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const pages = imported
    .filter((id) => pageName(id) !== undefined)
    .map((id) => ({ id, needed: neededBy(id, graph) }));
  const home = pages.find(({ id }) => pageName(id) === 'home');
  const isNeededByMost = (id: string) =>
    pages.filter(({ needed }) => needed.has(id)).length * 2 > pages.length && pageName(id) === undefined;
  return new Set([...(home?.needed ?? [])].filter(isNeededByMost));
}

/** Returns the name of each module's file. */
function chunkNames(entry: string, graph: Graph): Map<string, string> {
  const needed = neededBy(entry, graph);
  const everyPage = new Set([...needed, ...neededByMost(needed, graph)]);
  const names = new Map([...everyPage].map((id) => [id, isStable(id) && needed.has(id) ? 'react' : 'shell']));
  // The page's entry stays in its own file, by which the build's other plugins find the files of every page.
  names.delete(entry);
  pageChunks(entry, everyPage, graph).forEach((modules, place) => {
    for (const id of modules) names.set(id, `part${place}`);
  });
  return names;
}

/**
 * Names the chunks of the pages' modules: two files for the modules of every page, where the bundler would make one for
 * each set of pages that shares a module, and few for the rest.
 * @param entry absolute path of the entry module
 * @returns the naming function of one build
 */
export function entryChunks(entry: string): (id: string, graph: Graph) => string | null {
  let names: Map<string, string> | undefined;
  return (id, graph) => {
    // The bundler's ids have forward slashes on every system.
    names ??= chunkNames(entry.replaceAll('\\', '/'), graph);
    return names.get(id) ?? null;
  };
}
