import type { Light } from './colour.ts';
import { grade } from './colour.ts';
import type { Pen } from './pen.ts';

/** The light of plans and portraits, which changes no colours. */
export const PAPER_LIGHT: Light = { lamp: '#ffffff', air: '#ffffff', haze: 0 };

/** The content of a picture, in its frame's own units. */
export interface Drawing {
  pen: Pen;
  body: string;
  light: Light;
  frame: { width: number; height: number };
}

/** Replaces `opacity` of single-colour shapes by `fill-opacity`, which needs no separate layer and is faster. */
function withFillOpacity(svg: string): string {
  return svg.replace(
    /<(path|polygon|polyline|rect|ellipse)\b([^>]*?) opacity="([\d.]+)"/g,
    '<$1$2 fill-opacity="$3" stroke-opacity="$3"',
  );
}

/**
 * Returns a drawing as SVG of `width` by `height` pixels. If their ratio differs from the frame's, the edges are cut
 * off.
 */
export function wholeSvg({ pen, body, light, frame }: Drawing, width: number, height: number): string {
  const inside = grade(`<defs>${pen.definitions()}</defs>${withFillOpacity(body)}`, light);
  const size = `width="${width}" height="${height}" viewBox="0 0 ${frame.width} ${frame.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice">${inside}</svg>`;
}
