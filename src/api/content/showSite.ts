import type { WireSite } from './contract.ts';
import { takeSite } from './takeSite.ts';

/** Shows facts and colours in place of those of the build. The services' pages have the published colours as styles. */
export function showSite(site: WireSite): void {
  takeSite(site);
  if (site.styles) {
    document.head.append(Object.assign(document.createElement('style'), { textContent: site.styles }));
  }
}
