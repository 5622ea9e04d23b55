import type { ViewingState, ViewingTable, ViewingWish } from './viewingTables.ts';
import { endOfDay } from './viewingTimes.ts';

/** The time that the brokerage names, as ISO 8601 in UTC. */
export interface ViewingTime {
  starts: string;
  ends: string;
}

/** A change by the customer. An agreement names the start of the offer that the customer saw. */
export type CustomersChange =
  | ({ state: 'asked' } & ViewingWish)
  | { state: 'agreed'; starts: string }
  | { state: 'cancelled' };

/** An answer of the brokerage. An agreement without a time is to the time that was offered. */
export type BrokeragesChange =
  | { state: 'offered'; time: ViewingTime; sentence: string | null }
  | { state: 'agreed'; time: ViewingTime | undefined; sentence: string | null }
  | { state: 'declined'; sentence: string };

/** A change, and its author. */
export type ViewingChange = ({ by: 'customer' } & CustomersChange) | ({ by: 'brokerage' } & BrokeragesChange);

/** Columns that a change of state sets. */
export type NextViewing = Pick<
  ViewingTable,
  'day' | 'part' | 'way' | 'state' | 'starts' | 'ends' | 'sentence' | 'over'
>;

/** States that a change may follow. */
export const OPEN_STATES: readonly ViewingState[] = ['asked', 'offered', 'agreed'];

/** True if the brokerage has named this time already. With another sentence it has something new to say. */
const isNamed = ({ state, starts, ends, sentence }: ViewingTable, change: BrokeragesChange): boolean => {
  if (state !== change.state || change.state === 'declined') return false;
  const { time } = change;
  const isNew = change.sentence !== null && change.sentence !== sentence;
  return !isNew && (time === undefined || (time.starts === starts && time.ends === ends));
};

const isSame = (known: ViewingTable, change: ViewingChange): boolean => {
  if (change.by === 'brokerage') return isNamed(known, change);
  if (known.state !== change.state) return false;
  if (change.state === 'asked') {
    return known.day === change.day && known.part === change.part && known.way === change.way;
  }
  return change.state === 'cancelled' || known.starts === change.starts;
};

const timeOf = ({ starts, ends }: ViewingTable): ViewingTime | undefined =>
  starts === null || ends === null ? undefined : { starts, ends };

function answered(known: NextViewing, change: { by: 'brokerage' } & BrokeragesChange): NextViewing {
  const { state, sentence } = change;
  if (change.state === 'declined') return { ...known, state, sentence };
  const { time } = change;
  return { ...known, state, sentence, ...(time && { ...time, over: time.ends }) };
}

/**
 * The viewing after a change.
 * @param now ISO 8601
 * @returns 'same' if it has this state already, 'refused' if this change cannot follow the present state
 */
export function nextViewing(
  known: ViewingTable,
  change: ViewingChange,
  now: string,
): NextViewing | 'same' | 'refused' {
  if (isSame(known, change)) return 'same';
  const { day, part, way, starts, ends, over } = known;
  const present = { day, part, way, state: known.state, starts, ends, over, sentence: null };
  if (!OPEN_STATES.includes(known.state)) return 'refused';
  if (change.by === 'brokerage') {
    const lacksTime =
      change.state === 'agreed' && !change.time && (known.state === 'asked' || !timeOf(known));
    return lacksTime ? 'refused' : answered(present, change);
  }
  if (known.over <= now) return 'refused';
  if (change.state === 'asked') {
    const wish = { day: change.day, part: change.part, way: change.way };
    return { ...present, ...wish, state: 'asked', over: endOfDay(known.time_zone, change.day) };
  }
  if (change.state === 'cancelled') return { ...present, state: 'cancelled' };
  const isOffered = known.state === 'offered' && known.starts === change.starts;
  return isOffered ? { ...present, state: 'agreed' } : 'refused';
}
