import { type Graph, neededBy, pageName } from './moduleGraph.ts';
import { pageChunks } from './pageChunks.ts';

/** Changes only with React itself: it stays in the visitor's cache from one release to the next. */
const steady = /node_modules[\\/](react|react-dom|scheduler|react-router|cookie)[\\/]/;

/** What home needs and most other pages too: in files of its own it would weigh more than within the shell. */
function neededByMost(entry: Set<string>, graph: Graph): Set<string> {
  const asked = [...entry].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const pages = asked
    .filter((id) => pageName(id) !== undefined)
    .map((id) => ({ id, needed: neededBy(id, graph) }));
  const home = pages.find(({ id }) => pageName(id) === 'home');
  const isNeededByMost = (id: string) =>
    pages.filter(({ needed }) => needed.has(id)).length * 2 > pages.length && pageName(id) === undefined;
  return new Set([...(home?.needed ?? [])].filter(isNeededByMost));
}

/** The name of each module's file. */
function chunkNames(entry: string, graph: Graph): Map<string, string> {
  const needed = neededBy(entry, graph);
  const everyPage = new Set([...needed, ...neededByMost(needed, graph)]);
  const names = new Map(
    [...everyPage].map((id) => [id, steady.test(id) && needed.has(id) ? 'react' : 'shell']),
  );
  // It stays in a file of its own, the page's entry, by which the build's other plugins know what every page loads.
  names.delete(entry);
  pageChunks(entry, everyPage, graph).forEach((modules, place) => {
    for (const id of modules) names.set(id, `part${place}`);
  });
  return names;
}

/**
 * Names the chunks of what the pages need: two files for what every page needs, where the bundler would make one for
 * each set of pages that shares a module, and few for the rest.
 * @param entry absolute path of the entry module
 * @returns the naming function of one build
 */
export function entryChunks(entry: string): (id: string, graph: Graph) => string | null {
  let names: Map<string, string> | undefined;
  return (id, graph) => {
    // The bundler's ids have forward strokes everywhere.
    names ??= chunkNames(entry.replaceAll('\\', '/'), graph);
    return names.get(id) ?? null;
  };
}
