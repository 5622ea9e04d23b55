/** The deployed version, read from the build's manifest.json beside the page. */
import { KEPT_PAGE } from '#config/offline.ts';
import { BASE_PATH } from '#domain/paths.ts';

/** Milliseconds between two checks of a page to which the visitor does not return. */
export const VERSION_CHECK_MS = 600_000;
/** Minimum milliseconds between two checks when the visitor returns to the page. */
const REST_MS = 60_000;
const TIMEOUT_MS = 15_000;
/** Milliseconds between two checks of an offline copy of the page, until the server has answered once. */
const LOOK_MS = 30_000;

/** True if the worker answered this page from its offline copy, which may be of an older version. */
function isPageKept(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // entries of this type are
  return page?.serverTiming?.some(({ name }) => name === KEPT_PAGE) ?? false;
}

/** Returns the deployed version of package.json ("1.5.1"); rejects if it cannot be read. */
async function deployedVersion(): Promise<string> {
  const answer = await fetch(`${BASE_PATH}/manifest.json`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`The version file answered ${answer.status}.`);
  const file: unknown = await answer.json();
  const version = typeof file === 'object' && file !== null && 'version' in file ? file.version : undefined;
  if (typeof version !== 'string') throw new Error('The version file names no version.');
  return version;
}

/** Checks for another version now, regardless of the last check. */
export interface VersionWatch {
  check: () => Promise<void>;
  stop: () => void;
}

/**
 * Checks the deployed version every ten minutes, and when the visitor returns to the page or is online again; for an
 * offline copy as soon as the server can be reached. Failures are only logged.
 * @param tell called with each answer
 */
export function watchVersion(tell: (version: string) => void): VersionWatch {
  let asked = Date.now();
  let underWay: Promise<void> | undefined;
  let isUnheard = isPageKept();
  const ask = async (): Promise<void> => {
    try {
      const version = await deployedVersion();
      isUnheard = false;
      clearInterval(looks);
      tell(version);
    } catch (error) {
      console.warn('The deployed version is not known.', error);
    }
  };
  const check = (): Promise<void> => {
    asked = Date.now();
    underWay ??= ask().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  const turnedTo = () => {
    // A clock that was set back must not stop the checks.
    const isRested = isUnheard || Math.abs(Date.now() - asked) >= REST_MS;
    if (isRested && navigator.onLine && document.visibilityState === 'visible') void check();
  };
  const timer = setInterval(() => {
    if (navigator.onLine) void check();
  }, VERSION_CHECK_MS);
  const looks = isUnheard ? setInterval(turnedTo, LOOK_MS) : undefined;
  if (isUnheard) turnedTo();
  window.addEventListener('focus', turnedTo);
  window.addEventListener('online', turnedTo);
  document.addEventListener('visibilitychange', turnedTo);
  return {
    check,
    stop: () => {
      clearInterval(timer);
      clearInterval(looks);
      window.removeEventListener('focus', turnedTo);
      window.removeEventListener('online', turnedTo);
      document.removeEventListener('visibilitychange', turnedTo);
    },
  };
}
