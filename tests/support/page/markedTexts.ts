import i18next from 'i18next';
import { vi } from 'vitest';

/** What a text holds beside its own words: values, tags and other texts. */
const HELD = /(\{\{[^}]*\}\}|<\/?\w+\s*\/?>|\$t\([^)]*\))/;

/** A letter in full width, which no listing, name or page has by itself. */
const widened = (letter: string): string =>
  /[a-z]/i.test(letter) ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0) : 'Ｘ';

/** A text of the product as a marked page says it: to find a button by its name. */
export function marks(text: string): string {
  const parts = text.split(HELD);
  return parts.map((part, at) => (at % 2 ? part : part.replace(/\p{L}/gu, widened))).join('');
}

function marked(text: unknown): unknown {
  if (typeof text === 'string') return marks(text);
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, marked(value)]));
}

interface TextStore {
  getResource(...asked: unknown[]): unknown;
}

/** Says every text of the product in wide letters, its values as they are; until mocks are restored. */
export function markTexts(): void {
  const texts = i18next.services.resourceStore as unknown as TextStore; // its types leave this method out
  const original = texts.getResource.bind(texts);
  vi.spyOn(texts, 'getResource').mockImplementation((...asked) => marked(original(...asked)));
}

/** Attributes that are read out or shown. */
const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'placeholder',
  'title',
  'alt',
];

/** Every text that a visitor of the page sees or hears, each once. */
export function spokenTexts(page: Document): string[] {
  const texts = new Set([page.title]);
  for (const element of page.querySelectorAll('body, body *')) {
    if (/^(style|script)$/i.test(element.tagName)) continue;
    for (const name of SPOKEN) texts.add(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) texts.add(node.textContent ?? '');
    }
  }
  return [...texts].map((text) => text.trim()).filter(Boolean);
}

/** The stretches of a text that are in no text of the product: values, or what stands in the code. No amounts. */
export function plainParts(text: string): string[] {
  return text
    .replace(/\d[\d.,]*[KM]?(?!\p{L})/gu, ' ')
    .split(/[Ａ-Ｚａ-ｚ]+/u)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
}
