import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type { SenderBrand } from '#server/store/content/senderBrand.ts';
import { withPicture } from './resizePicture.ts';
import type { CardFacts } from './shareCardFacts.ts';

/** Size in pixels that networks ask for (Open Graph's pictures, 1.91 to 1). */
const SIZE = { width: 1200, height: 630 } as const;
const EDGE = 48;

/** Colours of the light theme (src/ui/theme.ts). */
const COLOURS = {
  forSale: '#1070B8',
  forLease: '#0B7A5E',
  sold: '#B3261E',
  neutral: '#5B6778',
  ink: '#0F1B2D',
  pine: '#0B7A5E',
} as const;

/** The brand on a card: `logo` is the published picture in any format that the proxy accepts. */
export type CardBrand = Pick<SenderBrand, 'name' | 'colours'> & { logo?: Uint8Array | undefined };

/** The place of the mark or the logo, as in the header (src/app/header/Logo.tsx). */
const MARK_SIZE = { width: 34, height: 36 } as const;

/** The mark of the build. @param primary "#RRGGBB" */
const markOf = (
  primary: string,
): string => `<path fill="${COLOURS.pine}" d="M17 1 9.5 10.5h4L7.5 17.5h4.7L5 25h10.3v2.5h3.4V25H29l-7.2-7.5h4.7l-6-7h4z"/>
<g stroke="${primary}" fill="none" stroke-width="2.4" stroke-linecap="round">
<path d="M3 29.5q3.5-2.4 7 0t7 0 7 0 7 0"/><path d="M7 34q2.5-1.8 5 0t5 0 5 0 5 0"/></g>`;

type Weight = 500 | 700;

const resolvePackage = createRequire(import.meta.url).resolve;
const fonts = new Map<Weight, readonly Font[]>();

/** The product's typeface: the characters of English and French, and those of other names in Latin letters. */
function fontsOf(weight: Weight): readonly Font[] {
  const known = fonts.get(weight);
  if (known) return known;
  const opened = ['latin', 'latin-ext'].map((subset) => {
    const path = resolvePackage(`@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff2`);
    return create(readFileSync(path)) as Font; // a file of one font
  });
  fonts.set(weight, opened);
  return opened;
}

/** A line of text as outlines, so that it looks the same on machines without the font. */
interface Line {
  width: number;
  /** SVG, with the beginning of the line's base at this point. */
  at(x: number, y: number, colour: string): string;
}

/** Runs of characters with the font that has them. Letters that no font has lose their accents, or are left out. */
function runsOf(text: string, weight: Weight): { font: Font; text: string }[] {
  const known = fontsOf(weight);
  const fontOf = (character: string) =>
    known.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  const runs: { font: Font; text: string }[] = [];
  for (const character of text.normalize('NFC').replace(/\s/g, '\u00a0')) {
    const [plain = ''] = character.normalize('NFD');
    const shown = fontOf(character) ? character : plain;
    const font = fontOf(shown);
    const last = runs.at(-1);
    if (font && last?.font === font) last.text += shown;
    else if (font) runs.push({ font, text: shown });
  }
  return runs;
}

function lineOf(text: string, size: number, weight: Weight): Line {
  let width = 0;
  const glyphs: string[] = [];
  for (const run of runsOf(text, weight)) {
    const scale = size / run.font.unitsPerEm;
    const layout = run.font.layout(run.text);
    for (const [index, glyph] of layout.glyphs.entries()) {
      const position = layout.positions[index];
      const left = width + (position?.xOffset ?? 0) * scale;
      glyphs.push(
        `<path transform="translate(${left.toFixed(2)}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`,
      );
      width += (position?.xAdvance ?? 0) * scale;
    }
  }
  return {
    width,
    at: (x, y, colour) => `<g fill="${colour}" transform="translate(${x} ${y})">${glyphs.join('')}</g>`,
  };
}

/** Share of the size to which a long line shrinks before it is cut. */
const SMALLEST = 0.75;

/** The line within a width: smaller if it is long, then without its end. */
function fittedLine(text: string, size: number, weight: Weight, maxWidth: number): Line {
  const whole = lineOf(text, size, weight);
  if (whole.width <= maxWidth) return whole;
  const smaller = size * Math.max(SMALLEST, maxWidth / whole.width);
  for (let end = text.length; end > 0; end -= 1) {
    const part = end === text.length ? text : `${text.slice(0, end).trimEnd()}…`;
    const line = lineOf(part, smaller, weight);
    if (line.width <= maxWidth + 1) return line;
  }
  return lineOf('', size, weight);
}

/** The left and the top of the mark or the logo. */
const markPlace = (name: Line): { left: number; top: number } => ({
  left: Math.round(SIZE.width - EDGE - name.width - 72),
  top: 52,
});

/** Status at the top left, brand at the top right, and over the photo's darkened end price, rooms and address. */
function overlay(facts: CardFacts, name: Line, mark: string): string {
  const { width, height } = SIZE;
  const inner = width - 2 * EDGE;
  const { status, colour, price, address, rooms } = facts;
  const label = lineOf(status, 30, 700);
  const brandWidth = name.width + 96;
  const { left, top } = markPlace(name);
  const counts = fittedLine(rooms.join('  ·  '), 38, 700, inner * 0.55);
  const money = fittedLine(price, 80, 700, inner - counts.width - EDGE);
  const place = fittedLine(address, 38, 500, inner);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="${COLOURS.ink}" stop-opacity="0"/>
<stop offset="0.45" stop-color="${COLOURS.ink}" stop-opacity="0.72"/>
<stop offset="1" stop-color="${COLOURS.ink}" stop-opacity="0.94"/></linearGradient></defs>
<rect y="330" width="${width}" height="${height - 330}" fill="url(#dusk)"/>
<rect x="${EDGE}" y="40" width="${label.width + 56}" height="60" rx="30" fill="${COLOURS[colour]}"/>
${label.at(EDGE + 28, 81, '#FFFFFF')}
<rect x="${width - EDGE - brandWidth}" y="40" width="${brandWidth}" height="60" rx="30" fill="#FFFFFF"/>
<g transform="translate(${left} ${top})">${mark}</g>
${name.at(width - EDGE - 28 - name.width, 81, COLOURS.ink)}
${money.at(EDGE - 3, 524, '#FFFFFF')}
${counts.at(width - EDGE - counts.width, 524, '#FFFFFF')}
${place.at(EDGE, 584, '#FFFFFF')}
</svg>`;
}

/** Maximum width of the brand's name, which leaves room for the status. */
const MAX_NAME_WIDTH = 560;

/** The logo in the place of the mark, as a PNG. */
function fittedLogo(logo: Uint8Array): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return withPicture(Buffer.from(logo), (picture) =>
    picture.resize({ ...MARK_SIZE, fit: 'contain', background }).png(),
  );
}

/**
 * Draws the card of a home as a JPEG.
 * @param photo bytes of its first photo in any format that the proxy accepts
 * @throws ServiceError 502 if they are not a picture
 */
export async function drawShareCard(facts: CardFacts, photo: Uint8Array, brand: CardBrand): Promise<Buffer> {
  const name = fittedLine(brand.name, 30, 700, MAX_NAME_WIDTH);
  const logo = brand.logo && (await fittedLogo(brand.logo));
  const mark = logo ? '' : markOf(brand.colours.light);
  return withPicture(Buffer.from(photo), (picture) =>
    picture
      .resize({ ...SIZE, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .composite([
        { input: Buffer.from(overlay(facts, name, mark)) },
        ...(logo ? [{ input: logo, ...markPlace(name) }] : []),
      ])
      .jpeg({ quality: 84, mozjpeg: true }),
  );
}
