import { useEffect, useEffectEvent, useState } from 'react';
import { cellAt, type PriceCell } from '#domain/market/priceCells.ts';
import type { MapHandle } from '#platform/maps/mapPort.ts';

/** True for a pin or another control on the ground. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a') !== null;

/**
 * The cell that the pointer is over, that was pressed, or that the caller marks. A movement of the map ends it.
 * @param container the engine's element
 */
export function useMarkedCell(
  handle: MapHandle,
  container: HTMLElement,
  cells: readonly PriceCell[],
): [PriceCell | undefined, (cell: PriceCell | undefined) => void] {
  const [marked, mark] = useState<PriceCell>();
  const pointed = useEffectEvent((event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const { left, top } = container.getBoundingClientRect();
    const point = handle.unproject({ x: event.clientX - left, y: event.clientY - top });
    mark(event.buttons > 0 || isControl(event.target) ? undefined : cellAt(cells, point));
  });
  const pressed = useEffectEvent((point: { latitude: number; longitude: number }): void =>
    mark(cellAt(cells, point)),
  );
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const clear = (): void => mark(undefined);
    container.addEventListener('pointermove', (event) => pointed(event), { passive: true, signal });
    for (const name of ['pointerleave', 'wheel', 'keydown'] as const) {
      container.addEventListener(name, clear, { passive: true, signal });
    }
    const stops = [handle.onViewChange(clear), handle.onClick((point) => pressed(point))];
    return () => {
      listening.abort();
      for (const stop of stops) stop();
    };
  }, [handle, container]);
  // A cell of the last answer is not on the map any more.
  return [marked && cells.includes(marked) ? marked : undefined, mark];
}
