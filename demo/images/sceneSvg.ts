import type { BrandScene } from './brand/brandNames.ts';
import { PAGE_SCENES, personIn } from './brand/brandNames.ts';
import { drawEmptyScene } from './brand/emptyScene.ts';
import { drawPageScene } from './brand/pageScenes.ts';
import { drawStreetscape, HERO_FRAME } from './brand/streetscape.ts';
import type { Light } from './drawing/colour.ts';
import { grade } from './drawing/colour.ts';
import { diceOf } from './drawing/dice.ts';
import type { Pen } from './drawing/pen.ts';
import { createPen } from './drawing/pen.ts';
import { OUTDOORS } from './exterior/outside.ts';
import type { ImageKey } from './imageKey.ts';
import { parseImageKey } from './imageKey.ts';
import { INDOORS } from './interior/interiors.ts';
import { indoorLight, lightIn, lookOf } from './look.ts';
import { drawFloorPlan } from './plan/floorPlan.ts';
import { drawPortrait, PORTRAIT_FRAME } from './portraits/portrait.ts';
import type { Stage } from './stage.ts';
import { FRAME } from './stage.ts';
import { seen, viewOf } from './view.ts';

/** Plans and portraits are drawn as they are, in no light of an hour. */
const PAPER_LIGHT: Light = { lamp: '#ffffff', air: '#ffffff', haze: 0 };

interface Drawing {
  pen: Pen;
  body: string;
  light: Light;
  frame: { width: number; height: number };
}

/** Pictures up to this width in pixels are drawn without their finest strokes. */
const COARSE_WIDTH = 400;

function drawListing(key: Extract<ImageKey, { kind: 'listing' }>, width: number): Drawing {
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
    throw new Error(`Nobody draws the scene ${key.scene}.`);
  }
  return { pen, body: seen(view, body), light: outdoors ? look.light : indoorLight(look), frame: FRAME };
}

function brandDrawing(stage: Stage, scene: BrandScene): Pick<Drawing, 'body' | 'frame'> {
  const person = personIn(scene);
  if (person) {
    return { body: drawPortrait(stage, person), frame: PORTRAIT_FRAME };
  }
  if (scene === 'streetscape-dusk') {
    return { body: drawStreetscape(stage), frame: HERO_FRAME };
  }
  const page = PAGE_SCENES.find((name) => name === scene);
  return { body: page ? drawPageScene(stage, page) : drawEmptyScene(stage), frame: FRAME };
}

function drawBrand(scene: BrandScene): Drawing {
  const look = lookOf('brand', { hour: scene === 'streetscape-dusk' ? 'dusk' : 'day', season: 'summer' });
  const pen = createPen();
  const stage: Stage = {
    pen,
    look,
    facts: new Map(),
    home: diceOf('home/brand'),
    shot: diceOf(`brand/${scene}`),
  };
  const light = personIn(scene) ? PAPER_LIGHT : look.light;
  return { pen, ...brandDrawing(stage, scene), light };
}

/** A see-through shape of one colour is painted at once; `opacity` would have it painted aside and laid over. */
function paintedAtOnce(svg: string): string {
  return svg.replace(
    /<(path|polygon|polyline|rect|ellipse)\b([^>]*?) opacity="([\d.]+)"/g,
    '<$1$2 fill-opacity="$3" stroke-opacity="$3"',
  );
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
  const { pen, body, light, frame } = key.kind === 'brand' ? drawBrand(key.scene) : drawListing(key, width);
  const inside = grade(`<defs>${pen.definitions()}</defs>${paintedAtOnce(body)}`, light);
  const size = `width="${width}" height="${height}" viewBox="0 0 ${frame.width} ${frame.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice">${inside}</svg>`;
}
