/** Shapes in metres, with two decimals. Otherwise like those of `drawing/shapes`. */

/** Formats a number with at most two decimals. */
export function fine(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Returns a rectangle. Its corners are round if `radius` is above 0. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  extra = '',
  radius = 0,
): string {
  const size = `width="${fine(Math.max(0, width))}" height="${fine(Math.max(0, height))}"`;
  const corner = radius > 0 ? `rx="${fine(radius)}" ` : '';
  return `<rect x="${fine(x)}" y="${fine(y)}" ${size} fill="${fill}" ${corner}${extra}/>`;
}

/** Returns an ellipse. */
export function oval(cx: number, cy: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${fine(cx)}" cy="${fine(cy)}" rx="${fine(rx)}" ry="${fine(ry)}" fill="${fill}" ${extra}/>`;
}
