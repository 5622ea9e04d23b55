import type { Point } from '#server/store/geometry/bounds.ts';
import type { WireArea } from '../../../src/api/realty/reachContract.ts';
import type { StreetMode } from './shortestTimes.ts';

/** The mode, and for transit the time of arrival in minutes after midnight. */
export type EngineMode = { mode: StreetMode } | { mode: 'transit'; at: number };

/** A question to the engine's thread. */
export type EngineQuestion = EngineMode &
  ({ kind: 'area'; to: Point; minutes: number } | { kind: 'minutes'; from: Point; to: Point });

/** A question with the number of its answer, and the version of the streets that it is about. */
export interface EngineCall {
  id: number;
  version: string;
  question: EngineQuestion;
  /** Tiles that the thread has asked for, one part of each source. Empty for a tile without streets. */
  tiles?: readonly (readonly [tile: number, parts: readonly Uint8Array[]])[];
  /** The packed timetables, if the thread has asked for them. */
  timetables?: readonly Uint8Array[];
}

/** Reasons why there is no answer. */
export type EngineRefusal = 'noStreets' | 'farFromStreet' | 'noTimetable';

/** An answer, or what the thread needs first: the timetables, or tiles by their numbers. */
export type EngineAnswer = { id: number } & (
  | { kind: 'area'; area: WireArea }
  | { kind: 'minutes'; minutes: number | null }
  | { kind: 'refused'; reason: EngineRefusal }
  | { kind: 'needs'; tiles: readonly number[]; timetables?: true }
  | { kind: 'failed'; message: string }
);
