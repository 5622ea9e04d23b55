/**
 * Colours of the drawings. A surface has the form '#rrggbb' and is graded by the light of the hour (see `grade`). A
 * light source, such as the sky or a lamp, has the form 'rgb(r,g,b)', which `grade` does not change.
 */

/** The brand's ink, the darkest colour of all pictures. */
export const INK = '#0f1b2d';
/** The lightest surface. */
const WHITE = '#ffffff';

type Channels = [number, number, number];

function channelsOf(colour: string): Channels {
  if (colour.startsWith('rgb(')) {
    const parts = colour.slice(4, -1).split(',').map(Number);
    return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0];
  }
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hexOf(channels: Channels): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes two surface colours. `amount` is the share of the second one, 0 to 1. */
export function mix(from: string, to: string, amount: number): string {
  const [r0, g0, b0] = channelsOf(from);
  const [r1, g1, b1] = channelsOf(to);
  return hexOf([r0 + (r1 - r0) * amount, g0 + (g1 - g0) * amount, b0 + (b1 - b0) * amount]);
}

/** Mixes in `amount` (0 to 1) of ink. */
export function darken(colour: string, amount: number): string {
  return mix(colour, INK, amount);
}

/** Mixes in `amount` (0 to 1) of white. */
export function lighten(colour: string, amount: number): string {
  return mix(colour, WHITE, amount);
}

/** Returns the colour as a light source, which `grade` does not change. */
export function luminous(colour: string): string {
  return `rgb(${channelsOf(colour).map(Math.round).join(',')})`;
}

/** The light of an hour on surfaces. Colours are multiplied by the lamp, then mixed with the air. */
export interface Light {
  /** Colour that surfaces are multiplied by. */
  lamp: string;
  /** Colour of the air. */
  air: string;
  /** Share of the air in the mix, 0 to 1. */
  haze: number;
}

/** Applies the light to every '#rrggbb' in a finished drawing. Every 'rgb()' stays. */
export function grade(svg: string, light: Light): string {
  const [lampR, lampG, lampB] = channelsOf(light.lamp);
  const known = new Map<string, string>();
  return svg.replace(/#[0-9a-f]{6}(?![0-9a-f])/g, (colour) => {
    const before = known.get(colour);
    if (before !== undefined) {
      return before;
    }
    const [r, g, b] = channelsOf(colour);
    const after = mix(
      hexOf([(r * lampR) / 255, (g * lampG) / 255, (b * lampB) / 255]),
      light.air,
      light.haze,
    );
    known.set(colour, after);
    return after;
  });
}
