/** What `npm run bench` was asked for. */
export interface BenchArguments {
  /** Sizes of the worlds, each on each engine. */
  listings: readonly number[];
  /** Time PostGIS and supercluster as well. */
  withPeers: boolean;
  /** Folder that the databases stay in; undefined for one that goes with the run. */
  keep: string | undefined;
  /** Make the databases and time nothing. */
  isLoadOnly: boolean;
  /** How often each question is asked, after once that does not count. */
  passes: number;
}

/** A word that cannot be used: its message says what may stand there. */
export class WrongArgument extends Error {}

const FEWEST = 1_000;
const MOST = 1_000_000;

function sizesOf(value: string): number[] {
  const sizes = value.split(',').map(Number);
  const areGood = sizes.every((size) => Number.isInteger(size) && size >= FEWEST && size <= MOST);
  if (!areGood)
    throw new WrongArgument(`--listings takes numbers from ${FEWEST} to ${MOST}, not "${value}".`);
  return sizes;
}

/**
 * Reads what stands behind `npm run bench --`.
 * @throws WrongArgument for the first word that cannot be used
 */
export function readBenchArguments(words: readonly string[]): BenchArguments {
  const asked: BenchArguments = {
    listings: [50_000],
    withPeers: false,
    keep: undefined,
    isLoadOnly: false,
    passes: 4,
  };
  for (const word of words) {
    const [name, value = ''] = word.split(/=(.*)/s);
    if (name === '--listings') asked.listings = sizesOf(value);
    else if (word === '--peers') asked.withPeers = true;
    else if (word === '--load') asked.isLoadOnly = true;
    else if (name === '--keep' && value) asked.keep = value;
    else if (name === '--passes' && /^[1-9]\d?$/.test(value)) asked.passes = Number(value);
    else {
      const known = '--listings=50000,200000, --peers, --keep=FOLDER, --load and --passes=4';
      throw new WrongArgument(`"${word}" cannot be used. There are ${known}.`);
    }
  }
  return asked;
}
