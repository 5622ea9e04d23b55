import type { WireContentKey } from '#api/desk/contentContract.ts';
import { BASE_PATH, paths } from '#domain/paths.ts';
import { storageOf } from '#platform/storage/storage.ts';

/** The page that shows the content of each key. */
const PAGES: Readonly<Record<WireContentKey, string>> = {
  team: paths.agents(),
  reviews: paths.about(),
  home: paths.home(),
  offices: paths.contact(),
  legal: paths.contact(),
  terms: paths.terms(),
  privacy: paths.privacy(),
  brand: paths.home(),
};

/**
 * Opens an empty tab for the preview of a key. If the browser refuses, the preview opens in this tab. `show` returns false if
 * the browser stores nothing.
 */
export function openPreviewTab(key: WireContentKey): { show(token: string): boolean; close(): void } {
  const tab = window.open('', '_blank');
  return {
    show(token) {
      // In the tab's storage the token is in no address, and so in no log and in no cache's key (src/app/openSite.ts).
      const shown = tab ?? window;
      if (!storageOf(shown).write('preview', token)) return false;
      if (tab) tab.opener = null;
      shown.location.assign(BASE_PATH + PAGES[key]);
      return true;
    },
    close: () => tab?.close(),
  };
}
