import type { MapPort } from '../mapPort.ts';
import { type GoogleHealth, googleHealth, makeGoogleHealth } from './googleHealth.ts';

/**
 * Google's map behind the port. If Google can't be loaded or refuses, `standIn` replaces it for the rest of the visit,
 * and open maps continue in it as they are. Without `standIn` open maps are lost then; a failure of Google's place
 * search alone ends no map. Google's code is loaded with the first map.
 */
export function googleWithFallback(
  standIn: MapPort | undefined,
  health: GoogleHealth = standIn ? googleHealth : makeGoogleHealth(),
): MapPort {
  let isReported = false;
  const createOther: MapPort['create'] = async (container, options) => {
    if (!standIn) throw new Error('Google Maps cannot be used, and nothing stands in for it.');
    return standIn.create(container, options);
  };
  return {
    support: () => (standIn && health.hasFailed() ? standIn.support() : 'ok'),
    create: async (container, options) => {
      if (health.hasFailed()) return createOther(container, options);
      const [{ createMovableMap }, { createGoogleMap }] = await Promise.all([
        import('../movableMap.ts'),
        import('./googleMap.ts'),
      ]);
      const makeHere: MapPort['create'] = async (frame, mapOptions) => {
        try {
          const map = await createGoogleMap(frame, mapOptions, health);
          if (!health.hasFailed()) return map;
          map.destroy();
        } catch (error) {
          if (!standIn) throw error;
        }
        return createOther(frame, mapOptions);
      };
      const { handle, moveTo } = await createMovableMap(container, options, makeHere);
      // A map that is already in the replacement engine needs no change.
      if (health.hasFailed()) return handle;
      const stop = health.onFailed(() => {
        if (!standIn) {
          options.onLost?.();
          return;
        }
        moveTo(createOther).catch((error: unknown) => {
          console.warn('The map could not go on without Google.', error);
          options.onLost?.();
        });
      });
      return {
        ...handle,
        destroy: () => {
          stop();
          handle.destroy();
        },
      };
    },
    onReplaced: (listener) =>
      health.onFailed(() => {
        // If the replacement can't draw, nothing was replaced.
        if (isReported || standIn?.support() !== 'ok') return;
        isReported = true;
        listener();
      }),
  };
}
