/** Parses the arguments after `npm run NAME --` by a table of options for each command. */
import { parseArgs } from 'node:util';
import { z } from 'zod';

/** An option of a command. */
export interface Option<Value> {
  /** One line for --help. */
  meaning: string;
  /** Its default value. */
  usual: Value;
  /** Name and parser of its value; undefined for a switch, which has none. */
  takes?: { name: string; expected: string; schema: z.ZodType<Value, string> };
}

type AnyOptions = Readonly<Record<string, Option<unknown>>>;

/** The options of a command. */
export interface CommandTable<Options extends AnyOptions = AnyOptions> {
  /** As in `npm run NAME`. */
  name: string;
  /** One line for --help. */
  about: string;
  /** Options by their names in camel case: `baseUrl` is --base-url. */
  options: Options;
  /**
   * True for a command that only reads: it ends when its output is closed, as by `head`. Other commands continue, so
   * that they do not end with half of their work done.
   */
  isReading?: boolean;
  /** Positional arguments; none by default. */
  words?: { name: string; meaning: string; min: number; max: number };
}

/** A value for each option of a table, and the positional arguments. */
export type Values<Table> =
  Table extends CommandTable<infer Options>
    ? { [Name in keyof Options]: Options[Name] extends Option<infer Value> ? Value : never } & {
        words: string[];
      }
    : never;

/** An invalid argument. The message is one sentence with the argument and the allowed values. */
class WrongWord extends Error {}

/** A switch. */
export const flag = (meaning: string): Option<boolean> => ({ meaning, usual: false });

/**
 * An option with a value.
 * @param schema parses the value as it was typed
 * @param about its name in --help ("DAY"), the allowed values ("a day like 2026-11-21"), and the default
 */
export function option<Value, const Usual extends Value | undefined>(
  schema: z.ZodType<Value, string>,
  about: { name: string; meaning: string; expected: string; usual: Usual },
): Option<Value | Usual> {
  const { name, meaning, expected, usual } = about;
  return { meaning, usual, takes: { name, expected, schema } };
}

/** An option whose value is a whole number, written as digits only. */
export function wholeNumber<const Usual extends number | undefined>(about: {
  meaning: string;
  from: number;
  to: number;
  usual: Usual;
}): Option<number | Usual> {
  const { meaning, from, to, usual } = about;
  const schema = z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(from).max(to));
  return option(schema, { name: 'N', meaning, expected: `a whole number from ${from} to ${to}`, usual });
}

/** An option whose value is one or several of the given words, separated by commas. */
export function someOf<Word extends string>(
  words: readonly Word[],
  about: { name: string; meaning: string; usual: readonly Word[] },
): Option<readonly Word[]> {
  const schema = z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(words)));
  const expected = `one or several of ${words.join(',')}`;
  return option<readonly Word[], readonly Word[]>(schema, { ...about, expected });
}

const dashed = (name: string): string =>
  `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const shown = ([name, { takes }]: [string, Option<unknown>]): string =>
  takes ? `${dashed(name)}=${takes.name}` : dashed(name);

/** The options and arguments of a command: "--csv, --since=DAY and PATH". */
function listOf({ options, words }: CommandTable): string {
  const all = [...Object.entries(options).map(shown), ...(words ? [words.name] : [])];
  return new Intl.ListFormat('en-CA').format(all);
}

/** The text of `npm run NAME -- --help`. */
export function helpOf(table: CommandTable): string {
  const { name, about, options, words } = table;
  const rows = Object.entries(options).map((entry): [string, string] => {
    const { meaning, usual, takes } = entry[1];
    const facts = takes ? [takes.expected, ...(usual === undefined ? [] : [`default ${usual}`])] : [];
    return [shown(entry), facts.length === 0 ? meaning : `${meaning} (${facts.join('; ')})`];
  });
  if (words) rows.unshift([words.name, words.meaning]);
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  const lines = rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
  return `npm run ${name}: ${about}\n${lines.map((line) => `${line}\n`).join('')}`;
}

/** @throws WrongWord */
function optionValue({ usual, takes }: Option<unknown>, name: string, value: string | undefined): unknown {
  if (!takes) {
    if (value === undefined) return !usual;
    throw new WrongWord(`${name} is "${value}", but it takes no value.`);
  }
  const read = takes.schema.safeParse(value ?? '');
  if (read.success) return read.data;
  throw new WrongWord(`${name} is "${value ?? ''}", but it must be ${takes.expected}.`);
}

/**
 * Parses the arguments after `npm run NAME --`.
 * @throws WrongWord for the first invalid one
 */
export function readWords<Options extends AnyOptions>(
  table: CommandTable<Options>,
  typed: readonly string[],
): Values<CommandTable<Options>> {
  const names = new Map(Object.keys(table.options).map((name) => [dashed(name), name]));
  const { tokens } = parseArgs({
    args: [...typed],
    options: Object.fromEntries(
      [...names].map(([long, name]) => [
        long.slice(2),
        { type: table.options[name]?.takes ? 'string' : 'boolean' },
      ]),
    ),
    // The messages of parseArgs do not name the allowed values.
    strict: false,
    tokens: true,
  });
  const values: Record<string, unknown> = Object.fromEntries(
    Object.entries(table.options).map(([name, { usual }]) => [name, usual]),
  );
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const name = names.get(token.rawName);
    const known = name === undefined ? undefined : table.options[name];
    if (name === undefined || !known) {
      throw new WrongWord(`npm run ${table.name} has no option ${token.rawName}: it takes ${listOf(table)}.`);
    }
    // "--since --csv" lacks the day.
    const isForgotten = token.inlineValue === false && token.value.startsWith('-');
    values[name] = optionValue(known, token.rawName, isForgotten ? undefined : token.value);
  }
  const { name: word, meaning, min, max } = table.words ?? { name: '', meaning: '', min: 0, max: 0 };
  const extra = words[max];
  if (extra !== undefined) {
    throw new WrongWord(`"${extra}" is not expected: npm run ${table.name} takes ${listOf(table)}.`);
  }
  if (words.length < min) throw new WrongWord(`npm run ${table.name} needs ${word}, ${meaning}.`);
  return { ...values, words } as Values<CommandTable<Options>>; // a value of each option's type
}

/** Handles a closed output without a stack trace, as CommandTable.isReading says. */
function handleClosedOutput({ isReading = false }: CommandTable): void {
  let isReported = false;
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (failure: NodeJS.ErrnoException) => {
      if (failure.code !== 'EPIPE') throw failure;
      if (stream === process.stderr) return;
      if (isReading) process.exit();
      // Each further line fails again.
      if (!isReported) process.stderr.write('The output is closed: the command continues.\n');
      isReported = true;
    });
  }
}

/**
 * Parses the arguments of this process. `--help` prints the help and ends it; an invalid argument ends it with a
 * sentence.
 */
export async function commandLine<Options extends AnyOptions>(
  table: CommandTable<Options>,
): Promise<Values<CommandTable<Options>>> {
  handleClosedOutput(table);
  const typed = process.argv.slice(2);
  if (typed.includes('--help')) {
    await new Promise(() => process.stdout.write(helpOf(table), () => process.exit(0)));
  }
  try {
    return readWords(table, typed);
  } catch (failure) {
    if (!(failure instanceof WrongWord)) throw failure;
    process.stderr.write(`${failure.message}\n`);
    process.exit(1);
  }
}
