import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IngestSummary, Tally } from '#server/ingest/ingestSummary.ts';

/** Maximum number of lines of a part on the terminal. */
const MAX_LINES = 10;
const COUNT_WIDTH = 9;

type Tallies = readonly (readonly [text: string, tally: Tally])[];

function part(title: string, tallies: Tallies, limit = MAX_LINES): string[] {
  if (tallies.length === 0) return [];
  const lines = tallies.slice(0, limit).map(([text, { count, example }]) => {
    return `${count.toLocaleString('en-CA').padStart(COUNT_WIDTH)}  ${text}${example === '' ? '' : `, as ${example}`}`;
  });
  const left = tallies.slice(limit);
  const more = left.reduce((sum, [, { count }]) => sum + count, 0).toLocaleString('en-CA');
  return [
    title,
    ...lines,
    ...(left.length > 0 ? [`${more.padStart(COUNT_WIDTH)}  in ${left.length} others`] : []),
  ];
}

/** Lists texts with their counts, without examples: "Sale New 40, Lease New 3". */
function listed(title: string, tallies: Tallies): string[] {
  if (tallies.length === 0) return [];
  return [
    `${title}: ${tallies.map(([text, { count }]) => `${text} ${count.toLocaleString('en-CA')}`).join(', ')}.`,
  ];
}

/** The summary for the operator's terminal: the most frequent of each part, each with an example. */
export function summaryLines(summary: IngestSummary): string[] {
  return [
    ...listed('Listings by board', summary.tallies('boards')),
    ...listed('Listings by status', summary.tallies('offers')),
    ...listed('Listings by kind', summary.tallies('kinds')),
    ...part('Reasons of invalid rows; a row counts for each of its reasons:', summary.tallies('refused')),
    ...part('Values that could not be read, and count as missing:', summary.tallies('unread')),
    ...part('Guessed or converted:', summary.tallies('guesses')),
    ...part('Fields without a use here:', summary.unusedFields(), 5),
  ];
}

/**
 * Writes the whole summary as JSON beside the report of invalid rows.
 * @returns the path of the file
 */
export function writeSummary(summary: IngestSummary, folder: string, run: number): string {
  const path = join(folder, `ingest-${run}-summary.json`);
  const members = (tallies: Tallies) => Object.fromEntries(tallies);
  const whole = {
    boards: members(summary.tallies('boards')),
    offers: members(summary.tallies('offers')),
    kinds: members(summary.tallies('kinds')),
    refused: members(summary.tallies('refused')),
    unread: members(summary.tallies('unread')),
    guesses: members(summary.tallies('guesses')),
    unusedFields: members(summary.unusedFields()),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${JSON.stringify(whole, null, 2)}\n`);
  return path;
}
