import { darken, INK, lighten, luminous } from '../drawing/colour.ts';
import type { Dice } from '../drawing/dice.ts';
import { ellipse, group, path, pill, poly, rect, short, withOpacity } from '../drawing/shapes.ts';
import { lampsAreOn } from '../look.ts';
import type { Stage } from '../stage.ts';

const LAMP_TOP = luminous('#ffcf85');
const LAMP_FOOT = luminous('#fff0cf');

/** The construction of a window. */
interface WindowStyle {
  /** Number of panes across and down. */
  columns?: number;
  rows?: number;
  /** Frame colour; by default the look's. */
  frame?: string;
  /** Width of the casing around the frame, in drawing units; 0 for none. */
  casing?: number;
  shutters?: string;
  /** True for a rounded head. */
  arched?: boolean;
}

function glass(stage: Stage, dice: Dice, x: number, y: number, width: number, height: number): string {
  const { pen, look } = stage;
  const lit = lampsAreOn(look) ? dice.chance(0.78) : look.hour === 'golden' && dice.chance(0.25);
  if (lit) {
    const parts = [rect(x, y, width, height, pen.fade(LAMP_TOP, LAMP_FOOT))];
    if (dice.chance(0.6)) {
      const side = width * 0.2;
      const curtain = luminous('#f4ab5e');
      parts.push(
        rect(x, y, side, height, curtain, withOpacity(0.5)),
        rect(x + width - side, y, side, height, curtain, withOpacity(0.5)),
      );
    }
    if (dice.chance(0.45) && width > 30) {
      const lampX = x + width * dice.between(0.35, 0.65);
      const shade = luminous('#c77b39');
      parts.push(
        poly(
          [
            [lampX - 7, y + height * 0.66],
            [lampX - 4, y + height * 0.5],
            [lampX + 4, y + height * 0.5],
            [lampX + 7, y + height * 0.66],
          ],
          shade,
          withOpacity(0.75),
        ),
      );
      parts.push(rect(lampX - 1, y + height * 0.66, 2, height * 0.34, shade, withOpacity(0.75)));
    }
    return parts.join('');
  }
  const dusk = lampsAreOn(look);
  const upper = dusk ? '#33486b' : '#6d92ad';
  const lower = dusk ? '#7886a5' : '#c3d8e3';
  const parts = [
    rect(
      x,
      y,
      width,
      height,
      pen.linear(
        [
          [0, upper],
          [1, lower],
        ],
        [0.1, 0],
        [0.9, 1],
      ),
    ),
  ];
  if (dice.chance(0.55)) {
    const drop = height * dice.between(0.12, 0.4);
    parts.push(rect(x, y, width, drop, '#f4f1e8', withOpacity(0.5)));
  }
  const slant = Math.min(width * 0.35, height * 0.3);
  parts.push(
    poly(
      [
        [x + width * 0.2, y + height],
        [x + width * 0.2 + slant, y],
        [x + width * 0.5 + slant, y],
        [x + width * 0.5, y + height],
      ].map(([px = 0, py = 0]) => [Math.min(px, x + width), py] as const),
      '#ffffff',
      withOpacity(0.16),
    ),
  );
  return parts.join('');
}

/** Draws a window whose frame fills the box. */
export function drawWindow(
  stage: Stage,
  dice: Dice,
  x: number,
  y: number,
  width: number,
  height: number,
  style: WindowStyle = {},
): string {
  const { columns = 2, rows = 2, casing = 5, frame = stage.look.house.frame } = style;
  const { trim } = stage.look.house;
  const parts: string[] = [];
  if (style.shutters) {
    const leaf = width * 0.3;
    for (const left of [x - casing - leaf - 1, x + width + casing + 1]) {
      parts.push(rect(left, y - 2, leaf, height + 4, style.shutters));
      parts.push(
        path(
          `M${short(left + leaf / 2)} ${short(y + 2)}v${short(height - 4)}`,
          'none',
          `stroke="${darken(style.shutters, 0.3)}" stroke-width="1.5"`,
        ),
      );
    }
  }
  if (casing > 0) {
    parts.push(rect(x - casing, y - casing, width + casing * 2, height + casing * 2, trim));
  }
  if (style.arched) {
    parts.push(
      path(
        `M${short(x - casing)} ${short(y)}Q${short(x + width / 2)} ${short(y - width * 0.42)} ${short(x + width + casing)} ${short(y)}Z`,
        darken(trim, 0.06),
      ),
    );
  }
  parts.push(rect(x, y, width, height, frame));
  const bar = Math.max(2, Math.min(4, width * 0.05));
  const inside = { x: x + bar, y: y + bar, width: width - bar * 2, height: height - bar * 2 };
  parts.push(glass(stage, dice, inside.x, inside.y, inside.width, inside.height));
  let bars = '';
  for (let column = 1; column < columns; column += 1) {
    bars += `M${short(inside.x + (inside.width * column) / columns)} ${short(inside.y)}v${short(inside.height)}`;
  }
  for (let row = 1; row < rows; row += 1) {
    bars += `M${short(inside.x)} ${short(inside.y + (inside.height * row) / rows)}h${short(inside.width)}`;
  }
  parts.push(`<path d="${bars}" stroke="${frame}" stroke-width="${short(bar * 0.8)}" fill="none"/>`);
  parts.push(rect(inside.x, inside.y, inside.width, Math.min(6, height * 0.07), INK, withOpacity(0.28)));
  parts.push(rect(x - casing - 3, y + height + casing - 1, width + casing * 2 + 6, 5, lighten(trim, 0.2)));
  parts.push(
    rect(x - casing - 1, y + height + casing + 4, width + casing * 2 + 2, 4, INK, withOpacity(0.18)),
  );
  return group(parts);
}

/** Draws a front door with panels, glass above and a lamp beside it. (x, base) is its lower left corner. */
export function drawDoor(
  stage: Stage,
  dice: Dice,
  x: number,
  base: number,
  width: number,
  height: number,
  colour: string,
): string {
  const { pen, look } = stage;
  const top = base - height;
  const transom = height * 0.14;
  const warm = lampsAreOn(look);
  const pane = warm ? LAMP_FOOT : '#9db9ca';
  const parts = [
    rect(x - 8, top - transom - 8, width + 16, height + transom + 8, look.house.trim),
    rect(x, top - transom, width, transom - 4, pane),
    rect(
      x,
      top,
      width,
      height,
      pen.linear(
        [
          [0, lighten(colour, 0.1)],
          [1, darken(colour, 0.1)],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
    rect(x, top - transom, width, 5, INK, withOpacity(0.3)),
  ];
  const inset = width * 0.16;
  if (dice.chance(0.5)) {
    parts.push(rect(x + inset, top + height * 0.08, width - inset * 2, height * 0.36, pane));
    parts.push(rect(x + width / 2 - 1.5, top + height * 0.08, 3, height * 0.36, colour));
  } else {
    parts.push(rect(x + inset, top + height * 0.08, width - inset * 2, height * 0.36, darken(colour, 0.22)));
  }
  parts.push(rect(x + inset, top + height * 0.54, width - inset * 2, height * 0.36, darken(colour, 0.2)));
  parts.push(ellipse(x + width * 0.87, top + height * 0.53, 3, 3, '#e0b869'));
  const lampX = x + width + 22;
  const lampY = top + height * 0.22;
  if (warm) {
    parts.push(
      ellipse(
        lampX,
        lampY + 6,
        60,
        60,
        pen.radial([
          [0, LAMP_TOP, 0.7],
          [1, LAMP_TOP, 0],
        ]),
      ),
    );
  }
  parts.push(
    pill(lampX - 5, lampY, 10, 16, 2, warm ? LAMP_FOOT : '#f3ead2'),
    rect(lampX - 6, lampY - 4, 12, 4, '#2a2f36'),
  );
  return group(parts);
}

/**
 * Draws a sectional garage door that fills the box.
 * @param modern true for horizontal panes
 */
export function drawGarage(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  modern: boolean,
): string {
  const parts = [
    rect(x - 7, y - 7, width + 14, height + 7, stage.look.house.trim),
    rect(x, y, width, height, stage.pen.fade(darken(colour, 0.08), lighten(colour, 0.06))),
  ];
  const rows = 4;
  const columns = modern ? 1 : Math.max(3, Math.round(width / 42));
  for (let row = 0; row < rows; row += 1) {
    const top = y + (height / rows) * row;
    parts.push(rect(x, top, width, 1.6, INK, withOpacity(0.25)));
    const pane = row === 0;
    for (let column = 0; column < columns; column += 1) {
      const left = x + (width / columns) * column;
      const fill = pane ? (lampsAreOn(stage.look) ? LAMP_TOP : '#86a4b8') : darken(colour, 0.06);
      if (pane || !modern) {
        parts.push(pill(left + 5, top + 6, width / columns - 10, height / rows - 12, 1.5, fill));
      }
    }
  }
  parts.push(rect(x, y, width, 7, INK, withOpacity(0.32)));
  return group(parts);
}
