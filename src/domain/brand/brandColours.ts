/** The brand's primary colour: its contrast, and the styles that show it in place of that of the build. */

/** A colour scheme of the product. */
export type Scheme = 'light' | 'dark';

/** Primary colours as "#RRGGBB". */
export type BrandColours = Readonly<Record<Scheme, string>>;

/** Primary colours of the build for texts and buttons: `primary.dark` of the theme (src/ui/theme.ts). */
export const BUILD_COLOURS: BrandColours = { light: '#1070B8', dark: '#5AB0F0' };

/** Primary colours of the build for fills and icons: `primary.main`. */
export const BUILD_MAIN: BrandColours = { light: '#147BC9', dark: '#5AB0F0' };

/** The smallest contrast of text (WCAG 2.2, success criterion 1.4.3). */
export const MIN_CONTRAST = 4.5;

/** Colours of the theme beside the primary one, and the share of it in the ground of chips and chosen parts. */
export const SCHEMES = {
  light: { page: '#F5F7FA', surface: '#FFFFFF', onColour: '#FFFFFF', tint: 0.1 },
  dark: { page: '#0F1722', surface: '#182230', onColour: '#0F1722', tint: 0.13 },
} as const;

/** Red, green and blue of "#RRGGBB", from 0 to 255. */
const partsOf = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Mixes a share of a colour, from 0 to 1, into another one. */
function mixed(colour: string, ground: string, share: number): string {
  const below = partsOf(ground);
  const parts = partsOf(colour).map((part, at) => Math.round(part * share + (below[at] ?? 0) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const tintOf = (colour: string, { surface, tint }: (typeof SCHEMES)[Scheme]): string =>
  mixed(colour, surface, tint);

/**
 * Relative luminance of "#RRGGBB", from 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance (2024-12). The limit of
 * the linear part is that of sRGB (IEC 61966-2-1), which that definition names in its note.
 */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour)
    .map((part) => part / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio (2024-12). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** True for "#RRGGBB". */
export const isColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** The weakest contrast of a primary colour, and the colour of the product that it has it with. */
export interface WeakestContrast {
  ratio: number;
  /** The page's ground, a surface, the ground of a chip, or the text on a button. */
  with: 'page' | 'surface' | 'tint' | 'onColour';
}

/** Returns the weakest contrast of a primary colour with the colours beside it. */
export function weakestContrast(colour: string, scheme: Scheme): WeakestContrast {
  const { page, surface, onColour } = SCHEMES[scheme];
  const grounds = { onColour, surface, page, tint: tintOf(colour, SCHEMES[scheme]) };
  const ratios = Object.entries(grounds).map(([name, ground]) => ({
    ratio: contrast(colour, ground),
    with: name as WeakestContrast['with'], // the keys of grounds
  }));
  return ratios.reduce((weakest, one) => (one.ratio < weakest.ratio ? one : weakest));
}

function variablesOf(colour: string, scheme: Scheme): string {
  const { surface } = SCHEMES[scheme];
  const tint = tintOf(colour, SCHEMES[scheme]);
  const track = mixed(colour, surface, 0.4);
  const palette = {
    'primary-main': colour,
    'primary-dark': colour,
    'primary-light': tint,
    'chip-main': tint,
  };
  const tracks = ['LinearProgress-primaryBg', 'Slider-primaryTrack', 'Switch-primaryDisabledColor'];
  return [
    ...Object.entries(palette).flatMap(([name, value]) => [
      `${name}:${value}`,
      `${name}Channel:${partsOf(value).join(' ')}`,
    ]),
    ...tracks.map((name) => `${name}:${track}`),
  ]
    .map((declaration) => `--mui-palette-${declaration}`)
    .join(';');
}

/**
 * Returns styles that set the theme's variables of the primary colour. They have priority over the theme's own, but not over
 * those of printed pages.
 */
export const brandStyles = ({ light, dark }: BrandColours): string =>
  `html:root{${variablesOf(light, 'light')}}html[data-color-scheme=dark]{${variablesOf(dark, 'dark')}}`;
