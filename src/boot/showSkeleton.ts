import { placeName } from '#domain/listing/slug.ts';
import { skeletonKind } from '#domain/skeletonKind.ts';
import type { Language } from '#i18n/languages.ts';

/** The address as the boot script has parsed it. */
export interface Address {
  /** Segments of the path, decoded. */
  names: readonly string[];
  query: string;
  /** The trends page's city. */
  city?: string | undefined;
}

/** Values of the placeholders in the skeletons; '' if the address has none. */
function textsOf({ names, city = '' }: Address): Record<string, string> {
  if (names[0] !== 'list') return { city };
  const [province = '', town = '', neighborhood = ''] = names.slice(1).map(placeName);
  return { province, city: town, neighborhood };
}

/**
 * Writes the texts in place of "{city}" and the like. A list of a wider place has its own heading (data-1, data-2), and
 * a step of the trail without a text is removed.
 */
function fillIn(skeleton: DocumentFragment, texts: Record<string, string>, depth: number): void {
  for (const element of skeleton.querySelectorAll<HTMLElement>('h1, ol a, ol span')) {
    element.textContent = (element.dataset[depth] ?? element.textContent).replace(
      /\{(\w+)\}/g,
      (_, name: string) => texts[name] ?? '',
    );
    if (element.textContent === '') element.closest('li')?.remove();
  }
}

/**
 * Shows the skeleton of the page at an address in #root, where the app replaces it.
 * @returns a picture of its own, as home has; null without one
 */
export function showSkeleton(address: Address, language: Language): HTMLImageElement | null {
  const root = document.getElementById('root');
  if (!root) throw new Error('No element #root.');
  root.setAttribute('aria-busy', 'true');
  const kind = skeletonKind(address.names, address.query);
  const template = document.querySelector<HTMLTemplateElement>(`#${kind}-${language}`);
  if (!template) return null;
  fillIn(template.content, textsOf(address), address.names.length - 1);
  root.append(template.content);
  return root.querySelector('img');
}
