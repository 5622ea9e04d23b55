import { brand as built } from '#server/config/brand.ts';
import type { WireSite } from '../../../src/api/content/contract.ts';
import { BUILD_COLOURS, BUILD_MAIN } from '../../../src/domain/brand/brandColours.ts';
import { escaped } from './pageTemplate.ts';

/** The mark of the build in a skeleton (src/app/header/Logo.tsx). */
const MARK = /<svg [^>]*><path class="?pine.*?<\/svg>/gs;

/** The box of the mark, so that nothing moves. */
const logoHtml = (path: string): string =>
  `<img src="${escaped(path)}" alt="" width=34 height=36 style="flex:none;object-fit:contain">`;

/**
 * Returns index.html with a published brand in place of that of the build: its title, and the names, marks and colours of its
 * skeletons.
 */
export function brandedHtml(
  html: string,
  site: Readonly<{ brand: WireSite['brand'] | undefined; colours: WireSite['colours'] | undefined }>,
): string {
  const { brand: { name, logo } = {}, colours } = site;
  let branded = html;
  if (name !== undefined) branded = branded.replaceAll(escaped(built.name), () => escaped(name));
  if (logo) branded = branded.replace(MARK, () => logoHtml(logo));
  if (!colours) return branded;
  for (const scheme of ['light', 'dark'] as const) {
    const values = new RegExp(`${BUILD_MAIN[scheme]}|${BUILD_COLOURS[scheme]}`, 'gi');
    branded = branded.replace(values, colours[scheme]);
  }
  return branded;
}
