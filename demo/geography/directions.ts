import type { FrameFacts } from '#demo/facts/regionFacts.ts';
import type { StreetTitle } from './names.ts';
import type { StreetSink } from './streetSink.ts';

/** A line this near to where quadrants meet lies on the boundary itself, km. */
const ON_LINE = 0.03;

/** "22nd Avenue": such a street says its side even where it lies on one side alone. */
export const NUMBERED = /^\d/;

/** How a line of a frame is called on either side of a place along it. */
export interface Halves {
  /** Where the name changes, km along the line. */
  at: number;
  /** Directions before and beyond it. */
  low: string;
  high: string;
  /** True where a line that lies on one side alone has a direction too. */
  always: boolean;
}

/** The halves of a line across an axis at an offset (km), if the frame has such. */
export function halvesOf(
  facts: FrameFacts,
  axis: 'northSouth' | 'eastWest',
  offset: number,
): Halves | undefined {
  if (facts.quadrants !== undefined) {
    const [u, v] = facts.quadrants;
    if (axis === 'northSouth') {
      const half = Math.abs(offset - u) < ON_LINE ? '' : offset < u ? 'W' : 'E';
      return { at: v, low: `S${half}`, high: `N${half}`, always: true };
    }
    const half = Math.abs(offset - v) < ON_LINE ? '' : offset < v ? 'S' : 'N';
    return { at: u, low: `${half}W`, high: `${half}E`, always: true };
  }
  return axis === 'eastWest' && facts.splitsEastWest !== undefined
    ? { at: 0, low: 'W', high: 'E', always: false }
    : undefined;
}

const WRITTEN_OUT: Readonly<Record<string, string>> = { E: 'East', W: 'West' };

/** A sink for a frame's streets that takes their directions into the names where the city writes them first. */
export function namingSink(facts: FrameFacts, sink: StreetSink): StreetSink {
  if (facts.splitsEastWest !== 'before') {
    return sink;
  }
  return {
    ...sink,
    add: ({ direction = '', title, ...street }) => {
      const first = WRITTEN_OUT[direction];
      const named: typeof title = (city): StreetTitle => {
        const { name, suffix } = title(city);
        return { name: first === undefined ? name : `${first} ${name}`, suffix };
      };
      sink.add({ ...street, title: named });
    },
  };
}
