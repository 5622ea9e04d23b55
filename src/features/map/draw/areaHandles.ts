import type { Point, Ring } from '#domain/geo/geo.ts';
import type { MapHandle, MapMarker, Pixel } from '#platform/maps/mapPort.ts';
import { withCorner, withCornerAfter, withoutCorner } from './drawing.ts';

/** Pixels that an arrow key moves a corner. With Shift it is one pixel. */
const STEP_PX = 12;

const STEPS: Record<string, Pixel> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const pointOf = ([longitude, latitude]: Ring[number]): Point => ({ latitude, longitude });
const positionOf = ({ latitude, longitude }: Point): Ring[number] => [longitude, latitude];

interface HandleTexts {
  corner(at: number): string;
  between(at: number): string;
}

interface AreaHandlesInput {
  handle: MapHandle;
  ring: Ring;
  texts: HandleTexts;
  /** Called with the changed area while a corner is dragged. */
  onPreview(ring: Ring): void;
  onChange(ring: Ring): void;
}

/** Follows a press on a button until its release, in pixels from its beginning. */
function followDrag(
  button: HTMLElement,
  moved: (by: Pixel) => void,
  ended: (by: Pixel, wasMoved: boolean) => void,
): void {
  button.addEventListener('pointerdown', (start) => {
    start.stopPropagation();
    button.setPointerCapture?.(start.pointerId);
    let by: Pixel = { x: 0, y: 0 };
    const move = (event: PointerEvent): void => {
      by = { x: event.clientX - start.clientX, y: event.clientY - start.clientY };
      moved(by);
    };
    const end = (): void => {
      button.removeEventListener('pointermove', move);
      button.removeEventListener('pointerup', end);
      button.removeEventListener('pointercancel', end);
      ended(by, Math.hypot(by.x, by.y) > 2);
    };
    button.addEventListener('pointermove', move);
    button.addEventListener('pointerup', end);
    button.addEventListener('pointercancel', end);
  });
}

/**
 * Adds buttons to the corners of a drawn area, and one between each two corners. They are dragged, or moved by the
 * arrow keys. A button between two corners makes a new one; Delete or a double click removes a corner.
 * @returns a function that removes the buttons
 */
export function addAreaHandles({ handle, ring, texts, onPreview, onChange }: AreaHandlesInput): () => void {
  const markers: MapMarker[] = [];
  const shifted = (position: Ring[number], by: Pixel): Ring[number] => {
    const { x, y } = handle.project(pointOf(position));
    return positionOf(handle.unproject({ x: x + by.x, y: y + by.y }));
  };

  const add = (kind: 'corner' | 'between', position: Ring[number], label: string) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'area-handle';
    button.dataset['kind'] = kind;
    button.setAttribute('aria-label', label);
    const marker = handle.addMarker({ position: pointOf(position), element: button, anchor: 'center' });
    marker.raise(true);
    markers.push(marker);
    return { button, marker };
  };

  const corners = ring.slice(0, -1);
  corners.forEach((position, at) => {
    const { button, marker } = add('corner', position, texts.corner(at));
    followDrag(
      button,
      (by) => {
        const next = shifted(position, by);
        marker.move(pointOf(next));
        onPreview(withCorner(ring, at, next));
      },
      (by, wasMoved) => {
        if (wasMoved) onChange(withCorner(ring, at, shifted(position, by)));
      },
    );
    button.addEventListener('dblclick', (event) => {
      event.stopPropagation();
      onChange(withoutCorner(ring, at));
    });
    button.addEventListener('keydown', (event) => {
      const step = STEPS[event.key];
      const removes = event.key === 'Delete' || event.key === 'Backspace';
      if (!step && !removes) return;
      event.preventDefault();
      event.stopPropagation();
      const far = event.shiftKey ? 1 : STEP_PX;
      if (step) onChange(withCorner(ring, at, shifted(position, { x: step.x * far, y: step.y * far })));
      else onChange(withoutCorner(ring, at));
    });

    const next = corners[(at + 1) % corners.length] ?? position;
    const middle: Ring[number] = [(position[0] + next[0]) / 2, (position[1] + next[1]) / 2];
    const between = add('between', middle, texts.between(at));
    let wasDragged = false;
    followDrag(
      between.button,
      (by) => {
        const there = shifted(middle, by);
        between.marker.move(pointOf(there));
        onPreview(withCornerAfter(ring, at, there));
      },
      (by, wasMoved) => {
        wasDragged = wasMoved;
        if (wasMoved) onChange(withCornerAfter(ring, at, shifted(middle, by)));
      },
    );
    // A click without a drag, Enter or Space. A drag also ends in a click.
    between.button.addEventListener('click', () => {
      if (!wasDragged) onChange(withCornerAfter(ring, at, middle));
      wasDragged = false;
    });
  });

  return () => {
    for (const marker of markers) marker.remove();
  };
}
