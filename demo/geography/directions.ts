import type { FrameFacts } from '#demo/facts/regionFacts.ts';
import type { StreetTitle } from './names.ts';
import type { StreetSink } from './streetSink.ts';

/** Maximum distance in km from the boundary between quadrants at which a line counts as the boundary. */
const ON_LINE = 0.03;

/** Matches numbered streets such as "22nd Avenue". They have a direction even if they are on one side only. */
export const NUMBERED = /^\d/;

/** The directions of a frame's line on both sides of a point. */
export interface Halves {
  /** The point where the name changes, in km along the line. */
  at: number;
  /** Directions before and after the point. */
  low: string;
  high: string;
  /** True if a line on one side only has a direction too. */
  always: boolean;
}

/** Returns the halves of a line at an offset (km) across an axis; undefined if the frame has none. */
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

/**
 * Returns a sink for a frame's streets. In cities that write the direction first, it adds the direction to the name.
 */
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
