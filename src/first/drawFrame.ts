import { heroPicture } from '../api/heroPicture.ts';
import { brand } from '../config/brand.ts';
import { title as english } from '../i18n/en/home.json';
import { title as french } from '../i18n/fr/home.json';
import type { Language } from '../i18n/languages.ts';

/** Pages whose header is lower, and the one without. */
const LOW_HEADER = new Set(['map', 'list']);
const NO_HEADER = new Set(['search']);

function box(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  return element;
}

/** The top of the home page as Hero.tsx draws it, its search and chips still blank. */
function hero(language: Language): { top: HTMLElement; picture: Promise<void> } {
  const top = box('first-hero');
  const image = new Image();
  image.fetchPriority = 'high';
  image.alt = '';
  const { src, srcSet, sizes } = heroPicture;
  const picture = new Promise<void>((resolve) => {
    image.onload = () => resolve();
    image.onerror = () => resolve();
  });
  Object.assign(image, { sizes, srcset: srcSet, src });
  const title = document.createElement('h1');
  title.textContent = language === 'fr' ? french : english;
  top.append(image, title, box('first-search'), box('first-chips'));
  return { top, picture };
}

/**
 * Paints the page's frame into #root, where the product takes its place: the bar with the mark, on a listing's page
 * the ground of its photo, and on the home page its picture with the words.
 * @returns on the home page, when its picture is there or failed Sizes and colours stand in index.html.
 */
export function drawFrame(name: string, language: Language): { picture?: Promise<void> } {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root.');
  if (!NO_HEADER.has(name)) {
    const low = LOW_HEADER.has(name);
    const header = box(low ? 'first-header first-low' : 'first-header');
    const words = box('first-name');
    words.textContent = brand.name;
    // The mark stands in index.html: a text of this script would have to become HTML, which no script of the page may do.
    header.append(document.querySelector('template')?.content ?? '', words);
    root.append(header);
  }
  if (name === 'detail') root.append(box('first-photo'));
  root.setAttribute('aria-busy', 'true');
  if (name !== '') return {};
  const { top, picture } = hero(language);
  root.append(top);
  return { picture };
}
