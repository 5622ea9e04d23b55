import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type TextTree = string | { [key: string]: TextTree };

function flatten(tree: TextTree, key: string): [string, string][] {
  if (typeof tree === 'string') {
    return [[key, tree]];
  }
  return Object.entries(tree).flatMap(([name, branch]) => flatten(branch, `${key}.${name}`));
}

/**
 * Reads all texts of a language.
 * @param folder has one JSON file for each part of the product
 * @returns texts by "file.key.key"
 */
export function readTexts(folder: string): Map<string, string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.flatMap((name) => {
      const tree = JSON.parse(readFileSync(join(folder, name), 'utf8')) as TextTree; // the app's own files, typed by i18n
      return flatten(tree, name.replace(/\.json$/, ''));
    }),
  );
}

/** Removes the plural form from a key. Languages differ in these: French has "many", English does not. */
function withoutPlural(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

/** Returns the names of a text's placeholders: "{{count}}" -> "count". */
function placeholders(text: string): string {
  const names = [...text.matchAll(/\{\{\s*([^},\s]+)/g)].map(([, name]) => name);
  return [...new Set(names)].sort().join(', ');
}

function missing(from: Map<string, string>, to: Map<string, string>, language: string): string[] {
  const known = new Set([...to.keys()].map(withoutPlural));
  return [...from.keys()]
    .filter((key) => !known.has(withoutPlural(key)))
    .map((key) => `${key}: not in ${language}`);
}

/**
 * Finds differences between two languages: missing keys, empty texts, other placeholders.
 * @returns one line for each fault
 */
export function languageFaults(english: Map<string, string>, french: Map<string, string>): string[] {
  const empty = [...english, ...french]
    .filter(([, text]) => text.trim() === '')
    .map(([key]) => `${key}: empty`);
  const different = [...english]
    .filter(([key, text]) => {
      const twin = french.get(key);
      return twin !== undefined && placeholders(twin) !== placeholders(text);
    })
    .map(([key]) => `${key}: other placeholders in fr`);
  return [...missing(english, french, 'fr'), ...missing(french, english, 'en'), ...empty, ...different];
}
