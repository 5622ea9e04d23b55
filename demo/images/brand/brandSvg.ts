import { diceOf } from '../drawing/dice.ts';
import { createPen } from '../drawing/pen.ts';
import { type Drawing, PAPER_LIGHT, wholeSvg } from '../drawing/wholeSvg.ts';
import { lookOf } from '../look.ts';
import { drawPortrait, PORTRAIT_FRAME } from '../portraits/portrait.ts';
import { sceneSvg } from '../sceneSvg.ts';
import type { Stage } from '../stage.ts';
import { FRAME } from '../stage.ts';
import { isBrandScene, PAGE_SCENES, personIn, SMALL_SCENES } from './brandNames.ts';
import { drawEmptyScene } from './emptyScene.ts';
import { drawSmallScene, SMALL_FRAME } from './smallScenes.ts';
import { drawStreetscape, HERO_FRAME } from './streetscape.ts';

const isPageScene = (name: string): name is keyof typeof PAGE_SCENES => Object.hasOwn(PAGE_SCENES, name);

/**
 * Draws a picture of the brand by its name ("buying", "portrait-amara"), as SVG without text, `width` by `height`
 * pixels.
 * @throws RangeError for a name without a picture
 */
export function brandSvg(name: string, width: number, height: number): string {
  if (!isBrandScene(name)) {
    throw new RangeError(`The brand has no picture of the name ${name}.`);
  }
  if (isPageScene(name)) return sceneSvg(PAGE_SCENES[name], width, height);
  const look = lookOf('brand', { hour: name.endsWith('-dusk') ? 'dusk' : 'day', season: 'summer' });
  const pen = createPen();
  // By day and at dusk it is the same place.
  const small = SMALL_SCENES.find((scene) => name.startsWith(scene));
  const dice = { home: diceOf('home/brand'), shot: diceOf(`brand/${small ?? name}`) };
  const stage: Stage = { pen, look, facts: new Map(), ...dice };
  const drawing = (body: string, frame: Drawing['frame'], light = look.light) =>
    wholeSvg({ pen, body, light, frame }, width, height);
  const person = personIn(name);
  if (person) return drawing(drawPortrait(stage, person), PORTRAIT_FRAME, PAPER_LIGHT);
  if (name === 'streetscape-dusk') return drawing(drawStreetscape(stage), HERO_FRAME);
  return small ? drawing(drawSmallScene(stage, small), SMALL_FRAME) : drawing(drawEmptyScene(stage), FRAME);
}
