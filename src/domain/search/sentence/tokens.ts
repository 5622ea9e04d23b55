/** Splits a typed sentence into words, numbers and signs, in a form that both languages' rules can compare. */
import { folded } from '../../listing/slug.ts';

/** A piece of a sentence. `start` and `end` are positions in the typed text. */
export interface Token {
  /** `break` is a mark between statements: a comma, a full stop, brackets. */
  kind: 'word' | 'number' | 'sign' | 'break';
  /**
   * The form that rules compare: words without accents, case and plural, numbers in digits. A fraction ends with "h": 4½
   * is "4.5h".
   */
  text: string;
  start: number;
  end: number;
}

/** Words for numbers. "Neuf" is left out, because it also means new; "un" and "a" are articles. */
const NUMBER_WORDS = new Map<string, string>();
for (const [value, words] of Object.entries({
  1: 'one',
  2: 'two deux',
  3: 'three trois',
  4: 'four quatre',
  5: 'five cinq',
  6: 'six',
  7: 'seven sept',
  8: 'eight huit',
  9: 'nine',
  10: 'ten dix',
  12: 'twelve douze',
  15: 'fifteen quinze',
  20: 'twenty vingt',
  30: 'thirty trente',
})) {
  for (const word of words.split(' ')) NUMBER_WORDS.set(word, value);
}

/** The parts of a sentence in the order in which they are tried. */
const PARTS = [
  // Postal codes: "M5V 2T6".
  String.raw`(?<code>(?<![\p{L}\d])[a-z]\d[a-z](?: ?\d[a-z]\d)?(?![\p{L}\d]))`,
  // "c.c.", "s.d.b.", "N.-B."
  String.raw`(?<dotted>(?<!\p{L})(?:\p{L}\.-?){2,}(?:\p{L}(?!\p{L}))?)`,
  // "m²", "pi2"
  String.raw`(?<area>(?<!\p{L})(?:m|pi|ft)[2²](?![\p{L}\d]))`,
  // Letters with digits are names: MLS numbers, streets.
  String.raw`(?<mixed>(?<![\p{L}\d])\p{L}+\d[\p{L}\d]*)`,
  String.raw`(?<half>\d+ ?½|½|\d+[ -]1\/2(?!\d)|(?<![\d/])1\/2(?!\d))`,
  String.raw`(?<grouped>\d{1,3}(?:[ \u00a0\u202f,]\d{3}(?!\d))+(?:\.\d{1,2}(?!\d))?)`,
  String.raw`(?<number>\d+(?:[.,]\d+)?)`,
  String.raw`(?<word>\p{L}+(?:['’]\p{L}+)*)`,
  '(?<sign>[$+<>≤≥~&/=]|[-–—])',
  String.raw`(?<break>[,;.:!?()"«»|•·\n])`,
];
const TOKEN = new RegExp(PARTS.join('|'), 'giu');

/** Words before an apostrophe that are words of their own in French. */
const ELISION = /^(d|l|j|m|n|s|t|c|qu|jusqu)['’](?=\p{L})/iu;

/** Removes the plural. Shorter words stay, because "des" and "bas" are none. */
export const stem = (word: string): string =>
  word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;

const plain = (text: string): string => folded(text).replace(/œ/g, 'oe').replace(/['’]/g, '');

/** The digits of a written number: "1 200,5" in the form of both languages. */
function digits(group: string, text: string): string {
  if (group === 'half') {
    const whole = /^\d+(?= ?½|[ -]1\/2)/.exec(text)?.[0] ?? '0';
    return `${Number(whole) + 0.5}h`;
  }
  return String(Number(group === 'grouped' ? text.replace(/[^\d.]/g, '') : text.replace(',', '.')));
}

function wordTokens(text: string, start: number): Token[] {
  const [elided] = ELISION.exec(text) ?? [];
  if (elided) {
    const first: Token = {
      kind: 'word',
      text: plain(elided),
      start,
      end: start + elided.length,
    };
    return [first, ...wordTokens(text.slice(elided.length), first.end)];
  }
  const word = plain(text);
  return [{ kind: 'word', text: NUMBER_WORDS.get(word) ?? stem(word), start, end: start + text.length }];
}

/** Returns the tokens of a sentence. Hyphens between letters only separate words. */
export function tokensOf(sentence: string): Token[] {
  const tokens: Token[] = [];
  for (const match of sentence.matchAll(TOKEN)) {
    const [text] = match;
    const start = match.index;
    const end = start + text.length;
    const [group = 'word'] =
      Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined) ?? [];
    const last = tokens.at(-1);
    if (group === 'word') {
      tokens.push(...wordTokens(text, start));
    } else if (group === 'sign') {
      const isDash = /[-–—]/.test(text);
      const isRange = /^\s?\$?\d/.test(sentence.slice(end)) && last !== undefined && last.end >= start - 1;
      if (!isDash || (isRange && last?.kind !== 'break')) {
        tokens.push({ kind: 'sign', text: isDash ? '-' : text, start, end });
      }
    } else if (group === 'break') {
      // The full stop of a short word is none of a sentence: "St. John's", "s. de b."
      const isShort = text === '.' && last?.kind === 'word' && last.end === start && last.text.length <= 3;
      if (!isShort) tokens.push({ kind: 'break', text: ',', start, end });
    } else if (group === 'half' || group === 'grouped' || group === 'number') {
      tokens.push({ kind: 'number', text: digits(group, text), start, end });
    } else {
      const letters = plain(text)
        .replace(/²/g, '2')
        .replace(/[.\-\s]/g, '');
      tokens.push({ kind: 'word', text: letters, start, end });
    }
  }
  return tokens;
}
