import type { Point } from '#domain/geo/geo.ts';

/** Where the visitor is: the port to the browser's geolocation. */
/** Why the browser does not say where it is; the names of the error catalogue (L8). */
type LocateFailure = 'permissionDenied' | 'positionUnavailable' | 'timeout' | 'default';

/** The browser did not say where it is. */
export class LocateError extends Error {
  override name = 'LocateError';
  readonly reason: LocateFailure;

  constructor(reason: LocateFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Long enough for a phone's first fix. */
const PATIENCE_MS = 10_000;
/** A position of the last minutes is good enough to start a map. */
const FRESH_MS = 5 * 60_000;

/** Codes of GeolocationPositionError (W3C Geolocation, 3.6). */
const REASONS: Record<number, LocateFailure> = {
  1: 'permissionDenied',
  2: 'positionUnavailable',
  3: 'timeout',
};

/**
 * The visitor's position; the browser asks for leave where it has not been given.
 * @throws LocateError
 */
export function locateVisitor(): Promise<Point> {
  return new Promise((resolve, reject) => {
    // Absent in pages that are not served securely.
    if (!('geolocation' in navigator)) {
      reject(new LocateError('positionUnavailable', 'This browser has no geolocation.'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, message }) => reject(new LocateError(REASONS[code] ?? 'default', message)),
      { timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    );
  });
}

/** Whether the visitor has given leave already, so that asking shows no question. */
export async function mayLocateVisitor(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}
