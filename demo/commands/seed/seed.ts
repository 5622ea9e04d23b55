/** Fills the store with generated listings, or reports their distribution; started by `npm run seed`. */
import { join } from 'node:path';
import { buildGeography } from '#demo/geography/geography.ts';
import { DEMO_SEED } from '#demo/seed/seedStore.ts';
import { dayOf, systemClock } from '#server/http/clock.ts';
import { commandLine } from '#server/start/commandLine.ts';
import { runToEnd } from '#server/start/runUntilSignal.ts';
import { fillStore } from './fillStore.ts';
import { seedOptions } from './seedOptions.ts';
import { replaceSection, spreadSection } from './writeReport.ts';

const root = join(import.meta.dirname, '..', '..', '..');

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const { listings, day, yes, report } = await commandLine(seedOptions);
const today = day ?? dayOf(systemClock.now());
await runToEnd(async () => {
  const drawGeography = () => buildGeography(DEMO_SEED);
  if (report) {
    const section = spreadSection({ geography: drawGeography(), listings, today });
    await replaceSection(join(root, 'docs', 'demo-data.md'), section);
    print(section);
  } else {
    await fillStore({ root, drawGeography, listings, today, replacesIngested: yes, log: print });
  }
});
