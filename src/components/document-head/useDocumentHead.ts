import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BASE_PATH } from '#domain/paths.ts';
import { languageOf } from '#i18n/languages.ts';
import { type DocumentHead, headTags, type Tag } from './headTags.ts';

/**
 * Removes the tags that the server wrote for the first page (server/static/pages). The page's own take their place, and
 * must not stay on the next page.
 */
function removeFirstTags(): void {
  for (const tag of document.head.querySelectorAll('[data-first]')) tag.remove();
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

/** Sets tags while a page is open. Returns a function that removes them. */
export function placeTags(tags: readonly Tag[]): () => void {
  removeFirstTags();
  const undo = tags.map(place);
  return () => {
    for (const each of undo) each();
  };
}

/**
 * Sets the page's title, and its tags while it is open. Undefined sets none: while the data loads, and for pages that are not public.
 */
export function useDocumentHead(head: DocumentHead | undefined): void {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const headJson = head && JSON.stringify(head);
  useEffect(() => {
    if (headJson === undefined) return;
    const known = JSON.parse(headJson) as DocumentHead; // the text is this hook's own
    document.title = known.title;
    return placeTags(headTags(known, { origin: globalThis.location.origin, language }));
  }, [headJson, language]);
}

/** Absolute address of a path of the product, for example to paste it into a mail. */
export function pageUrl(path: string): string {
  return new URL(BASE_PATH + path, globalThis.location.origin).href;
}
