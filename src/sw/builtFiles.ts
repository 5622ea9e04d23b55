/** One file of the build. A hashed name is its own revision. */
interface BuiltFile {
  url: string;
  revision: string | null;
}

/** The build inserts this list (build/serviceWorker.ts). */
declare const BUILT_FILES: {
  /** Files that every page needs, and every page that is useful offline. */
  precached: readonly BuiltFile[];
  /** Addresses of the texts in French. */
  french: readonly string[];
};

/** Other modules import this constant, because the build inserts the whole list at each use. */
export const builtFiles = BUILT_FILES;
