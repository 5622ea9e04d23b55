/** Which version of the product is deployed: the build's manifest.json beside the page says it (A7). */
import { KEPT_PAGE } from '#config/offline.ts';
import { BASE_PATH } from '#domain/paths.ts';

/** Milliseconds between two questions of a page that nobody turns to (A9). */
export const VERSION_CHECK_MS = 600_000;
/** Turning to the page asks too, but not more often than this, in milliseconds. */
const REST_MS = 60_000;
const TIMEOUT_MS = 15_000;
/** The same of a page that came from the device, until it has heard from the server once. */
const LOOK_MS = 30_000;

/** Whether the worker gave this page as it was kept: it may be of an older version. */
function isPageKept(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // entries of this type are
  return page?.serverTiming?.some(({ name }) => name === KEPT_PAGE) ?? false;
}

/** The deployed version as its package.json names it ("1.5.1"); rejects where it cannot be told. */
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

/** What looks for another version now, whenever it was last asked. */
export interface VersionWatch {
  check: () => Promise<void>;
  stop: () => void;
}

/**
 * Asks for the deployed version every ten minutes, and when the visitor turns to the page or is online again; for a page
 * that was kept on the device as soon as there is somebody to answer. A failure is logged alone (A8).
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
    // A clock that was set back must not silence the question.
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
