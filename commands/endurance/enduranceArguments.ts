/** What `npm run endurance` was asked for. */
export interface EnduranceArguments {
  /** Which parts are run: all where nobody said. */
  only: readonly Part[];
  rounds: number;
  writes: number;
  listings: number;
  rate: number;
  seconds: number;
  requests: number;
  seed: number;
}

/** The parts, in their order. */
export type Part = 'kill' | 'load' | 'fuzz';

const PARTS: readonly Part[] = ['kill', 'load', 'fuzz'];

const USUAL: EnduranceArguments = {
  only: PARTS,
  rounds: 20,
  writes: 1000,
  listings: 20_000,
  rate: 200,
  seconds: 60,
  requests: 20_000,
  seed: 1,
};

/** A word that cannot be used: its message says what may stand there. */
export class WrongArgument extends Error {}

const isPart = (text: string): text is Part => PARTS.some((part) => part === text);

/**
 * Reads what stands behind `npm run endurance --`: `--rounds=20`, and so on, and `--only=kill,fuzz`.
 * @throws WrongArgument for the first word that cannot be used
 */
export function readEnduranceArguments(words: readonly string[]): EnduranceArguments {
  const asked = { ...USUAL };
  for (const word of words) {
    const [, name = '', value = ''] = /^--([a-z]+)=(.+)$/.exec(word) ?? [];
    if (name === 'only') {
      const parts = value.split(',');
      if (!parts.every(isPart)) throw new WrongArgument(`--only takes ${PARTS.join(', ')}, not "${value}".`);
      asked.only = parts;
    } else if (Object.hasOwn(USUAL, name) && /^[1-9]\d{0,6}$/.test(value)) {
      asked[name as Exclude<keyof EnduranceArguments, 'only'>] = Number(value); // found among them above
    } else {
      const names = Object.keys(USUAL).map((known) => `--${known}=`);
      throw new WrongArgument(`"${word}" cannot be used. There are ${names.join(', ')} with whole numbers.`);
    }
  }
  return asked;
}
