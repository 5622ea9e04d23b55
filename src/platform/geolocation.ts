import type { Point } from '#domain/geo/geo.ts';

/** The port to the browser's geolocation. */
/** Reasons for which the browser gives no position; the names of the error catalogue. */
type LocateFailure = 'permissionDenied' | 'positionUnavailable' | 'timeout' | 'default';

/** The browser gave no position. */
export class LocateError extends Error {
  override name = 'LocateError';
  readonly reason: LocateFailure;

  constructor(reason: LocateFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Long enough for a phone's first fix. */
const TIMEOUT_MS = 10_000;
/** Maximum age in milliseconds of a position that is good enough to start a map. */
const FRESH_MS = 5 * 60_000;

/** Codes of GeolocationPositionError (W3C Geolocation, 3.6). */
const REASONS: Record<number, LocateFailure> = {
  1: 'permissionDenied',
  2: 'positionUnavailable',
  3: 'timeout',
};

/**
 * Returns the visitor's position. The browser asks for permission if it was not given before.
 * @throws LocateError
 */
export function locateVisitor(): Promise<Point> {
  return new Promise((resolve, reject) => {
    // Missing in pages that are not served securely.
    if (!('geolocation' in navigator)) {
      reject(new LocateError('positionUnavailable', 'This browser has no geolocation.'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, message }) => reject(new LocateError(REASONS[code] ?? 'default', message)),
      { timeout: TIMEOUT_MS, maximumAge: FRESH_MS },
    );
  });
}

/** True if the visitor has given permission already, so that no prompt is shown. */
export async function mayLocateVisitor(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}
