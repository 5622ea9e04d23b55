/** What the page and the schema worker say to each other. */
import type { Violation } from './violations.ts';

/** Check a value; without one, only compile. */
export interface SchemaQuestion {
  id: number;
  /** JSON text. */
  schema: string;
  value?: unknown;
}

/** The answer to the question of the same id. */
export type SchemaAnswer = { id: number } & ({ violations: Violation[] } | { fault: string });
