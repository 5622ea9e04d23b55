import type { TFunction } from 'i18next';
import type { WireDeskItem } from '#api/desk/contract.ts';
import { BASE_PATH, paths } from '#domain/paths.ts';

/** Pages that show a search of a place, whose names are in the path. */
const SEARCHES = ['list', 'map'];

const readable = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The home or the search that an item came from, in words; '' if it is unknown. */
export function aboutOf({ home, page }: Pick<WireDeskItem, 'home' | 'page'>, t: TFunction<'desk'>): string {
  if (home?.address) return [home.address, home.city].filter(Boolean).join(', ');
  if (home?.mls) return t('about.mls', { mls: home.mls });
  if (!page) return home?.city ?? '';
  const [kind = '', ...places] = page.slice(BASE_PATH.length).split('/').filter(Boolean).map(readable);
  if (SEARCHES.includes(kind) && places.length > 0) {
    return t('about.search', { place: places.toReversed().join(', ') });
  }
  return home?.city ?? t('about.page', { page: `/${[kind, ...places].join('/')}` });
}

/** The public page of an item's home, or the page that its form was on; undefined if both are unknown. */
export function publicPageOf({ home, page }: Pick<WireDeskItem, 'home' | 'page'>): string | undefined {
  if (home?.mls && home.board !== null) {
    return BASE_PATH + paths.detailOf({ mlsNumber: home.mls, boardId: home.board });
  }
  return page?.startsWith(BASE_PATH) ? page : undefined;
}

/** First and last name; the email, or a dash, if there is no name. */
export function nameOf({ firstName, lastName, email }: WireDeskItem['person']): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email || '–';
}

/** A phone number with its prefix: the forms take the national number for Canada and the United States. */
export function phoneOf(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return phone.startsWith('+') || digits.length !== 10 ? phone : `+1${digits}`;
}
