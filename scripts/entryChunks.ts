/** Of a module, what matters here: the modules that it needs before it can run, and those that it may ask for later. */
interface GraphNode {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/** Finds a module by its id. */
interface Graph {
  getModuleInfo(id: string): GraphNode | null;
}

/** Changes only with React itself: it stays in the visitor's cache from one release to the next. */
const steady = /node_modules[\\/](react|react-dom|scheduler|react-router|cookie)[\\/]/;

/**
 * In the graph, but dropped by the bundler: MUI's theme for high contrast, which names the classes of every form
 * part. Followed, it would bring those that the filters use into every page.
 */
const dropped = /node_modules[\\/]@mui[\\/]material[\\/]styles[\\/]enhanceHighContrast/;

function neededBy(entry: string, graph: Graph): Set<string> {
  const needed = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (!needed.has(id) && !dropped.test(id)) {
      needed.add(id);
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return needed;
}

const page = /[\\/]src[\\/]pages[\\/]([^/\\]+)[\\/]\w+Page\.tsx$/;

/** What home needs and most other pages too: in files of its own it would weigh more than within the shell. */
function neededByMost(entry: Set<string>, graph: Graph): Set<string> {
  const asked = [...entry].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const pages = asked.filter((id) => page.test(id)).map((id) => ({ id, needed: neededBy(id, graph) }));
  const home = pages.find(({ id }) => page.exec(id)?.[1] === 'home');
  const isNeededByMost = (id: string) =>
    pages.filter(({ needed }) => needed.has(id)).length * 2 > pages.length && !page.test(id);
  return new Set([...(home?.needed ?? [])].filter(isNeededByMost));
}

/**
 * Names the chunks of what every page needs: two files, where the bundler would make one for each set of pages that
 * shares a module. What only some pages need stays in the bundler's hands.
 * @param entry absolute path of the entry module
 * @returns the naming function of one build
 */
export function entryChunks(entry: string): (id: string, graph: Graph) => string | null {
  let needed: Set<string> | undefined;
  let shared: Set<string> | undefined;
  return (id, graph) => {
    // The bundler's ids have forward strokes everywhere.
    needed ??= neededBy(entry.replaceAll('\\', '/'), graph);
    shared ??= neededByMost(needed, graph);
    if (steady.test(id) && needed.has(id)) return 'react';
    return needed.has(id) || shared.has(id) ? 'shell' : null;
  };
}
