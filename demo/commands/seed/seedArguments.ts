import { WrongSetting } from '#server/config/configuration.ts';

/** What `npm run seed` was asked for. */
export interface SeedArguments {
  /** How many listings; undefined where nobody said. */
  listings: number | undefined;
  /** Days since 1970-01-01; undefined for today. */
  worldDay: number | undefined;
  /** Tell how the market spreads, and leave the store alone. */
  isReport: boolean;
  /** Fill the store also where it holds the listings of a board. */
  replacesIngested: boolean;
}

const FEWEST_LISTINGS = 100;
const MOST_LISTINGS = 1_000_000;
const MILLISECONDS_A_DAY = 86_400_000;

function listingsOf(value: string): number {
  const count = Number(value);
  if (!/^\d+$/.test(value) || count < FEWEST_LISTINGS || count > MOST_LISTINGS) {
    throw new WrongSetting('--listings', value, `a whole number from ${FEWEST_LISTINGS} to ${MOST_LISTINGS}`);
  }
  return count;
}

function dayOf(value: string): number {
  const moment = new Date(`${value}T00:00:00Z`);
  // 30 February would become a day in March.
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(value) || !isDay) {
    throw new WrongSetting('--day', value, 'a day of this century like 2026-11-21');
  }
  return moment.getTime() / MILLISECONDS_A_DAY;
}

/**
 * Reads what stands behind `npm run seed --`.
 * @throws WrongSetting for the first word that cannot be used
 */
export function readSeedArguments(words: readonly string[]): SeedArguments {
  const asked: SeedArguments = {
    listings: undefined,
    worldDay: undefined,
    isReport: false,
    replacesIngested: false,
  };
  for (const word of words) {
    const [name, value = ''] = word.split(/=(.*)/s);
    if (name === '--listings') asked.listings = listingsOf(value);
    else if (name === '--day') asked.worldDay = dayOf(value);
    else if (word === '--report') asked.isReport = true;
    else if (word === '--replace-ingested') asked.replacesIngested = true;
    else {
      const known = '--listings=200000, --day=2026-11-21, --replace-ingested or --report';
      throw new WrongSetting('The argument', word, known);
    }
  }
  return asked;
}
