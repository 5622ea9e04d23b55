/** One file of the build. A hashed name is its own revision. */
interface BuiltFile {
  url: string;
  revision: string | null;
}

/** Written in by the build (build/serviceWorker.ts). */
declare const BUILT_FILES: {
  /** What every page needs, and every page that is worth opening without a connection. */
  kept: readonly BuiltFile[];
  /** Addresses of the texts in French. */
  french: readonly string[];
};

/** Named once: the build writes the whole list wherever it is named. */
export const builtFiles = BUILT_FILES;
