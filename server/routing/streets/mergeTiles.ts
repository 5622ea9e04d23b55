import type { StreetTile } from './streetTile.ts';

/** Joins the streets of several files in one tile. Streets of different files meet at the borders of tiles only. */
export function mergeTiles(parts: readonly StreetTile[]): StreetTile {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const joined = (name: keyof StreetTile): number[] => parts.flatMap((part) => [...part[name]]);
  const nodes = (name: 'from' | 'to'): number[] => {
    let base = 0;
    return parts.flatMap((part) => {
      const numbers = Array.from(part[name], (node) => node + base);
      base += part.x.length;
      return numbers;
    });
  };
  return {
    x: Uint16Array.from(joined('x')),
    y: Uint16Array.from(joined('y')),
    from: Uint32Array.from(nodes('from')),
    to: Uint32Array.from(nodes('to')),
    length: Uint16Array.from(joined('length')),
    speed: Uint8Array.from(joined('speed')),
    access: Uint8Array.from(joined('access')),
  };
}
