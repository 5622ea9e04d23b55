import { type PointerEvent, useEffect, useReducer, useRef, useState } from 'react';
import type { Point, Ring } from '#domain/geo/geo.ts';
import type { MapHandle, Pixel } from '#platform/maps/mapPort.ts';
import { closedRing, cornersOfLine, isArea } from './drawing.ts';

/** Maximum number of pixels that a tap may move. */
const TAP_PX = 6;
/** A tap within this many pixels of the first corner closes the area. */
const CLOSING_PX = 14;

/** Share of the visible map, in width and in height, that `takeWholeView` takes as the area. */
const INWARD = 0.6;

const distanceBetween = (one: Pixel, other: Pixel): number => Math.hypot(one.x - other.x, one.y - other.y);

export interface Drawing {
  /** Corners tapped so far. */
  corners: readonly Pixel[];
  /** The freehand line while it is drawn. */
  line: readonly Pixel[];
  canFinish: boolean;
  finish(): void;
  /** Removes the last corner. */
  undo(): void;
  /** Takes the visible map as the area. This is the way for the keyboard: the corners can then be moved. */
  takeWholeView(): void;
  /** Handlers of the drawing surface. */
  surface: {
    onPointerDown(event: PointerEvent<Element>): void;
    onPointerMove(event: PointerEvent<Element>): void;
    onPointerUp(event: PointerEvent<Element>): void;
    onPointerCancel(): void;
  };
}

export interface DrawingListeners {
  onDrawn(ring: Ring): void;
  /** Called when the visible map was taken as the area. The visitor still has to adjust its corners. */
  onWholeView(ring: Ring): void;
}

/** Draws an area on the map: one freehand line, or corners one by one. */
export function useDrawing(handle: MapHandle, { onDrawn, onWholeView }: DrawingListeners): Drawing {
  // Points and not pixels, because the visitor may zoom between two corners.
  const [points, setPoints] = useState<readonly Point[]>([]);
  const [, redraw] = useReducer((views: number) => views + 1, 0);
  useEffect(() => handle.onViewChange(redraw), [handle]);
  const corners = points.map(handle.project);
  const [line, setLine] = useState<readonly Pixel[]>([]);
  const pressed = useRef<number | undefined>(undefined);

  const finishWith = (places: readonly Pixel[]): void => {
    setLine([]);
    if (!isArea(places)) return;
    setPoints([]);
    onDrawn(
      closedRing(
        places.map((place) => {
          const { latitude, longitude } = handle.unproject(place);
          return [longitude, latitude];
        }),
      ),
    );
  };

  const placeOf = (event: PointerEvent<Element>): Pixel => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const tap = (place: Pixel): void => {
    const [first] = corners;
    if (first && corners.length >= 3 && distanceBetween(first, place) < CLOSING_PX) finishWith(corners);
    else setPoints([...points, handle.unproject(place)]);
  };

  return {
    corners,
    line,
    canFinish: isArea(corners),
    finish: () => finishWith(corners),
    undo: () => setPoints(points.slice(0, -1)),
    takeWholeView: () => {
      const { north, south, east, west } = handle.getView().bounds;
      const ring: Ring[number][] = [
        [west, north],
        [east, north],
        [east, south],
        [west, south],
      ];
      // Away from the controls at the edges, so that all corners are visible and reachable.
      const [midX, midY] = [(west + east) / 2, (south + north) / 2];
      onWholeView(closedRing(ring.map(([x, y]) => [midX + (x - midX) * INWARD, midY + (y - midY) * INWARD])));
    },
    surface: {
      onPointerDown: (event) => {
        if (pressed.current !== undefined || event.button !== 0) return;
        pressed.current = event.pointerId;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setLine([placeOf(event)]);
      },
      onPointerMove: (event) => {
        if (pressed.current !== event.pointerId) return;
        const place = placeOf(event);
        setLine((drawn) => [...drawn, place]);
      },
      onPointerUp: (event) => {
        if (pressed.current !== event.pointerId) return;
        pressed.current = undefined;
        const place = placeOf(event);
        const [from = place] = line;
        setLine([]);
        if (line.every((each) => distanceBetween(each, from) < TAP_PX)) tap(from);
        else if (corners.length === 0) finishWith(cornersOfLine([...line, place]));
        else tap(place);
      },
      onPointerCancel: () => {
        pressed.current = undefined;
        setLine([]);
      },
    },
  };
}
