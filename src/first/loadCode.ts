import type { Language } from '#i18n/languages.ts';

/**
 * Written in by the build: addresses of code without what all of them share, and by their places in that list the code
 * of every page, and of each page beside it by the name of the page's file.
 */
declare const CODE_FILES: {
  folder: string;
  files: readonly string[];
  everyPage: readonly number[];
  french: readonly number[];
  pages: Readonly<Record<string, readonly number[]>>;
  laterPages: Readonly<Record<string, readonly number[]>>;
  frenchPages: Readonly<Record<string, readonly number[]>>;
};

/** Named once: the build writes the whole list wherever it is named. */
const code = CODE_FILES;

function load(places: readonly number[], priority: 'auto' | 'low' = 'auto'): void {
  for (const place of places) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = priority;
    link.href = `${code.folder}${code.files[place]}.js`;
    document.head.append(link);
  }
}

/** Asks for the code that every page needs beside the entry, and for the texts where they are not part of it. */
export function loadEveryPage(language: Language): void {
  load(code.everyPage);
  if (language === 'fr') load(code.french);
}

/**
 * Asks for the code of the page that an address names by its first segments (`/auth/login`), which the router would ask for once it runs itself; and, behind
 * it, for what that page waits for once it runs: the map's engine.
 */
export function loadPage([name = 'home', second = '']: readonly string[], language: Language): void {
  const page = Object.hasOwn(code.pages, second) ? second : name;
  load(code.pages[page] ?? []);
  if (language === 'fr') load(code.frenchPages[page] ?? []);
  load(code.laterPages[page] ?? [], 'low');
}
