/** Written in by the build: files of each page's code, by the page's folder, without those that every page needs. */
declare const PAGE_FILES: Readonly<Record<string, readonly string[]>>;

/** Asks for the code of the page that an address names, which the router would ask for once it runs itself. */
export function loadPage(name: string): void {
  for (const href of PAGE_FILES[name || 'home'] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
