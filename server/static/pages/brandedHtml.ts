import { brand as built } from '#server/config/brand.ts';
import type { WireSite } from '../../../src/api/content/contract.ts';
import { BUILD_COLOURS, BUILD_MAIN } from '../../../src/domain/brand/brandColours.ts';
import { escaped } from './pageTemplate.ts';

/** The mark of the build in a skeleton (src/app/header/Logo.tsx). */
const MARK = /<svg [^>]*><path class="?pine.*?<\/svg>/gs;

/** The box of the mark, so that nothing moves. */
const logoHtml = (path: string): string =>
  `<img src="${escaped(path)}" alt="" width=34 height=36 style="flex:none;object-fit:contain">`;

/** Addresses of the build's icons in pages and in the manifest: a name, or the picture of tabs. */
const ICON = /\/real-estate\/(?:icons\/([\w-]+)\.png|favicon\.svg)/g;

/** The icon of tabs, of those that the content service draws of a logo (server/content/contentPictures.ts). */
const TAB_ICON = 'icon-192';

/**
 * Replaces the addresses of the build's icons by those of the published logo.
 * @param logo "/images/content/3f2a…-350.webp"
 */
const withIconsOf = (text: string, logo: string): string =>
  text.replace(ICON, (_address, name: string = TAB_ICON) => logo.replace(/-\d+\.webp$/, `-${name}.png`));

/** The published values that a page and the manifest have in place of those of the build. */
type PublishedBrand = Readonly<{
  brand: WireSite['brand'] | undefined;
  colours: WireSite['colours'] | undefined;
}>;

/**
 * Returns the web app's manifest with a published name, logo and primary colour. Its ground stays that of the pages.
 * @param manifest the build's, as JSON
 */
export function brandedManifest(
  manifest: string,
  { brand: { name, logo } = {}, colours }: PublishedBrand,
): string {
  const known = JSON.parse(logo ? withIconsOf(manifest, logo) : manifest) as object; // written by build/webManifest.ts
  const branded = {
    ...known,
    ...(name !== undefined && { name, short_name: name }),
    ...(colours && { theme_color: colours.light }),
  };
  return `${JSON.stringify(branded, null, 2)}\n`;
}

/**
 * Returns index.html with a published brand in place of that of the build: its title and icons, and the names, marks and colours
 * of its skeletons.
 */
export function brandedHtml(html: string, { brand: { name, logo } = {}, colours }: PublishedBrand): string {
  let branded = html;
  if (name !== undefined) branded = branded.replaceAll(escaped(built.name), () => escaped(name));
  if (logo)
    branded = withIconsOf(
      branded.replace(MARK, () => logoHtml(logo)),
      logo,
    );
  if (!colours) return branded;
  for (const scheme of ['light', 'dark'] as const) {
    const values = new RegExp(`${BUILD_MAIN[scheme]}|${BUILD_COLOURS[scheme]}`, 'gi');
    branded = branded.replace(values, colours[scheme]);
  }
  return branded;
}
