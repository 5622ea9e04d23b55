import type { Checkpoint } from '#server/store/ingest/ingestRun.ts';
import type { IngestOptions, IngestOutcome } from './runIngest.ts';
import { summaryLines } from './summaryTexts.ts';

const STEPS = 10;
/** Milliseconds after which the progress is printed again. */
const LONGEST_SILENCE = 5_000;
const SECOND = 1_000;

const whole = (number: number): string => Math.round(number).toLocaleString('en-CA');

/** Rows that a run has processed. */
function rowsOf({ added, changed, unchanged, withdrawn, invalid }: Checkpoint): number {
  return added + changed + unchanged + withdrawn + invalid;
}

/** Prints the progress of a run: at each tenth, and every few seconds. */
export function progressPrinter(
  log: (line: string) => void,
): Required<Pick<IngestOptions, 'onProgress' | 'onBegin'>> {
  let start = performance.now();
  let lastPrinted = start;
  let shown = 0;
  let before = 0;
  return {
    onBegin(checkpoint, isResumed) {
      before = rowsOf(checkpoint);
      start = performance.now();
      if (!isResumed) return;
      log(
        `Continuing after row ${whole(checkpoint.row_count)} of ${checkpoint.file || 'the first file'} ...`,
      );
    },
    onProgress(checkpoint, share) {
      const now = performance.now();
      const step = Math.min(STEPS, Math.floor(share * STEPS));
      if (step === shown && now - lastPrinted < LONGEST_SILENCE) return;
      shown = step;
      lastPrinted = now;
      const rows = rowsOf(checkpoint);
      const pace = ((rows - before) / Math.max(1, now - start)) * SECOND;
      const bar = '#'.repeat(step).padEnd(STEPS, '.');
      log(`  [${bar}] ${whole(rows)} rows, ${whole(pace)} a second, ${whole(checkpoint.invalid)} invalid`);
    },
  };
}

/** The summary of a run for the operator. */
export function outcomeLines(outcome: IngestOutcome, milliseconds: number): string[] {
  const { added, changed, unchanged, withdrawn, invalid, reportPath, summary, summaryPath } = outcome;
  const { geocoderProblem, notWithdrawn } = outcome;
  const seconds = (milliseconds / SECOND).toFixed(1);
  return [
    `Loaded in ${seconds} s: ${whole(added)} new, ${whole(changed)} changed, ${whole(unchanged)} unchanged, ${whole(withdrawn)} withdrawn, ${whole(invalid)} invalid.`,
    ...summaryLines(summary),
    `The whole summary: ${summaryPath}`,
    ...(reportPath === undefined ? [] : [`The invalid rows, each with its reasons: ${reportPath}`]),
    ...(geocoderProblem === undefined
      ? []
      : [
          `The geocoder failed several times in a row and was not asked again: ${geocoderProblem} The next run looks up the missing positions.`,
        ]),
    ...(notWithdrawn === undefined
      ? []
      : [`Listings that the export lacks were not withdrawn, because ${notWithdrawn}.`]),
  ];
}
