/** Modules that every page loads beside its own (src/app): in its first seconds, and mostly at the visitor's first move. */
const backgroundModules = {
  firstSeconds: /[\\/]src[\\/]app[\\/](Notices|storeOfflineCopies)\.tsx?$/,
  firstMove: /[\\/]src[\\/]app[\\/]Background\.tsx$/,
} as const;

/** Returns when every page loads a module beside its own; undefined for any other module. */
export function backgroundKind(id: string | null | undefined): keyof typeof backgroundModules | undefined {
  if (backgroundModules.firstSeconds.test(id ?? '')) return 'firstSeconds';
  return backgroundModules.firstMove.test(id ?? '') ? 'firstMove' : undefined;
}

/** The members of a module that are used here: its imports, its dynamic imports, and its code. */
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
 * Returns the name of a page by its module: "new-account" for NewAccountPage.tsx. The name is the last fixed segment of
 * the page's address. A page has its own folder if it has other parts.
 * @returns undefined for any other module
 */
export function pageName(id: string | null | undefined): string | undefined {
  const [, file] = pageModule.exec(id ?? '') ?? [];
  return file?.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}

/**
 * MUI's theme for high contrast, which imports the class names of every form control. The bundler leaves it out, because
 * only the index of MUI's styles imports it. If it were followed, the controls of the filters would be part of every
 * page. tests/architecture/libraryInsides.test.ts fails if MUI changes it.
 */
export const droppedByBundler = /node_modules[\\/]@mui[\\/]material[\\/]styles[\\/]enhanceHighContrast/;

/** Returns the modules reached from a module, itself included, by the imports that `step` returns. */
function reachedFrom(start: string, step: (id: string) => readonly string[]): Set<string> {
  const reached = new Set([start]);
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const next of step(id)) {
      if (reached.has(next) || droppedByBundler.test(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  return reached;
}

/** Returns the modules that have to be loaded before a module can run, itself included. */
export function neededBy(start: string, graph: Graph): Set<string> {
  return reachedFrom(start, (id) => graph.getModuleInfo(id)?.importedIds ?? []);
}

/**
 * Returns all modules that a module may import dynamically, itself or through its imports. Pages are included, but their
 * own imports are not.
 */
export function lazyModules(start: string, graph: Graph): Set<string> {
  const lazy = new Set<string>();
  reachedFrom(start, (id) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const part of dynamicallyImportedIds) lazy.add(part);
    return [...importedIds, ...dynamicallyImportedIds.filter((part) => pageName(part) === undefined)];
  });
  return lazy;
}
