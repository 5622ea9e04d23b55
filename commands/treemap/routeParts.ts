import { pageName } from '#build/moduleGraph.ts';

/** The parts of a built file that are used here. */
export interface BuiltFile {
  fileName: string;
  /** The module by which other files import it. */
  facadeModuleId: string | null;
  isEntry: boolean;
  /** Names of the files that it needs before it can run. */
  imports: readonly string[];
  /** Compressed bytes. */
  size: number;
  /** Its modules with their lengths before minification. */
  modules: ReadonlyMap<string, number>;
}

/** A package or a folder of the product, and its share of a route. */
export interface Part {
  /** "@mui/material", "src/features/map" */
  name: string;
  /** Compressed bytes. A file's bytes are distributed by the length of its modules. */
  size: number;
}

const packageOf = /.*[\\/]node_modules[\\/]((?:@[^/\\]+[\\/])?[^/\\]+)/;
const folderOf = /[\\/](src[\\/](?:(?:features|components|platform|pages|i18n|api)[\\/])?[^/\\]+)/;

/** The package or folder that a module belongs to. */
export function partOf(id: string): string {
  const [, name] = packageOf.exec(id) ?? folderOf.exec(id) ?? [];
  return (name ?? 'the bundler').replaceAll('\\', '/');
}

function neededFiles(start: readonly BuiltFile[], byName: ReadonlyMap<string, BuiltFile>): Set<BuiltFile> {
  const needed = new Set(start);
  for (const file of needed) {
    for (const name of file.imports) {
      const next = byName.get(name);
      if (next) needed.add(next);
    }
  }
  return needed;
}

/**
 * The parts of each route's files that are loaded before any interaction.
 * @returns by the page's name, the largest part first
 */
export function routeParts(files: readonly BuiltFile[]): Map<string, Part[]> {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const entries = files.filter(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('.html'));
  const routes = files.flatMap((file) => {
    const page = pageName(file.facadeModuleId);
    return page === undefined ? [] : [{ page, file }];
  });
  const partsOf = (file: BuiltFile): Part[] => {
    const sizes = new Map<string, number>();
    for (const needed of neededFiles([...entries, file], byName)) {
      const length = needed.modules.values().reduce((sum, one) => sum + one, 0);
      for (const [id, own] of needed.modules) {
        const size = length === 0 ? 0 : (needed.size * own) / length;
        sizes.set(partOf(id), (sizes.get(partOf(id)) ?? 0) + size);
      }
    }
    const parts = [...sizes].map(([name, size]) => ({ name, size }));
    return parts.sort((one, other) => other.size - one.size);
  };
  return new Map(routes.map(({ page, file }) => [page, partsOf(file)]));
}
