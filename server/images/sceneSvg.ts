import { grade, luminous } from './drawing/colour.ts';
import { diceOf } from './drawing/dice.ts';
import { createPen } from './drawing/pen.ts';
import { drawDetached, drawSemi, drawTownhouses, drawWalkUp } from './exterior/facades.ts';
import type { Scene } from './imageKey.ts';
import { parseImageKey } from './imageKey.ts';
import { lookOf } from './look.ts';
import type { Stage } from './stage.ts';
import { FRAME } from './stage.ts';

const LISTING_SCENES: Partial<Record<Scene, (stage: Stage) => string>> = {
  'facade-detached': drawDetached,
  'facade-semi': drawSemi,
  'facade-row': drawTownhouses,
  'facade-multiplex': drawWalkUp,
};

export function sceneSvg(imageKey: string, width: number, height: number): string {
  const key = parseImageKey(imageKey);
  if (key?.kind !== 'listing') throw new RangeError(imageKey);
  const look = lookOf(key.mls);
  const pen = createPen();
  const stage: Stage = { pen, look, home: diceOf(`home/${key.mls}`), shot: diceOf(imageKey) };
  const body = (LISTING_SCENES[key.scene] ?? drawDetached)(stage);
  const svg = `<defs>${pen.definitions()}</defs>${body}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${FRAME.width} ${FRAME.height}" preserveAspectRatio="xMidYMid slice">${grade(svg, look.light)}</svg>`;
}
void luminous;
