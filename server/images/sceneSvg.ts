import { drawEmptyScene } from './brand/emptyScene.ts';
import { drawStreetscape, HERO_FRAME } from './brand/streetscape.ts';
import type { Light } from './drawing/colour.ts';
import { grade } from './drawing/colour.ts';
import { diceOf } from './drawing/dice.ts';
import type { Pen } from './drawing/pen.ts';
import { createPen } from './drawing/pen.ts';
import { OUTDOORS } from './exterior/outside.ts';
import type { BrandScene, ImageKey } from './imageKey.ts';
import { parseImageKey } from './imageKey.ts';
import { INDOORS } from './interior/interiors.ts';
import { indoorLight, lightIn, lookOf } from './look.ts';
import { drawFloorPlan } from './plan/floorPlan.ts';
import type { Stage } from './stage.ts';
import { FRAME } from './stage.ts';
import { seen, viewOf } from './view.ts';

type Draw = (stage: Stage) => string;

const BRAND: Record<BrandScene, Draw> = {
  'streetscape-dusk': drawStreetscape,
  'empty-scene': drawEmptyScene,
};

/** A plan lies on paper, in no light of an hour. */
const PAPER_LIGHT: Light = { lamp: '#ffffff', air: '#ffffff', haze: 0 };

interface Drawing {
  pen: Pen;
  body: string;
  light: Light;
  frame: { width: number; height: number };
}

function drawListing(key: Extract<ImageKey, { kind: 'listing' }>): Drawing {
  const { facts } = key;
  const outdoors = OUTDOORS[key.scene];
  // From outside a home is the same at each of its listings, and a tower for all who live in it.
  const name = (outdoors && facts.get('h')) ?? key.mls;
  const home = diceOf(`home/${name}`);
  const shot = diceOf(key.key);
  const view = viewOf(key, home, shot);
  const look = lookOf(name, { ...lightIn(facts), ...view });
  const pen = createPen();
  const stage: Stage = { pen, look, facts, home, shot };
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

function drawBrand(scene: BrandScene): Drawing {
  const hero = scene === 'streetscape-dusk';
  const look = lookOf('brand', { hour: hero ? 'dusk' : 'day', season: 'summer' });
  const pen = createPen();
  const stage: Stage = {
    pen,
    look,
    facts: new Map(),
    home: diceOf('home/brand'),
    shot: diceOf(`brand/${scene}`),
  };
  return { pen, body: BRAND[scene](stage), light: look.light, frame: hero ? HERO_FRAME : FRAME };
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
  const { pen, body, light, frame } = key.kind === 'brand' ? drawBrand(key.scene) : drawListing(key);
  const inside = grade(`<defs>${pen.definitions()}</defs>${body}`, light);
  const size = `width="${width}" height="${height}" viewBox="0 0 ${frame.width} ${frame.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice">${inside}</svg>`;
}
