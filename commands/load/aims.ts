import type { LoadReport } from './openLoop.ts';

/** Maximum time in milliseconds of a refusal: the caller learns early when to try again. */
const REFUSED_WITHIN_MS = 100;
/** Maximum time in milliseconds of an answer, also beyond the product's capacity. */
const SERVED_WITHIN_MS = 1000;

/** An aim of the product under load. */
export interface Aim {
  isMet: boolean;
  /** The aim with its figure. */
  sentence: string;
}

const aim = (isMet: boolean, sentence: string): Aim => ({
  isMet,
  sentence: `${isMet ? 'met' : 'NOT MET'}: ${sentence}`,
});

/**
 * Compares a load with the aims: refusals within 100 ms, answers within a second (both for 99 of 100), no errors, to which a
 * refused lead counts.
 * @param isCold true for a new process with empty caches, of which 95 of 100 are expected
 */
export function aimsOf({ answered, shed, errors }: LoadReport, isCold = false): Aim[] {
  const [share, part] = isCold ? ([95, 'p95'] as const) : ([99, 'p99'] as const);
  const failures = Object.values(errors).reduce((sum, number) => sum + number, 0);
  const refusals =
    shed.number === 0
      ? aim(true, 'no request was refused.')
      : aim(
          shed[part] <= REFUSED_WITHIN_MS,
          `${share} of 100 refusals (503 with Retry-After) within ${REFUSED_WITHIN_MS} ms: ${Math.round(shed[part])} ms.`,
        );
  return [
    aim(
      answered.number > 0 && answered[part] <= SERVED_WITHIN_MS,
      `${share} of 100 answers within ${SERVED_WITHIN_MS} ms: ${Math.round(answered[part])} ms.`,
    ),
    refusals,
    aim(failures === 0, `no errors: ${failures}.`),
  ];
}
