/** The deployed version, read from the build's manifest.json beside the page. */
import { OFFLINE_PAGE } from '#config/offline.ts';
import { BASE_PATH } from '#domain/paths.ts';

/** Milliseconds between two checks of a page to which the visitor does not return. */
export const VERSION_CHECK_MS = 600_000;
/** Minimum milliseconds between two checks when the visitor returns to the page. */
const MIN_PAUSE_MS = 60_000;
const TIMEOUT_MS = 15_000;
/** Milliseconds between two checks of an offline copy of the page, until the server has answered once. */
const OFFLINE_CHECK_MS = 30_000;

/** True if the worker answered this page from its offline copy, which may be of an older version. */
function isOfflineCopy(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // entries of this type are
  return page?.serverTiming?.some(({ name }) => name === OFFLINE_PAGE) ?? false;
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
 * @param onVersion called with each answer
 */
export function watchVersion(onVersion: (version: string) => void): VersionWatch {
  let lastCheck = Date.now();
  let checking: Promise<void> | undefined;
  let awaitsServer = isOfflineCopy();
  const readVersion = async (): Promise<void> => {
    try {
      const version = await deployedVersion();
      awaitsServer = false;
      clearInterval(offlineTimer);
      onVersion(version);
    } catch (error) {
      console.warn('The deployed version is not known.', error);
    }
  };
  const check = (): Promise<void> => {
    lastCheck = Date.now();
    checking ??= readVersion().finally(() => {
      checking = undefined;
    });
    return checking;
  };
  const onReturn = () => {
    // A clock that was set back must not stop the checks.
    const isCheckDue = awaitsServer || Math.abs(Date.now() - lastCheck) >= MIN_PAUSE_MS;
    if (isCheckDue && navigator.onLine && document.visibilityState === 'visible') void check();
  };
  const timer = setInterval(() => {
    if (navigator.onLine) void check();
  }, VERSION_CHECK_MS);
  const offlineTimer = awaitsServer ? setInterval(onReturn, OFFLINE_CHECK_MS) : undefined;
  if (awaitsServer) onReturn();
  window.addEventListener('focus', onReturn);
  window.addEventListener('online', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  return {
    check,
    stop: () => {
      clearInterval(timer);
      clearInterval(offlineTimer);
      window.removeEventListener('focus', onReturn);
      window.removeEventListener('online', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    },
  };
}
