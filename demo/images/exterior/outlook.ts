import { path, short, withOpacity } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';
import { FRAME } from '../stage.ts';
import { drawSky, drawTreeline, luminousHaze } from './sky.ts';
import { drawLake, drawSkyline } from './skyline.ts';

/** Draws a range of peaks or hills with its foot at `base`, pale with distance. */
export function drawRange(stage: Stage, kind: 'peaks' | 'hills', base: number, height: number): string {
  const dice = stage.shot.fork(kind);
  const step = kind === 'peaks' ? 62 : 150;
  const points: (readonly [number, number])[] = [];
  for (let x = -60; x <= FRAME.width + 60; x += step) {
    const swell = 0.5 + 0.5 * Math.sin(x / 210 + dice.between(0, 0.6));
    points.push([x + dice.between(-14, 14), base - height * (0.3 + 0.7 * swell * dice.between(0.55, 1))]);
  }
  const edge =
    kind === 'peaks'
      ? points.map(([x, y]) => `L${short(x)} ${short(y)}`).join('')
      : points
          .map(([x, y], index) => {
            const [px, py] = points[index - 1] ?? [x - step, y];
            return `Q${short(px + step / 2)} ${short(Math.min(py, y) - 8)} ${short(x)} ${short(y)}`;
          })
          .join('');
  const body = path(
    `M-60 ${short(base)}${edge}L${FRAME.width + 60} ${short(base)}Z`,
    luminousHaze(stage, kind === 'peaks' ? '#4d6f8f' : '#5c7f78', 0.55),
  );
  if (kind === 'hills') {
    return body;
  }
  const snow = points
    .filter(([, y]) => base - y > height * 0.45)
    .map(([x, y]) =>
      path(
        `M${short(x)} ${short(y)}l-22 ${short((base - y) * 0.24)}l10 -5l8 9l9 -11l11 8l10 -4z`,
        luminousHaze(stage, '#ffffff', 0.2),
        withOpacity(0.85),
      ),
    );
  return body + snow.join('');
}

/** Draws the view from a garden or a balcony, down to `foot`: the home's own view under the sky of the hour. */
export function drawOutlook(stage: Stage, foot: number, isHigh: boolean): string {
  const view = stage.facts.get('v') ?? stage.home.fork('view').pick(['park', 'city', 'lake']);
  const water = view === 'lake' || view === 'sea';
  const base = water ? foot - (isHigh ? 150 : 60) : foot;
  return [
    drawSky(stage, base),
    view === 'peaks' ? drawRange(stage, 'peaks', base, isHigh ? 230 : 330) : '',
    view === 'hills' || (water && stage.home.fork('far shore').chance(0.5))
      ? drawRange(stage, 'hills', base, isHigh ? 110 : 220)
      : '',
    view === 'city' ? drawSkyline(stage, base, isHigh ? 270 : 330, 0.66) : '',
    water ? drawLake(stage, base - 2, foot) : '',
    view === 'city' && isHigh ? drawSkyline(stage, foot, 170, 0.42) : '',
    isHigh
      ? drawTreeline(stage, foot + 4, water ? 30 : 54, 0.34)
      : drawTreeline(stage, foot, water ? 60 : 170, 0.55),
  ].join('');
}
