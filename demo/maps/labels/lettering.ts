/** Names as outlines, so that pictures of the map need no font of the machine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Units to an em in the file of letters. */
const EM = 1000;
/** Height of capitals in units, by which a name is centred. */
const CAPITAL = 700;

interface Letter {
  advance: number;
  outline: string;
}

let known: Map<string, Letter> | undefined;

function letters(): Map<string, Letter> {
  if (known === undefined) {
    const text = readFileSync(join(import.meta.dirname, 'letters.json'), 'utf8');
    const file = JSON.parse(text) as { letters: Record<string, string> }; // the file is in this folder
    known = new Map(
      Object.entries(file.letters).map(([letter, form]) => {
        const space = form.indexOf(' ');
        return [letter, { advance: Number(form.slice(0, space)), outline: form.slice(space + 1) }];
      }),
    );
  }
  return known;
}

/** Returns the width of a text in pixels. Letters that the font does not have are left out. */
export function widthOf(text: string, size: number): number {
  const font = letters();
  const units = [...text].reduce((sum, letter) => sum + (font.get(letter)?.advance ?? 0), 0);
  return (units * size) / EM;
}

/** The look of a text: its size in pixels, its colour, and that of the border around its letters. */
export interface Lettering {
  size: number;
  colour: string;
  halo?: string;
}

/** Returns a text as SVG, centred on a point and turned by `degrees` clockwise. */
export function lettering(
  text: string,
  [x, y]: readonly [number, number],
  degrees: number,
  { size, colour, halo }: Lettering,
): string {
  const font = letters();
  const scale = size / EM;
  let left = (-widthOf(text, size) / size) * (EM / 2);
  const placed: string[] = [];
  for (const letter of text) {
    const form = font.get(letter);
    if (form === undefined) continue;
    if (form.outline !== '') {
      placed.push(`<path transform="translate(${left.toFixed(0)} 0)" d="${form.outline}"/>`);
    }
    left += form.advance;
  }
  const shapes = placed.join('');
  const border = `fill="none" stroke="${halo}" stroke-width="${(3 / scale).toFixed(0)}" stroke-linejoin="round"`;
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees.toFixed(1)})`;
  const middle = `scale(${scale.toFixed(4)} ${(-scale).toFixed(4)}) translate(0 ${-CAPITAL / 2})`;
  return `<g transform="${place} ${middle}">${halo === undefined ? '' : `<g ${border}>${shapes}</g>`}<g fill="${colour}">${shapes}</g></g>`;
}
