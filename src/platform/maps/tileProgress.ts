import './tileProgress.css';

/** Maximum time in milliseconds that pins wait for the ground below them. */
const PINS_WAIT_MS = 1500;

/** Shows on a map's element that tiles are loading, and holds the first pins back. */
export interface TileProgress {
  loading(): void;
  /** Called when all tiles in view are drawn. */
  loaded(): void;
  stop(): void;
}

/**
 * Begins the progress of a new map: a line at its upper edge while tiles load, and no pins until the first tiles are
 * drawn, but at most 1.5 seconds. Both are attributes of the element, with styles of their own.
 */
export function showTileProgress(element: HTMLElement): TileProgress {
  const showPins = (): void => {
    clearTimeout(timer);
    delete element.dataset['pins'];
  };
  const timer = setTimeout(showPins, PINS_WAIT_MS);
  element.dataset['pins'] = 'waiting';
  element.dataset['tiles'] = 'loading';
  return {
    loading: () => {
      element.dataset['tiles'] = 'loading';
    },
    loaded: () => {
      delete element.dataset['tiles'];
      showPins();
    },
    stop: () => clearTimeout(timer),
  };
}
