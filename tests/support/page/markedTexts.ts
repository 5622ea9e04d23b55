import i18next from 'i18next';
import { vi } from 'vitest';

/** The parts of a text that are not its own words: values, tags and other texts. */
const MARKED_ATTRIBUTES = /(\{\{[^}]*\}\}|<\/?\w+\s*\/?>|\$t\([^)]*\))/;

/** The full-width form of a letter, which no listing, name or page contains otherwise. */
const widened = (letter: string): string =>
  /[a-z]/i.test(letter) ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0) : 'Ｘ';

/** A text as a page with marked texts shows it, for finding a button by its name. */
export function marks(text: string): string {
  const parts = text.split(MARKED_ATTRIBUTES);
  return parts.map((part, at) => (at % 2 ? part : part.replace(/\p{L}/gu, widened))).join('');
}

function marked(text: unknown): unknown {
  if (typeof text === 'string') return marks(text);
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, marked(value)]));
}

interface TextStore {
  getResource(...parameters: unknown[]): unknown;
}

/** Shows all texts of the product in full-width letters, with unchanged values, until mocks are restored. */
export function markTexts(): void {
  const texts = i18next.services.resourceStore as unknown as TextStore; // its types leave this method out
  const original = texts.getResource.bind(texts);
  vi.spyOn(texts, 'getResource').mockImplementation((...parameters) => marked(original(...parameters)));
}

/** Attributes with texts that are visible or read by screen readers. */
const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'placeholder',
  'title',
  'alt',
];

/** All texts that a visitor of the page sees or hears, each once. */
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

/** The parts of a text that are not in any text of the product: values, or hard-coded text. Amounts are left out. */
export function plainParts(text: string): string[] {
  return text
    .replace(/\d[\d.,]*[KM]?(?!\p{L})/gu, ' ')
    .split(/[Ａ-Ｚａ-ｚ]+/u)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
}
