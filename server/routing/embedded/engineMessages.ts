import type { Point } from '#server/store/geometry/bounds.ts';
import type { WireArea } from '../../../src/api/realty/reachContract.ts';
import type { StreetMode } from './shortestTimes.ts';

/** A question to the engine's thread. */
export type EngineQuestion =
  | { kind: 'area'; to: Point; mode: StreetMode; minutes: number }
  | { kind: 'minutes'; from: Point; to: Point; mode: StreetMode };

/** A question with the number of its answer, and the version of the streets that it is about. */
export interface EngineCall {
  id: number;
  version: string;
  question: EngineQuestion;
  /** Tiles that the thread has asked for, one part of each source. Empty for a tile without streets. */
  tiles?: readonly (readonly [tile: number, parts: readonly Uint8Array[]])[];
}

/** Reasons why there is no answer. */
export type EngineRefusal = 'noStreets' | 'farFromStreet';

/** An answer, or the numbers of the tiles that the thread needs first. */
export type EngineAnswer = { id: number } & (
  | { kind: 'area'; area: WireArea }
  | { kind: 'minutes'; minutes: number | null }
  | { kind: 'refused'; reason: EngineRefusal }
  | { kind: 'needs'; tiles: readonly number[] }
  | { kind: 'failed'; message: string }
);
