import { onTestFinished, vi } from 'vitest';

/** A position, or the error of a browser that gives none. */
export type GeolocationAnswer =
  | { coords: { latitude: number; longitude: number } }
  | { code: number; message: string };

/**
 * Makes the browser answer a request for the location until the end of the test. Returns the function that the page calls
 * for it.
 * @param leave the permission that the visitor has given before
 */
export function stubGeolocation(answer: GeolocationAnswer, leave: 'granted' | 'prompt' = 'prompt') {
  const getCurrentPosition = vi.fn((found: (position: object) => void, failed: (error: object) => void) =>
    'coords' in answer ? found(answer) : failed(answer),
  );
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const permissions = { query: () => Promise.resolve({ state: leave }) };
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: permissions });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'geolocation');
    Reflect.deleteProperty(navigator, 'permissions');
  });
  return getCurrentPosition;
}
