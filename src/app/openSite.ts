import i18next from 'i18next';
import type { WireSite } from '#api/content/contract.ts';
import { showSite } from '#api/content/showSite.ts';
import { brand } from '#config/brand.ts';
import { publishTexts } from '#i18n/i18n.ts';
import type { Language } from '#i18n/languages.ts';
import { tabStorage } from '#platform/storage/storage.ts';

/**
 * Shows published content in place of that of the build. The services' pages contain it; other hosts' pages request it, and so
 * does a tab that shows the preview of a draft.
 */
export async function openSite(): Promise<void> {
  const text = document.getElementById('site')?.textContent;
  const site: WireSite =
    text && !tabStorage.read('preview')
      ? JSON.parse(text)
      : await (await import('./requestSite.ts')).requestSite();
  showSite(site);
  i18next.on('languageChanged', (language: Language) => Object.assign(brand.links, site.links?.[language]));
  publishTexts(site.texts);
}
