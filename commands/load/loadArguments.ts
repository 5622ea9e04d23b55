/** What `npm run load` was asked for. */
export interface LoadArguments {
  minutes: number;
  rate: number;
  listings: number;
  /** Cores that the server is held to; the generator has the others. */
  cores: number;
  lines: number;
  seed: number;
}

const USUAL: LoadArguments = { minutes: 1, rate: 200, listings: 20_000, cores: 2, lines: 256, seed: 1 };
/** A slip of the keyboard fills no machine. */
const MOST: LoadArguments = {
  minutes: 60,
  rate: 5000,
  listings: 1_000_000,
  cores: 64,
  lines: 5000,
  seed: 1e6,
};

/** A word that cannot be used: its message says what may stand there. */
export class WrongLoadArgument extends Error {}

const isName = (name: string): name is keyof LoadArguments => Object.hasOwn(USUAL, name);

/**
 * Reads what stands behind `npm run load --`: `--minutes=1 --rate=200`, and so on. Minutes may be half ones.
 * @throws WrongLoadArgument for the first word that cannot be used
 */
export function readLoadArguments(words: readonly string[]): LoadArguments {
  const asked = { ...USUAL };
  for (const word of words) {
    const [, name = '', text = ''] = /^--([a-z]+)=(\d{1,7}(?:\.\d+)?)$/.exec(word) ?? [];
    const value = Number(text);
    const isWhole = Number.isInteger(value) || name === 'minutes';
    if (!isName(name) || !isWhole || value <= 0 || value > MOST[name]) {
      const known = Object.entries(MOST).map(([known, most]) => `--${known}= (at most ${most})`);
      throw new WrongLoadArgument(`"${word}" cannot be used. There are ${known.join(', ')}.`);
    }
    asked[name] = value;
  }
  return asked;
}
