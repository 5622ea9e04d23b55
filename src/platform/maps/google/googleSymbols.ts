import type { MapSymbol, SymbolListener } from '../mapPort.ts';
import { DRAWING_PX, SYMBOL_PX, symbolLook } from '../symbolLook.ts';
import { markAsOwn } from './googleMarkers.ts';

type AdvancedMarker = google.maps.marker.AdvancedMarkerElement;

/** The signs on one map of Google's. */
export interface GoogleSymbols {
  draw(symbols: readonly MapSymbol[], listener: SymbolListener): void;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Returns a disc with a drawing. */
function elementOf({ path }: MapSymbol, isDark: boolean): HTMLElement {
  const { ground, line, ink } = symbolLook(isDark ? 'dark' : 'light');
  const element = document.createElement('div');
  Object.assign(element.style, {
    boxSizing: 'border-box',
    width: `${SYMBOL_PX}px`,
    height: `${SYMBOL_PX}px`,
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    border: `1.5px solid ${line}`,
    backgroundColor: ground,
    cursor: 'pointer',
    pointerEvents: 'auto',
  });
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('width', String(DRAWING_PX));
  svg.setAttribute('height', String(DRAWING_PX));
  svg.setAttribute('aria-hidden', 'true');
  const drawing = document.createElementNS(SVG, 'path');
  drawing.setAttribute('d', path);
  drawing.setAttribute('fill', ink);
  svg.append(drawing);
  element.append(svg);
  return element;
}

/** Creates the signs of a map. Google leaves out those that would lie on others. */
export function makeGoogleSymbols(
  map: google.maps.Map,
  library: google.maps.MarkerLibrary,
  isDark: boolean,
): GoogleSymbols {
  const drawn = new Map<string, AdvancedMarker>();
  let notify: SymbolListener = () => {};

  const add = (symbol: MapSymbol): void => {
    const element = elementOf(symbol, isDark);
    markAsOwn(element);
    element.addEventListener('pointerenter', () => notify(symbol, false));
    element.addEventListener('pointerleave', () => notify(null, false));
    element.addEventListener('click', (event) => {
      event.stopPropagation();
      notify(symbol, true);
    });
    const { latitude, longitude } = symbol.position;
    const marker = new library.AdvancedMarkerElement({
      position: { lat: latitude, lng: longitude },
      content: element,
      anchorTop: '-50%',
      // Below the pins, and those of a low rank first.
      zIndex: -1 - symbol.rank,
      collisionBehavior: 'OPTIONAL_AND_HIDES_LOWER_PRIORITY',
    });
    marker.map = map;
    drawn.set(symbol.id, marker);
  };

  return {
    draw: (symbols, listener) => {
      notify = listener;
      const next = new Set(symbols.map(({ id }) => id));
      for (const [id, marker] of drawn) {
        if (next.has(id)) continue;
        marker.map = null;
        drawn.delete(id);
      }
      for (const symbol of symbols) if (!drawn.has(symbol.id)) add(symbol);
    },
  };
}
