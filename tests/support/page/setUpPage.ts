import '@testing-library/jest-dom/vitest';
import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import { cleanup, configure, renderHook } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { chooseRetries } from '#api/retries.ts';
import { changeLanguage, startTexts } from '#i18n/i18n.ts';
import { holdFrames, releaseFrames } from './frames.ts';
import { holdIdleCallbacks } from './idleMoments.ts';
import { network } from './network.ts';
import { SchemaWorker } from './schemaWorker.ts';
import { consoleProblems, expectedConsole, watchConsole } from './watchedConsole.ts';

// Printing the whole page in a failure's message would hide the failure. Code may load slowly on a busy machine.
configure({
  asyncUtilTimeout: 10_000,
  getElementError: (message) => new Error(message?.split('\n\n')[0] ?? 'not found'),
});

/** Observers that jsdom does not have and pages create. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}
globalThis.ResizeObserver = SilentObserver;
/** jsdom has no layout, so everything counts as visible. */
class ViewObserver extends SilentObserver {
  readonly callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    super();
    this.callback = callback;
  }
  override observe(): void {
    const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[]; // the only field that is read
    this.callback(entries, this as unknown as IntersectionObserver); // all methods exist
  }
}
globalThis.IntersectionObserver = ViewObserver as unknown as typeof IntersectionObserver; // jsdom has none, and its fields are never read
globalThis.Worker = SchemaWorker;
// Requests are not retried, so that tests see each failure once. Tests of retries turn them on.
chooseRetries({ tries: 0 });
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollTo = () => {};
window.scrollTo = () => {};

/** A wide window without preferences. A test that needs another one sets `window.matchMedia`. */
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

/** Ends the session of a test, so that the next one starts as a visitor. */
function forgetCookies(): void {
  window.history.replaceState(null, '', '/real-estate/');
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
    document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/real-estate; secure`;
  }
}

/** Emotion has one cache for the process. Without this, all styles would be in the window of the first file. */
function startStyles(): void {
  const { result, unmount } = renderHook(useStyleCache);
  const cache = result.current;
  unmount();
  if (!cache) throw new Error('Emotion has no cache.');
  cache.sheet.flush();
  cache.sheet.container = document.head;
  cache.inserted = {};
  // One style element, as in the built product. An element for each rule would be parsed on its own, and would wake every
  // wait for a change of the page.
  cache.sheet.isSpeedy = true;
}

/**
 * React's development build records the stack of each new element, a tenth of a test's processor time. It stops after
 * 10,000 elements, so this count keeps it from starting. Its warnings do not depend on these stacks.
 */
function skipElementStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object; // React's types leave it out
  };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => 10_000,
    set: () => undefined,
  });
}

beforeAll(async () => {
  holdFrames();
  skipElementStacks();
  startStyles();
  network.listen();
  await startTexts('en');
  // The previous file may have left the language in French.
  await changeLanguage('en');
});

beforeEach(() => {
  window.innerWidth = 1440;
  window.innerHeight = 900;
  window.matchMedia = wideWindow;
  holdIdleCallbacks();
  // The path of the product's cookies.
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
  // Waits for code that is still loading, while the window exists.
  await vi.dynamicImportSettled();
  network.close();
  document.body.replaceChildren();
  releaseFrames();
  vi.unstubAllGlobals();
  // The next file of this process loads the project's modules again.
  vi.resetModules();
}, 15_000);
