import i18next from 'i18next';
import type { WireSite } from '#api/content/contract.ts';
import { takeSite } from '#api/content/takeSite.ts';
import { brand } from '#config/brand.ts';
import { serviceAddresses } from '#config/environment.ts';
import { publishTexts } from '#i18n/i18n.ts';
import type { Language } from '#i18n/languages.ts';

/** Shows published content in place of that of the build. The services' pages contain it; other hosts' pages request it. */
export async function openSite(): Promise<void> {
  const text = document.getElementById('site')?.textContent;
  const site: WireSite = text
    ? JSON.parse(text)
    : // A failure's answer has none of the members.
      await (await fetch(`${serviceAddresses.realtyUrl}/content/site`)).json();
  takeSite(site);
  i18next.on('languageChanged', (language: Language) => Object.assign(brand.links, site.links?.[language]));
  publishTexts(site.texts);
}
