/** Selector of the tags that the page and the first answer both write. */
const TAGS =
  'meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property], link[hreflang], link[rel="canonical"], script[type="application/ld+json"]';

/** The title and the tags of a head as text, in a fixed order and without the marker of the first answer. */
export function headIn({ head, title }: Document): string[] {
  const written = [...head.querySelectorAll(TAGS)].map((tag) => {
    const copy = tag.cloneNode(true) as Element; // a copy of an element is one
    copy.removeAttribute('data-first');
    return copy.outerHTML;
  });
  return [title, ...written.toSorted()];
}

/** The document that a browser makes of a page's text, without styles: jsdom takes long for them. */
export const parsedPage = (html = ''): Document =>
  new DOMParser().parseFromString(html.replace(/<style>.*?<\/style>/gs, ''), 'text/html');
