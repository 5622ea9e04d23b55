import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';

/** Styles of the page, for Emotion's CacheProvider. */
export interface PageStyles {
  cache: EmotionCache;
  /** Puts the next styles into another style element. Every press does so, too. */
  separate: () => void;
}

/** Properties that Safari 16 or 17 knows only with its prefix. */
const PREFIXED = new Set<unknown>(['user-select', 'hyphens', 'backdrop-filter']);

/**
 * Adds the prefixes that the supported browsers need. Emotion's own plugin also adds those of older browsers, such as
 * `::-moz-placeholder`: a browser reads each of these rules and refuses it, before the first page can be drawn.
 */
const addPrefixes: StylisPlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.has(element.props))
    element.return = `-webkit-${element.value}${element.value}`;
};

/** MUI's inputs style their placeholder once for each of these. All supported browsers know the name without a prefix. */
const SAME_PLACEHOLDER = /::-(webkit|ms)-input-placeholder/;

/** Writes one rule for a placeholder. Each rule that a browser refuses costs it the trace of an error. */
const mergePlaceholders: StylisPlugin = (element) => {
  if (element.type !== 'rule' || typeof element.props === 'string') return;
  const isRepeated = element.props.some((selector) => SAME_PLACEHOLDER.test(selector));
  if (isRepeated) Object.assign(element, { props: [], children: [] });
  else
    element.props = element.props.map((selector) => selector.replace('::-moz-placeholder', '::placeholder'));
};

/**
 * Puts styles that follow a press into a separate style element. Emotion writes all rules into one. If a browser finds
 * a new `@media` or `@keyframes` in a sheet, it recalculates the style of every element that any rule of the sheet
 * applies to: the whole page, at the press.
 * @param options `speedy` as in Emotion: many rules in one element; by default only in a build
 */
export function pageStyles(options?: { speedy: boolean }): PageStyles {
  const where = {
    key: 'css',
    container: document.head,
    stylisPlugins: [addPrefixes, mergePlaceholders],
    ...options,
  };
  const cache = createCache(where);
  const { insert, sheet: first } = cache;
  let newest = first;
  // A sheet without an element adds one at the end with its first rule, so the rules keep their order.
  const separate = () => {
    newest = new StyleSheet(where);
  };
  // New parts may be rendered after these.
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, separate, true);
  cache.insert = (selector, styles, sheet, isCached) =>
    insert(selector, styles, sheet === first ? newest : sheet, isCached); // global styles have their own sheets
  return { cache, separate };
}
