/** Shapes in metres: like those of `drawing/shapes`, to the centimetre. */

/** A number with two decimals at most. */
export function fine(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A rectangle, with round corners where `radius` is more than 0. */
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

/** An ellipse. */
export function oval(cx: number, cy: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${fine(cx)}" cy="${fine(cy)}" rx="${fine(rx)}" ry="${fine(ry)}" fill="${fill}" ${extra}/>`;
}
