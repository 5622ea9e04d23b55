import { heroPicture } from '#api/heroPicture.ts';
import { brandName } from '#config/brand.ts';
import { welcome as loginEnglish } from '#i18n/en/auth.json';
import { title as homeEnglish } from '#i18n/en/home.json';
import { lead as leadEnglish, title as trendsEnglish } from '#i18n/en/trends.json';
import { welcome as loginFrench } from '#i18n/fr/auth.json';
import { title as homeFrench } from '#i18n/fr/home.json';
import { lead as leadFrench, title as trendsFrench } from '#i18n/fr/trends.json';
import type { Language } from '#i18n/languages.ts';
import { pictureSettled, requestPicture } from './firstPicture.ts';

/** Pages whose header is lower, with the filters' bar below it, and the one without. */
const LOW_HEADER = new Set(['map', 'list']);
const NO_HEADER = new Set(['search']);

function box(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  return element;
}

function heading(text: string): HTMLElement {
  const title = document.createElement('h1');
  title.textContent = text;
  return title;
}

/** The top of the home page as Hero.tsx draws it, its search and chips still blank. */
function hero(language: Language): { top: HTMLElement; picture: Promise<void> } {
  const top = box('first-hero');
  const image = requestPicture(heroPicture);
  const picture = pictureSettled(image);
  const title = language === 'fr' ? homeFrench : homeEnglish;
  top.append(image, heading(title), box('first-search'), box('first-chips'));
  return { top, picture };
}

/** The top of the trends page as TrendsScreen.tsx draws it, its filter bar still blank. */
function trends(language: Language, city: string): HTMLElement {
  const top = box('first-trends');
  const title = (language === 'fr' ? trendsFrench : trendsEnglish).replace('{{city}}', city);
  const lead = document.createElement('p');
  lead.textContent = language === 'fr' ? leadFrench : leadEnglish;
  top.append(heading(title), lead, box('first-filters'));
  return top;
}

/** The heading of the login page where AuthFrame.tsx has it on a phone. */
function login(language: Language): HTMLElement {
  const top = box('first-trends first-login');
  top.append(heading(language === 'fr' ? loginFrench : loginEnglish));
  return top;
}

/**
 * Paints the page's frame into #root, where the product takes its place: the bar with the mark, on a listing's page
 * the ground of its photo, on a place's list that of its first card on a phone, on the trends page its words, on the login
 * page its heading, and on the home page its picture with the words.
 * @param names segments of the path
 * @param city the trends page's
 * @returns on the home page, when its picture is there or failed Sizes and colours stand in index.html.
 */
export function showSkeleton(
  [name = '', second]: readonly string[],
  language: Language,
  city?: string,
): { picture?: Promise<void> } {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root.');
  if (!NO_HEADER.has(name)) {
    const low = LOW_HEADER.has(name);
    const header = box(low ? 'first-header first-low' : 'first-header');
    const words = box('first-name');
    words.textContent = brandName;
    // The mark stands in index.html: a text of this script would have to become HTML, which no script of the page may do.
    header.append(document.querySelector('template')?.content ?? '', words);
    root.append(header);
    if (low) root.append(box('first-bar'));
  }
  if (name === 'detail') root.append(box('first-photo'));
  if (name === 'list' && second !== undefined) {
    root.append(box(`first-photo first-card${language === 'fr' ? ' first-fr' : ''}`));
  }
  if (name === 'auth' && second === 'login') root.append(login(language));
  if (city !== undefined) root.append(trends(language, city));
  root.setAttribute('aria-busy', 'true');
  if (name !== '') return {};
  const { top, picture } = hero(language);
  root.append(top);
  return { picture };
}
