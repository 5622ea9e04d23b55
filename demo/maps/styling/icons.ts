/** The icons of the map: the product's own signs of places, and the shields of expressways. */
import { ICON_NAMES, type IconName, type Palette, type ShieldColours } from './palettes.ts';

/** An icon as the content of an SVG of its size. */
export interface Icon {
  width: number;
  height: number;
  svg: string;
}

/** Side of a place's icon in pixels. */
const SIDE = 20;

/** The drawings on a place's round ground, in a square of 20 units. `INK` is the colour of lines and areas. */
const GLYPHS: Readonly<Record<IconName, string>> = {
  hospital: '<path d="M7 5.8v8.4M13 5.8v8.4M7 10h6" stroke="INK" stroke-width="2" fill="none"/>',
  campus:
    '<path d="M10 5.4 3.8 8.5 10 11.6l6.200-3.1z" fill="INK"/><path d="M6.700 10.800v2.500c2 1.500 4.600 1.500 6.600 0v-2.500" stroke="INK" stroke-width="1.400" fill="none"/>',
  school: '<path d="M10 4.800 4.800 8.600v5.900h3.600v-3.400h3.200v3.400h3.600V8.600z" fill="INK"/>',
  station:
    '<path d="M7.200 4.700h5.600a1.700 1.700 0 0 1 1.700 1.700v4.800a1.700 1.700 0 0 1-1.700 1.700H7.200a1.700 1.700 0 0 1-1.700-1.700V6.400a1.700 1.700 0 0 1 1.700-1.700zm0 1.900v2.500h5.600V6.600z" fill-rule="evenodd" fill="INK"/><path d="M7.600 13.200 6.200 15.300M12.400 13.200l1.400 2.100" stroke="INK" stroke-width="1.300"/>',
  shop: '<path d="M5.600 7.800h8.800l-.7 6.900H6.300z" fill="INK"/><path d="M7.900 8.400V7a2.100 2.100 0 0 1 4.200 0v1.400" stroke="INK" stroke-width="1.300" fill="none"/>',
  airport:
    '<path d="M10 3.900c.7 0 1.100.9 1.100 1.800v2.400l4.600 2.800v1.400l-4.600-1.400v2.300l1.400 1.100v1.100L10 14.700l-2.500.7v-1.100l1.400-1.100v-2.300l-4.600 1.400v-1.400l4.600-2.800V5.700c0-.9.400-1.800 1.100-1.800z" fill="INK"/>',
  golf: '<path d="M8.300 15.200V4.800l5.600 2.500-5.600 2.600" fill="INK" stroke="INK" stroke-width="1.200"/>',
  area: '<path d="M10 4.200l3.700 4.700h-1.800l2.600 3.500h-3.600v3H9.100v-3H5.500l2.600-3.500H6.300z" fill="INK"/>',
};

function placeIcon(name: IconName, { icons, halo }: Palette): Icon {
  const glyph = GLYPHS[name].replaceAll('INK', icons.ink);
  const ground = `<circle cx="10" cy="10" r="9" fill="${icons[name]}" stroke="${halo}" stroke-width="1.500"/>`;
  return {
    width: SIDE,
    height: SIDE,
    svg: `<g stroke-linecap="round" stroke-linejoin="round">${ground}${glyph}</g>`,
  };
}

/** Widths of a shield in pixels by the number of its digits, and its height. */
const SHIELD_WIDTHS = [22, 22, 24, 29];
const SHIELD_HEIGHT = 23;

/** Returns a shield for a number of one to three digits. The number is written on it by its layer. */
function shield(digits: number, { ground, edge }: ShieldColours, crown?: string): Icon {
  const width = SHIELD_WIDTHS[digits] ?? SHIELD_HEIGHT;
  const [left, right, middle] = [1.2, width - 1.2, width / 2];
  const outline = `M${left + 2.2} 1.600Q${middle} 3.400 ${right - 2.2} 1.600L${right} 5C${right - 1} 9 ${right + 0.4} 13 ${right - 3} 17Q${middle + 3} 20.400 ${middle} 21.800Q${middle - 3} 20.400 ${left + 3} 17C${left - 0.4} 13 ${left + 1} 9 ${left} 5Z`;
  const top =
    crown === undefined ? '' : `<path d="M${left + 0.6} 6.200V2.600H${right - 0.6}V6.200Z" fill="${crown}"/>`;
  const clip = `<clipPath id="s${digits}"><path d="${outline}"/></clipPath><g clip-path="url(#s${digits})">${top}</g>`;
  return {
    width,
    height: SHIELD_HEIGHT,
    svg: `<path d="${outline}" fill="${ground}"/>${crown === undefined ? '' : clip}<path d="${outline}" fill="none" stroke="${edge}" stroke-width="1.500" stroke-linejoin="round"/>`,
  };
}

/** Returns the icons of a style by their name: those of places, and "highway-2", "autoroute-3" by their digits. */
export function iconsOf(palette: Palette): Record<string, Icon> {
  const { highway, autoroute } = palette.shields;
  return Object.fromEntries([
    ...ICON_NAMES.map((name) => [name, placeIcon(name, palette)] as const),
    ...[1, 2, 3].flatMap(
      (digits) =>
        [
          [`highway-${digits}`, shield(digits, highway)],
          [`autoroute-${digits}`, shield(digits, autoroute, autoroute.crown)],
        ] as const,
    ),
  ]);
}
