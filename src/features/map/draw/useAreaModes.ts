import { useState } from 'react';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { usePreload } from '#components/lazy/usePreload.ts';
import type { Ring } from '#domain/geo/geo.ts';
import { type Search, withoutPlace } from '#domain/search/search.ts';
import type { MapHandle } from '#platform/maps/mapPort.ts';
import { useDrawnArea } from './useDrawnArea.ts';

/** The corners of an area that is edited. */
export const AreaHandles = lazyOnIntent(async () => (await import('./AreaHandles.tsx')).AreaHandles);
/** The surface that the visitor draws on. */
export const DrawLayer = lazyOnIntent(async () => (await import('./DrawLayer.tsx')).DrawLayer);

type Mode = 'off' | 'drawing' | 'editing';

interface AreaModesInput {
  search: Search;
  onSearchChange: (next: Search) => void;
  /** True if the map was opened by an address with an area and without a view. */
  fitsAtStart: boolean;
}

/** The states of the visitor's area: being drawn, being edited, or shown. A drawn area replaces the search's place. */
export function useAreaModes(handle: MapHandle | null, input: AreaModesInput) {
  const { search, onSearchChange, fitsAtStart } = input;
  const [mode, setMode] = useState<Mode>('off');
  usePreload(DrawLayer);
  usePreload(AreaHandles);
  const isEdited = mode === 'editing' && search.drawnArea !== undefined;

  const change = (drawnArea: Ring): void => onSearchChange({ ...withoutPlace(search), drawnArea });
  useDrawnArea(handle, search.drawnArea, fitsAtStart);

  /** Ends the drawing. Its toolbar had the focus, which goes to the map. */
  const end = (next: Mode): void => {
    setMode(next);
    handle?.focus();
  };
  const drawnAs = (next: Mode) => (ring: Ring) => {
    end(next);
    change(ring);
  };
  return {
    isDrawing: mode === 'drawing',
    isEdited,
    change,
    draw: () => setMode('drawing'),
    toggleEditing: () => setMode(mode === 'editing' ? 'off' : 'editing'),
    drawing: {
      onDrawn: drawnAs('off'),
      onWholeView: drawnAs('editing'),
      onCancel: () => end('off'),
    },
  };
}
