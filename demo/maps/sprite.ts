import type { Hono } from 'hono';
import sharp from 'sharp';
import { ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { iconsOf } from './styling/icons.ts';
import { PALETTES, type StyleName } from './styling/palettes.ts';

/** Space between icons in pixels, so that none takes colour from its neighbour. */
const GAP = 2;
const DAY = 86_400;

/** An icon's place in the image, as MapLibre reads it. */
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  pixelRatio: number;
}

/** A style's icons in one image. */
interface Sprite {
  places: Record<string, Place>;
  png: Promise<Buffer>;
}

function drawSprite(name: StyleName, pixelRatio: number): Sprite {
  const places: Record<string, Place> = {};
  const drawn: string[] = [];
  let left = 0;
  let bottom = 0;
  for (const [icon, { width, height, svg }] of Object.entries(iconsOf(PALETTES[name]))) {
    const [x, y] = [left * pixelRatio, 0];
    places[icon] = { x, y, width: width * pixelRatio, height: height * pixelRatio, pixelRatio };
    drawn.push(`<g transform="translate(${left} 0)">${svg}</g>`);
    left += width + GAP;
    bottom = Math.max(bottom, height);
  }
  const size = `width="${left * pixelRatio}" height="${bottom * pixelRatio}" viewBox="0 0 ${left} ${bottom}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn.join('')}</svg>`;
  return { places, png: sharp(Buffer.from(svg)).png().toBuffer() };
}

/**
 * Adds GET /maps/sprites/{style}[@2x].json and .png: the icons of a style, for screens of one or two pixels to a point.
 */
export function addSprites(app: Hono<ServiceEnv>): void {
  const sprites = new Map<string, Sprite>();
  app.get('/maps/sprites/:file', async (context) => {
    const [, name = '', ratio, form] = /^(\w+)(@2x)?\.(json|png)$/.exec(context.req.param('file')) ?? [];
    if (!Object.hasOwn(PALETTES, name)) {
      throw new ServiceError(404, 'sprite must be light, dark or aerial, with .json or .png.');
    }
    const key = `${name}${ratio ?? ''}`;
    const sprite = sprites.get(key) ?? drawSprite(name as StyleName, ratio === undefined ? 1 : 2); // checked above
    sprites.set(key, sprite);
    context.header('Cache-Control', `public, max-age=${DAY}`);
    if (form === 'json') {
      return context.json(sprite.places);
    }
    context.header('Content-Type', 'image/png');
    return context.body(new Uint8Array(await sprite.png));
  });
}
