import type { Language } from '#i18n/languages.ts';

/**
 * Written by the build (build/bootScript.ts): the names of the code files, all of the same length; the code of every
 * page; the further code of each page by the name of the page's file; and the French texts of a file. A file is given by
 * its position in the list, as a character, "#" for the first.
 */
declare const CODE_FILES: {
  folder: string;
  files: string;
  nameLength: number;
  everyPage: string;
  french: string;
  pages: Readonly<Record<string, string>>;
  laterPages: Readonly<Record<string, string>>;
  frenchOf: Readonly<Record<string, string>>;
};

/** The only use, because the build inserts the whole list at each one. */
const code = CODE_FILES;

const FIRST_CHARACTER = 35;

function preload(places = '', priority: 'auto' | 'low' = 'auto'): void {
  for (const place of places) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = priority;
    const start = (place.charCodeAt(0) - FIRST_CHARACTER) * code.nameLength;
    link.href = `${code.folder}${code.files.slice(start, start + code.nameLength)}.js`;
    document.head.append(link);
  }
}

/** Preloads the code that every page needs besides the entry, and the French texts if they are needed. */
export function preloadEveryPage(language: Language): void {
  preload(code.everyPage);
  if (language === 'fr') preload(code.french);
}

/**
 * Preloads the code of the page at an address by its first segments (`/auth/login`), which the router would otherwise
 * request only when it runs; then, at low priority, code that the page loads when it runs: the map's engine.
 */
export function preloadPage([name = 'home', second = '']: readonly string[], language: Language): void {
  const page = Object.hasOwn(code.pages, second) ? second : name;
  preload(code.pages[page]);
  if (language === 'fr') for (const file of code.pages[page] ?? '') preload(code.frenchOf[file]);
  preload(code.laterPages[page], 'low');
}
