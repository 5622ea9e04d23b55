/** Messages between the page and the schema worker. */
import type { Violation } from './violations.ts';

/** Checks a value; without one, only compiles. */
export interface SchemaQuestion {
  id: number;
  /** JSON text. */
  schema: string;
  value?: unknown;
}

/** The answer to the question of the same id. */
export type SchemaAnswer = { id: number } & ({ violations: Violation[] } | { fault: string });
