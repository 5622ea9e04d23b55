import type { Language } from '../i18n/languages.ts';

/** Written in by the build: addresses of the code of every page, and of each page beside it by the page's folder. */
declare const CODE_FILES: {
  everyPage: readonly string[];
  french: readonly string[];
  pages: Readonly<Record<string, readonly string[]>>;
  frenchPages: Readonly<Record<string, readonly string[]>>;
};

/** Named once: the build writes the whole list wherever it is named. */
const code = CODE_FILES;

function load(files: readonly string[]): void {
  for (const href of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/** Asks for the code that every page needs beside the entry, and for the texts where they are not part of it. */
export function loadEveryPage(language: Language): void {
  load(code.everyPage);
  if (language === 'fr') load(code.french);
}

/** Asks for the code of the page that an address names, which the router would ask for once it runs itself. */
export function loadPage(name: string, language: Language): void {
  const page = name || 'home';
  load(code.pages[page] ?? []);
  if (language === 'fr') load(code.frenchPages[page] ?? []);
}
