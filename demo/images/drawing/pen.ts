import { short } from './shapes.ts';

/** A colour along a gradient: offset 0 to 1, colour, and opacity (1 by default). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Collects the definitions of one drawing (gradients, clips) and returns references to them. */
export interface Pen {
  /** Defines a linear gradient over the filled shape, from (x1, y1) to (x2, y2) as shares of its box. */
  linear(stops: readonly Stop[], from?: readonly [number, number], to?: readonly [number, number]): string;
  /** Defines a gradient from top to bottom. */
  fade(top: string, bottom: string): string;
  /** Defines a radial gradient that fills the shape's box. */
  radial(stops: readonly Stop[]): string;
  /** Returns an attribute that clips an element to the shapes. */
  clip(shapes: string): string;
  /** Returns all definitions as SVG. */
  definitions(): string;
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity = 1]) => {
      const veil = opacity === 1 ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`;
      return `<stop offset="${Math.round(offset * 100) / 100}" stop-color="${colour}"${veil}/>`;
    })
    .join('');
}

/** Creates a pen without definitions. Ids follow the order of drawing, so equal drawings have equal text. */
export function createPen(): Pen {
  const ids = new Map<string, string>();

  const define = (element: string, content: string): string => {
    const key = `${element}>${content}`;
    const id = ids.get(key) ?? `d${ids.size}`;
    ids.set(key, id);
    return id;
  };

  const linear: Pen['linear'] = (stops, from = [0, 0], to = [0, 1]) => {
    const axis = `x1="${short(from[0])}" y1="${short(from[1])}" x2="${short(to[0])}" y2="${short(to[1])}"`;
    return `url(#${define(`linearGradient ${axis}`, stopsOf(stops))})`;
  };

  return {
    linear,
    fade: (top, bottom) =>
      linear([
        [0, top],
        [1, bottom],
      ]),
    radial: (stops) => `url(#${define('radialGradient', stopsOf(stops))})`,
    clip: (shapes) => `clip-path="url(#${define('clipPath', shapes)})"`,
    definitions: () =>
      [...ids]
        .map(([key, id]) => {
          const end = key.indexOf('>');
          const element = key.slice(0, end);
          return `<${element.replace(/^\w+/, (tag) => `${tag} id="${id}"`)}>${key.slice(end + 1)}</${element.split(' ')[0]}>`;
        })
        .join(''),
  };
}
