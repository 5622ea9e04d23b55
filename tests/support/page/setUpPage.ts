import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { chooseRetries } from '#api/retries.ts';
import { changeLanguage, startTexts } from '#i18n/i18n.ts';
import { keepFrames, restFrames } from './frames.ts';
import { keepBusy } from './idleMoments.ts';
import { network } from './network.ts';
import { SchemaWorker } from './schemaWorker.ts';
import { consoleProblems, expectedConsole, watchConsole } from './watchedConsole.ts';

// The whole page in a failure's message hides the failure. A page's code may take long to load on a busy machine.
configure({
  asyncUtilTimeout: 5000,
  getElementError: (message) => new Error(message?.split('\n\n')[0] ?? 'not found'),
});

/** What jsdom does not have and pages ask for. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}
globalThis.ResizeObserver = SilentObserver;
/** jsdom lays nothing out: everything is in view. */
class ViewObserver extends SilentObserver {
  readonly tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    super();
    this.tell = tell;
  }
  override observe(): void {
    const seen = [{ isIntersecting: true }] as IntersectionObserverEntry[]; // the one field that is read
    this.tell(seen, this as unknown as IntersectionObserver); // its own methods are all there
  }
}
globalThis.IntersectionObserver = ViewObserver as unknown as typeof IntersectionObserver; // jsdom has none: its fields are never read
globalThis.Worker = SchemaWorker;
// Each failure is asked for once, as the test says it; a test of other tries turns them on.
chooseRetries({ tries: 0 });
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollTo = () => {};
window.scrollTo = () => {};

/** A wide window without preferences; a test that needs another sets `window.matchMedia` itself. */
const wideWindow = (query: string): MediaQueryList => {
  const minWidth = /min-width:\s*([\d.]+)px/.exec(query);
  const maxWidth = /max-width:\s*([\d.]+)px/.exec(query);
  const matches =
    (minWidth !== null || maxWidth !== null) &&
    (minWidth === null || window.innerWidth >= Number(minWidth[1])) &&
    (maxWidth === null || window.innerWidth <= Number(maxWidth[1]));
  return Object.assign(new EventTarget(), {
    matches,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
};

/** Whoever signed in in one test is a visitor in the next. */
function forgetCookies(): void {
  window.history.replaceState(null, '', '/real-estate/');
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
    document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/real-estate; secure`;
  }
}

beforeAll(async () => {
  keepFrames();
  network.listen();
  await startTexts('en');
  // The file before, in the same window, may have ended in French.
  await changeLanguage('en');
});

beforeEach(() => {
  window.innerWidth = 1440;
  window.innerHeight = 900;
  window.matchMedia = wideWindow;
  keepBusy();
  // Where the product's cookies are.
  window.history.replaceState(null, '', '/real-estate/');
  watchConsole();
});

afterEach(() => {
  cleanup();
  network.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  forgetCookies();
  const problems = consoleProblems();
  expectedConsole.length = 0;
  expect(problems, 'nothing unexpected is said in the console').toEqual([]);
});

afterAll(async () => {
  vi.useRealTimers();
  // Code that a page asked for near its end comes while there still is a window for it.
  await vi.dynamicImportSettled();
  network.close();
  document.body.replaceChildren();
  restFrames();
  vi.unstubAllGlobals();
}, 15_000);
