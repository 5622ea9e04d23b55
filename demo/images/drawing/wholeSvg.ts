import type { Light } from './colour.ts';
import { grade } from './colour.ts';
import type { Pen } from './pen.ts';

/** Plans and portraits are drawn as they are, in no light of an hour. */
export const PAPER_LIGHT: Light = { lamp: '#ffffff', air: '#ffffff', haze: 0 };

/** The content of a picture, in its frame's own units. */
export interface Drawing {
  pen: Pen;
  body: string;
  light: Light;
  frame: { width: number; height: number };
}

/** A see-through shape of one colour is painted at once; `opacity` would have it painted aside and laid over. */
function paintedAtOnce(svg: string): string {
  return svg.replace(
    /<(path|polygon|polyline|rect|ellipse)\b([^>]*?) opacity="([\d.]+)"/g,
    '<$1$2 fill-opacity="$3" stroke-opacity="$3"',
  );
}

/** A drawing as SVG of `width` by `height` pixels. Another shape than its frame's cuts its edges. */
export function wholeSvg({ pen, body, light, frame }: Drawing, width: number, height: number): string {
  const inside = grade(`<defs>${pen.definitions()}</defs>${paintedAtOnce(body)}`, light);
  const size = `width="${width}" height="${height}" viewBox="0 0 ${frame.width} ${frame.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice">${inside}</svg>`;
}
