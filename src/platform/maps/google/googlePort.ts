import type { MapPort } from '../mapPort.ts';
import { type GoogleHealth, googleHealth, makeGoogleHealth } from './googleHealth.ts';

/**
 * Google's map behind the port, and `standIn` in its place for the rest of the visit where Google can't be loaded or
 * refuses: maps that stand then go on in it as they are. Without one the maps are over then, and a failure of Google's
 * place search alone ends none. Google's code arrives with the first map.
 */
export function googleOr(
  standIn: MapPort | undefined,
  health: GoogleHealth = standIn ? googleHealth : makeGoogleHealth(),
): MapPort {
  let isTold = false;
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
      const makeHere: MapPort['create'] = async (frame, asked) => {
        try {
          const map = await createGoogleMap(frame, asked, health);
          if (!health.hasFailed()) return map;
          map.destroy();
        } catch (error) {
          if (!standIn) throw error;
        }
        return createOther(frame, asked);
      };
      const { handle, moveTo } = await createMovableMap(container, options, makeHere);
      // One that was made in the stand-in already has nowhere else to go.
      if (health.hasFailed()) return handle;
      const stop = health.onGivenUp(() => {
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
      health.onGivenUp(() => {
        // Where the stand-in can't draw, nothing has taken the place.
        if (isTold || standIn?.support() !== 'ok') return;
        isTold = true;
        listener();
      }),
  };
}
