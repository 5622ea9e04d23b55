import type { LineFacts } from './regionFacts.ts';

/** A street's number and its km across the frame. */
type Anchor = readonly [number: number, offset: number];

/**
 * The numbered streets from one anchor to the next, evenly between them: "17th Avenue" or "96 Avenue", lettered with
 * "96A Avenue" between.
 */
export function numbered(
  suffix: 'Street' | 'Avenue',
  form: 'ordinal' | 'plain' | 'lettered',
  anchors: readonly Anchor[],
  from?: number,
  to?: number,
): LineFacts[] {
  const lines: LineFacts[] = [];
  for (const [index, [number, offset]] of anchors.entries()) {
    const [nextNumber, nextOffset] = anchors[index + 1] ?? [number, offset];
    const count = Math.max(1, Math.abs(nextNumber - number));
    for (let step = 0; step < count; step += 1) {
      const here = number + step * Math.sign(nextNumber - number);
      const label = form === 'ordinal' ? ordinal(here) : `${here}`;
      const at = (steps: number): number => offset + ((nextOffset - offset) * steps) / count;
      lines.push([`${label} ${suffix}`, at(step), from, to]);
      if (form === 'lettered' && nextOffset !== offset) {
        lines.push([
          `${Math.min(here, here + Math.sign(nextNumber - number))}A ${suffix}`,
          at(step + 0.5),
          from,
          to,
        ]);
      }
    }
  }
  return lines;
}

/** Named streets evenly between two places, the places themselves left out: "Yew,Vine,Balsam". */
export function evenly(
  suffix: 'Street' | 'Avenue',
  first: number,
  last: number,
  names: string,
  from?: number,
  to?: number,
): LineFacts[] {
  const list = names.split(',');
  return list.map((name, at): LineFacts => {
    const offset = first + ((last - first) * (at + 1)) / (list.length + 1);
    return [`${name} ${suffix}`, offset, from, to];
  });
}

function ordinal(number: number): string {
  const teen = Math.floor((number % 100) / 10) === 1;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}
