import type { TFunction } from 'i18next';
import type { DocumentHead } from '#components/document-head/headTags.ts';
import { brand } from '#config/brand.ts';
import { frenchPlace } from '#domain/geo/provinces.ts';
import { paths } from '#domain/paths.ts';
import { listedHomes } from '#domain/search/marketStatus.ts';
import { DEFAULT_SEARCH, type Search, withType } from '#domain/search/search.ts';
import type { Language } from '#i18n/languages.ts';
import { feedLink } from './feedLink.ts';

/** Returns 'Homes for sale in Mississauga': the kind of listings on a map, and its place if there is one. */
export function mapTitle(search: Search, t: TFunction<'map'>, language: Language): string {
  const { neighborhood, city } = search;
  const place = city && language === 'fr' ? frenchPlace({ neighborhood, city }) : (neighborhood ?? city);
  const context = listedHomes(search);
  return place ? t('titleIn', { place, context }) : t('title', { context });
}

/**
 * Returns the head of a map. All views of a city's map have one canonical address, and the feed is that of the city's
 * homes, because a feed of a view would change with every move.
 */
export function mapHead(search: Search, t: TFunction<'map'>, language: Language): DocumentHead {
  const { type, city } = search;
  const title = mapTitle(search, t, language);
  const plain = withType(DEFAULT_SEARCH, type);
  return {
    title: `${title} | ${brand.name}`,
    description: t('description', { title }),
    path: city ? paths.mapCity(city, plain) : paths.map(plain),
    ...(city && feedLink(search, language)),
  };
}
