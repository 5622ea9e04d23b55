import type { TFunction } from 'i18next';
import type { DocumentHead } from '#components/document-head/headTags.ts';
import { brand } from '#config/brand.ts';
import { frenchPlace, provinceName } from '#domain/geo/provinces.ts';
import { paths } from '#domain/paths.ts';
import { DAYS_A_YEAR, listedHomes } from '#domain/search/marketStatus.ts';
import { type Search, startSearch } from '#domain/search/search.ts';
import { usedFilters } from '#domain/search/usedFilters.ts';
import { type Language, LOCALES } from '#i18n/languages.ts';
import { feedLink } from './feedLink.ts';

/** The canonical path of a list, without filters and order. Its pages are pages of their own. */
function plainPath(search: Search): string {
  const { type, state, city, neighborhood, page } = search;
  const place = { ...(state && { state }), ...(city && { city }), ...(neighborhood && { neighborhood }) };
  const plain = startSearch(type, place);
  return paths.list({ ...plain, page: usedFilters(search).length === 0 ? page : 1 });
}

/** Returns " in the last 90 days"; '' for an open period. */
function lastDays(t: TFunction<'list'>, { showActive, soldDays }: Search): string {
  if (showActive || soldDays === 0) return '';
  return soldDays % DAYS_A_YEAR === 0
    ? ` ${t('heading.lastYears', { count: soldDays / DAYS_A_YEAR })}`
    : ` ${t('heading.lastDays', { count: soldDays })}`;
}

/** Returns 'Homes for sale in Mississauga, Ontario': the kind of listings, and the place as far as it is known. */
export function listHeading(search: Search, t: TFunction<'list'>, language: Language): string {
  const { state, city, neighborhood, drawnArea, within } = search;
  const named = [neighborhood, city, !neighborhood && state && provinceName(state, LOCALES[language])];
  const place = named.filter(Boolean).join(', ');
  const homes = listedHomes(search);
  const time = lastDays(t, search);
  if (!place && drawnArea) return t(`heading.${homes}InArea`, { time });
  if (!place && within) return t(`heading.${homes}InView`, { time });
  if (!place) return t(`heading.${homes}`, { time });
  return t(`heading.${homes}In`, { place: language === 'fr' ? frenchPlace(search) : place, time });
}

/** Returns the head of a list. */
export function listHead(search: Search, t: TFunction<'list'>, language: Language): DocumentHead {
  const heading = listHeading(search, t, language);
  return {
    title: `${heading} | ${brand.name}`,
    description: t('description', { heading }),
    path: plainPath(search),
    ...feedLink(search, language),
  };
}
