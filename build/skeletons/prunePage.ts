import { JSDOM } from 'jsdom';

/** Parts that the skeleton leaves out, since they do not move the others. */
const LEFT_OUT = [
  'link, a[href="#main"]',
  // Live regions and other parts that are still empty, and texts for screen readers only.
  '[role="status"]:empty:not(p)',
  'section:empty',
  // After the logo a header's parts share its width: without one of them the others would move.
  'header > :not(:first-child)',
  // Home below its hero, and the choice above the search box.
  'main > section ~ *, main > section [role="group"]',
  // The filters: their bar is at least as high.
  'main > div > section[aria-label]:first-child > *',
  // Cards except the first, and the content below its picture.
  'main li:has(article) ~ li, article > :not([data-shape="rectangular"])',
  // The switch beside the range of a list.
  'main p + label',
  // A listing below its picture, market figures and their filters: pages of which the first part is enough.
  'main > [data-skeleton="first"] > :first-child ~ *',
  // The login form, and the picture with its sentence beside it.
  'main form, main form ~ *',
  'main button:has(~ div > h1) > *, h1 ~ button, div:has(> h1) + button',
  'main div:has(> img[loading="lazy"]) > *',
].join();

/** Hidden parts that move the visible parts of the skeleton. */
const UNSEEN = 'main button, main a[href*="login"]';

/** Attributes that change how the skeleton looks. */
const LOOKS =
  /^(class|style|width|height|src|srcset|sizes|fetchpriority|alt|d|fill|stroke-width|stroke-linecap|viewBox|data-picture|data-unseen)$/;

/** Controls become plain elements, because a press or a typed text would be lost. */
const PLAIN_TAGS: Readonly<Record<string, string>> = {
  BUTTON: 'span',
  LABEL: 'span',
  FORM: 'div',
  INPUT: 'div',
  SELECT: 'div',
};

function replaceTag(element: Element, tag: string): void {
  const plain = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) plain.setAttribute(name, value);
  plain.append(...element.childNodes);
  element.replaceWith(plain);
}

/** Replaces the example's names with placeholders that the browser fills in. */
function markTexts(root: Element): void {
  for (const element of root.querySelectorAll('h1, ol a, ol span')) {
    if (element.childElementCount > 0) continue;
    element.textContent = element.textContent
      .replace(/\b(Province|City|Neighborhood)\b/g, (name) => `{${name.toLowerCase()}}`)
      .replace('Toronto', '{city}');
  }
}

/** Keeps only the frame of the search box, whose content depends on the width of the window. */
function emptySearchBox(root: Element): void {
  const link = root.querySelector('a[href$="/search"]');
  const frame = link?.firstElementChild;
  if (!link || !frame) return;
  frame.replaceChildren();
  link.replaceWith(frame);
}

/** Reduces a rendered page to its skeleton. @returns an element that contains it */
export function prunePage(html: string): Element {
  const root = new JSDOM(`<div>${html}</div>`).window.document.body.firstElementChild;
  if (!root) throw new Error('A skeleton is empty.');
  for (const element of root.querySelectorAll(LEFT_OUT)) element.remove();
  for (const element of root.querySelectorAll(UNSEEN)) element.setAttribute('data-unseen', '');
  emptySearchBox(root);
  markTexts(root);
  // The boot script puts the first picture here.
  root.querySelector('[data-shape="rectangular"]')?.setAttribute('data-picture', '');
  // If the heading is the largest paint, the fallback font must not draw it smaller than the page's own font does
  // later: that later paint would then count as the largest one.
  if (!root.querySelector('img, [data-picture], h1 ~ p')) {
    root.querySelector('h1')?.setAttribute('style', 'letter-spacing:0');
  }
  // Icons keep their space.
  for (const icon of root.querySelectorAll('svg.MuiSvgIcon-root')) {
    icon.replaceChildren();
    icon.removeAttribute('viewBox');
  }
  for (const element of root.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (!LOOKS.test(name)) element.removeAttribute(name);
    const plain = PLAIN_TAGS[element.tagName];
    if (plain) replaceTag(element, plain);
  }
  return root;
}
