/**
 * Changes of the skeletons that the build writes (build/skeletons). The services make them for their pages, so that the
 * first paint has facts of the address and of the page's data.
 */
import { heroPicture } from '#api/heroPicture.ts';
import type { Skeleton } from '#api/pages/contract.ts';
import { BESIDE_MAP } from '#domain/constants.ts';
import type { Language } from '#i18n/languages.ts';

/** Escapes a text for an element. */
const escapedText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Home's skeleton contains its picture in the size for phones, so that it is painted with the text. The app's image element
 * then finds the file in the browser's memory, because the page preloads it before the code.
 * @param texts the published headline and sentence, in place of those of the build
 */
export const homeSkeleton = (
  language: Language,
  texts?: { title?: string; sentence?: string },
): Skeleton => ({
  id: `home-${language}`,
  rewrite(html, inlined) {
    const phone = / ?([^ ",]+) 800w/.exec(heroPicture.srcSet)?.[1] ?? '';
    const pictured = html.replace(`${phone} 800w`, () => `${inlined(phone)} 800w`);
    const { title, sentence } = texts ?? {};
    if (title === undefined) return pictured;
    const below = sentence ? `<p style="${SENTENCE_STYLE}">${escapedText(sentence)}</p>` : '';
    return pictured.replace(
      /(<h1[^>]*>)[^<]*<\/h1>/,
      (_whole, opening) => `${opening}${escapedText(title)}</h1>${below}`,
    );
  },
});

/** That of the sentence in src/features/marketing/Hero.tsx. */
const SENTENCE_STYLE = 'margin:-64px 0 48px;font-size:1.25rem';

/**
 * The place of the sheet with the results (src/features/map/panel/BottomSheet.tsx), in windows that have one. It names the
 * homes until the app counts them.
 */
const SHEET_STYLES =
  '<style>.first-sheet{position:fixed;inset:auto 0 0;height:72px;margin:0;padding:30px 16px 0;border-radius:16px 16px 0 0;' +
  'box-shadow:0 1px 4px #0003;font:700 18px/1.3 Figtree Variable,Figtree Fallback,sans-serif}' +
  `@media${BESIDE_MAP}{.first-sheet{display:none}}</style>`;

/** A map's skeleton names the homes, where the app's sheet counts them later. */
export const mapSkeleton = (title: string, language: Language): Skeleton => ({
  id: `bar-${language}`,
  rewrite: (html) =>
    html.replace(
      /<\/main>/,
      (end) => `${SHEET_STYLES}<p class="first-sheet">${escapedText(title)}</p>${end}`,
    ),
});

/**
 * The list's skeleton for a place that the service does not know, which it does not name.
 * @param heading without the place
 */
export const unknownPlaceSkeleton = (heading: string, language: Language): Skeleton => ({
  id: `list-${language}`,
  rewrite: (html) =>
    html
      .replace(/<nav[^>]*>.*?<\/nav>/, '')
      .replace(
        /(<h1 class=[^ >]+)[^>]*>[^<]*<\/h1>/,
        (_whole, opening) => `${opening}>${escapedText(heading)}</h1>`,
      ),
});

/**
 * The trends' skeleton has the sales of the city in a sentence, larger than in the figures, which take its place.
 * @param sentence of `marketSentence`
 */
export const trendsSkeleton = (sentence: string, language: Language): Skeleton => ({
  id: `trends-${language}`,
  rewrite: (html) =>
    html.replace(
      /<\/div><\/main>/,
      (end) => `<p style="margin:0;max-width:60ch;font-size:1.125rem">${escapedText(sentence)}</p>${end}`,
    ),
});
