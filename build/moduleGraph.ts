/** Of a module, what matters here: what it needs before it can run, what it may ask for later, and its text. */
interface GraphNode {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  code?: string | null;
}

/** Finds a module by its id. */
export interface Graph {
  getModuleInfo(id: string): GraphNode | null;
}

const pageModule = /[\\/]src[\\/]pages[\\/](?:[^/\\]+[\\/])?(\w+)Page\.tsx$/;

/**
 * The name of a page, by its module: "new-account" for NewAccountPage.tsx. It is the last segment of the page's address
 * that is no name of something; a page has a folder where it has other parts.
 * @returns undefined for any other module
 */
export function pageName(id: string | null | undefined): string | undefined {
  const [, file] = pageModule.exec(id ?? '') ?? [];
  return file?.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}

/**
 * In the graph, but dropped by the bundler: MUI's theme for high contrast, which names the classes of every form
 * part. Followed, it would bring those that the filters use into every page.
 */
const dropped = /node_modules[\\/]@mui[\\/]material[\\/]styles[\\/]enhanceHighContrast/;

/** What is reached from a module, itself included, by the imports that a step names. */
function reachedFrom(start: string, step: (id: string) => readonly string[]): Set<string> {
  const reached = new Set([start]);
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const next of step(id)) {
      if (reached.has(next) || dropped.test(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  return reached;
}

/** All that a module needs before it can run, itself included. */
export function neededBy(start: string, graph: Graph): Set<string> {
  return reachedFrom(start, (id) => graph.getModuleInfo(id)?.importedIds ?? []);
}

/** All that a module may ask for while it runs, by itself or through what it needs; pages stand for themselves. */
export function laterParts(start: string, graph: Graph): Set<string> {
  const later = new Set<string>();
  reachedFrom(start, (id) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const part of dynamicallyImportedIds) later.add(part);
    return [...importedIds, ...dynamicallyImportedIds.filter((part) => pageName(part) === undefined)];
  });
  return later;
}
