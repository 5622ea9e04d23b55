import { diceOf } from './drawing/dice.ts';
import { createPen } from './drawing/pen.ts';
import { type Drawing, PAPER_LIGHT, wholeSvg } from './drawing/wholeSvg.ts';
import { OUTDOORS } from './exterior/outside.ts';
import type { ImageKey } from './imageKey.ts';
import { parseImageKey } from './imageKey.ts';
import { INDOORS } from './interior/interiors.ts';
import { indoorLight, lightIn, lookOf } from './look.ts';
import { drawFloorPlan } from './plan/floorPlan.ts';
import type { Stage } from './stage.ts';
import { FRAME } from './stage.ts';
import { sectionOf, viewOf } from './view.ts';

/** Width in pixels up to which pictures are drawn without fine strokes. */
const COARSE_WIDTH = 400;

function drawListing(key: ImageKey, width: number): Drawing {
  const { facts } = key;
  const outdoors = OUTDOORS[key.scene];
  // From outside, a home looks the same in each of its listings, and a tower in those of all its units.
  const name = (outdoors && facts.get('h')) ?? key.mls;
  const home = diceOf(`home/${name}`);
  const shot = diceOf(key.key);
  const view = viewOf(key, home, shot);
  const look = lookOf(name, { ...lightIn(facts), ...view });
  const pen = createPen();
  const stage: Stage = { pen, look, facts, coarse: width <= COARSE_WIDTH, home, shot };
  if (key.scene === 'plan') {
    return { pen, body: drawFloorPlan(stage), light: PAPER_LIGHT, frame: FRAME };
  }
  const indoors = INDOORS[key.scene];
  const body = (outdoors ?? indoors)?.(stage);
  if (body === undefined) {
    throw new Error(`There is no drawing of the scene ${key.scene}.`);
  }
  return { pen, body: sectionOf(view, body), light: outdoors ? look.light : indoorLight(look), frame: FRAME };
}

/**
 * Draws the picture of an image key, as SVG without text, `width` by `height` pixels. A pure function of its arguments.
 * The MLS number and the facts decide house, furniture, season and hour; number and variant decide the view. If the
 * ratio of width and height is not 3:2, the edges are cut off.
 * @throws RangeError for a key that `parseImageKey` refuses
 */
export function sceneSvg(imageKey: string, width: number, height: number): string {
  const key = parseImageKey(imageKey);
  if (!key) {
    throw new RangeError(`No picture has the key ${imageKey}.`);
  }
  return wholeSvg(drawListing(key, width), width, height);
}
