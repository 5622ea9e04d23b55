import { type PointerEvent, type RefObject, useRef } from 'react';
import { restingStop, type SheetStop, stopHeight } from './sheetStops.ts';

interface Drag {
  pointer: number;
  startY: number;
  startHeight: number;
  lastY: number;
  lastTime: number;
  /** Upward, in pixels per millisecond. */
  speed: number;
}

/** Pixels. A shorter movement is a press of the handle. */
const DRAG_THRESHOLD = 6;

/**
 * Makes a handle drag the sheet to a stop. During the drag the height is written to the element directly; React renders
 * only the stop.
 */
export function useSheetDrag(
  sheet: RefObject<HTMLElement | null>,
  stop: SheetStop,
  onStop: (stop: SheetStop) => void,
) {
  const drag = useRef<Drag | null>(null);
  const mapHeight = (): number => sheet.current?.parentElement?.clientHeight ?? 0;

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (!sheet.current) return;
    drag.current = {
      pointer: event.pointerId,
      startY: event.clientY,
      startHeight: sheet.current.clientHeight,
      lastY: event.clientY,
      lastTime: event.timeStamp,
      speed: 0,
    };
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const current = drag.current;
    const element = sheet.current;
    if (!current || !element || event.pointerId !== current.pointer) return;
    if (Math.abs(event.clientY - current.startY) < DRAG_THRESHOLD && !element.dataset['dragged']) return;
    if (!element.dataset['dragged']) {
      element.dataset['dragged'] = 'true';
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    const passed = Math.max(1, event.timeStamp - current.lastTime);
    current.speed = (current.lastY - event.clientY) / passed;
    current.lastY = event.clientY;
    current.lastTime = event.timeStamp;
    const height = current.startHeight + current.startY - event.clientY;
    const [low, high] = [stopHeight('count', mapHeight()), stopHeight('full', mapHeight())];
    element.style.height = `${Math.min(high, Math.max(low, height))}px`;
  };

  const onPointerUp = (): void => {
    const current = drag.current;
    const element = sheet.current;
    drag.current = null;
    if (!current || !element?.dataset['dragged']) return;
    const next = restingStop(stop, element.clientHeight, current.speed, mapHeight());
    element.style.height = '';
    delete element.dataset['dragged'];
    onStop(next);
  };

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}
