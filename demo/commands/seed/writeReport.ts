import { readFile, writeFile } from 'node:fs/promises';
import { generateListings } from '#demo/listings/generateListings.ts';
import { DEMO_SEED, USUAL_LISTINGS } from '#demo/seed/seedStore.ts';
import type { Geography } from '#demo/types.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { spreadReport } from './report.ts';
import { type Trace, traceOf } from './spread.ts';

const SECTION = '## The spread';

/** Options of a report. */
export interface ReportOptions {
  geography: Geography;
  /** Number of listings; the usual number by default. */
  listings: number | undefined;
  /** Days since 1970-01-01. */
  today: number;
}

/** Returns the section of docs/demo-data.md with its heading. */
export function spreadSection({ geography, listings, today }: ReportOptions): string {
  const count = listings ?? USUAL_LISTINGS;
  const provinces = new Map(geography.cities.map(({ state, stateCode }) => [state, stateCode]));
  const traces: Trace[] = [];
  for (const listing of generateListings({ geography, count, seed: DEMO_SEED, today })) {
    traces.push(traceOf(listing, provinces));
  }
  const day = new Date(today * MILLISECONDS_A_DAY);
  const year = day.getUTCFullYear();
  const dayOfYear = today - Date.UTC(year, 0, 1) / MILLISECONDS_A_DAY + 1;
  const command = `npm run seed -- --report --listings=${count} --day=${day.toISOString().slice(0, 10)}`;
  return `${SECTION}\n\nMade by \`${command}\`. Dollars; every figure is of this generated country.\n\n${spreadReport(traces, { year, dayOfYear })}`;
}

/** Replaces the section in the file, or adds it at the end. */
export async function replaceSection(file: string, section: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const start = text.indexOf(`${SECTION}\n`);
  const before = start === -1 ? `${text.trimEnd()}\n\n` : text.slice(0, start);
  const rest = start === -1 ? '' : text.slice(start + SECTION.length);
  const next = rest.indexOf('\n## ');
  await writeFile(file, before + section + (next === -1 ? '' : rest.slice(next)));
}
