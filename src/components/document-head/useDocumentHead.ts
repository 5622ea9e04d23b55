import { useEffect } from 'react';
import { brand } from '#config/brand.ts';
import { BASE_PATH } from '#domain/paths.ts';

/** Tags of a page for search engines, and for networks on which it is shared. */
export interface DocumentHead {
  title: string;
  description: string;
  /** The page's canonical path, below the base path. */
  path: string;
  /** Address of a picture, absolute or relative to this origin. */
  image?: string;
  /** schema.org data of the page. */
  data?: object;
}

interface Tag {
  /** Finds the same tag where index.html has it already. */
  selector: string;
  element: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

const meta = (kind: 'name' | 'property', name: string, content: string): Tag => ({
  selector: `meta[${kind}="${name}"]`,
  element: 'meta',
  attributes: { [kind]: name, content },
});

function tagsOf({ title, description, path, image, data }: DocumentHead): Tag[] {
  const url = pageUrl(path);
  const tags = [
    meta('name', 'description', description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    {
      selector: 'link[rel="canonical"]',
      element: 'link',
      attributes: { rel: 'canonical', href: url },
    } satisfies Tag,
  ];
  if (image) tags.push(meta('property', 'og:image', new URL(image, globalThis.location.origin).href));
  return data
    ? [
        ...tags,
        {
          selector: 'script[type="application/ld+json"]',
          element: 'script',
          attributes: { type: 'application/ld+json' },
          text: JSON.stringify(data),
        },
      ]
    : tags;
}

/** Puts a tag into the head, in place of one with the same key. Returns a function that undoes it. */
function place({ selector, element, attributes, text }: Tag): () => void {
  const replaced = document.head.querySelector(selector);
  const placed = document.createElement(element);
  for (const [name, value] of Object.entries(attributes)) placed.setAttribute(name, value);
  if (text !== undefined) placed.textContent = text;
  if (replaced) replaced.replaceWith(placed);
  else document.head.append(placed);
  return () => (replaced ? placed.replaceWith(replaced) : placed.remove());
}

/**
 * Sets the page's tags while it is open. Undefined sets none: while the data loads, and for pages that are not public.
 */
export function useDocumentHead(head: DocumentHead | undefined): void {
  const headJson = head && JSON.stringify(head);
  useEffect(() => {
    if (headJson === undefined) return;
    const undo = tagsOf(JSON.parse(headJson) as DocumentHead).map(place); // the text is this hook's own
    return () => {
      for (const each of undo) each();
    };
  }, [headJson]);
}

/** Absolute address of a path of the product, for example to paste it into a mail. */
export function pageUrl(path: string): string {
  return new URL(BASE_PATH + path, globalThis.location.origin).href;
}
