/** Fills the store with the generated world, or tells how its market spreads: `npm run seed` ends here. */
import { join } from 'node:path';
import { buildGeography } from '#demo/geography/geography.ts';
import { WORLD_SEED } from '#demo/seed/seedWorld.ts';
import { dayOf, systemClock } from '#server/http/clock.ts';
import { runUntilSignal } from '#server/start/runUntilSignal.ts';
import { fillStore } from './fillStore.ts';
import { readSeedArguments } from './seedArguments.ts';
import { replaceSection, spreadSection } from './writeReport.ts';

const root = join(import.meta.dirname, '..', '..', '..');

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await runUntilSignal(async () => {
  const asked = readSeedArguments(process.argv.slice(2));
  const { listings, replacesIngested, worldDay = dayOf(systemClock.now()) } = asked;
  const drawGeography = () => buildGeography(WORLD_SEED);
  if (asked.isReport) {
    const section = spreadSection({ geography: drawGeography(), listings, worldDay });
    await replaceSection(join(root, 'docs', 'demo-data.md'), section);
    say(section);
  } else {
    await fillStore({ root, drawGeography, listings, worldDay, replacesIngested, say });
  }
  return () => Promise.resolve();
});
