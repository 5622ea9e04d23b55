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
import { seen, viewOf } from './view.ts';

/** Pictures up to this width in pixels are drawn without their finest strokes. */
const COARSE_WIDTH = 400;

function drawListing(key: ImageKey, width: number): Drawing {
  const { facts } = key;
  const outdoors = OUTDOORS[key.scene];
  // From outside a home is the same at each of its listings, and a tower for all who live in it.
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
  return { pen, body: seen(view, body), light: outdoors ? look.light : indoorLight(look), frame: FRAME };
}

/**
 * The drawing that an image key names, as SVG without text, `width` by `height` pixels. It follows from the key
 * alone: the MLS number gives house, furniture, season and hour, number and variant give the view. Another shape
 * than the picture's own cuts its edges.
 * @throws RangeError for a key that `parseImageKey` refuses.
 */
export function sceneSvg(imageKey: string, width: number, height: number): string {
  const key = parseImageKey(imageKey);
  if (!key) {
    throw new RangeError(`No picture has the key ${imageKey}.`);
  }
  return wholeSvg(drawListing(key, width), width, height);
}
