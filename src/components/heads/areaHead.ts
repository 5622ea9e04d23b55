import type { TFunction } from 'i18next';
import { type DocumentHead, type HeadPlace, pageAddress } from '#components/document-head/headTags.ts';
import { brand } from '#config/brand.ts';
import { provinceCode, provinceName } from '#domain/geo/provinces.ts';
import type { MarketPlace } from '#domain/market/market.ts';
import { paths } from '#domain/paths.ts';
import type { SearchPlace } from '#domain/search/search.ts';
import { LOCALES } from '#i18n/languages.ts';

/** Returns the places around a neighbourhood, widest first, each with its name and the place of its list. */
export function placesAround(
  { state, city }: MarketPlace,
  { language }: Pick<HeadPlace, 'language'>,
): { name: string; place: SearchPlace }[] {
  return [
    { name: provinceName(state, LOCALES[language]), place: { state } },
    { name: city, place: { state, city } },
  ];
}

/** Returns the head of a neighbourhood's page, with its place and its breadcrumb as schema.org data. */
export function areaHead(area: Required<MarketPlace>, t: TFunction<'area'>, place: HeadPlace): DocumentHead {
  const { city, state, neighborhood } = area;
  const path = paths.area(area);
  const steps = [
    { name: t('home'), path: paths.home() },
    ...placesAround(area, place).map(({ name, place: wider }) => ({ name, path: paths.listOf(wider) })),
    { name: neighborhood, path },
  ];
  return {
    title: `${t('documentTitle', { area: neighborhood, city })} | ${brand.name}`,
    description: t('description', { area: neighborhood, city }),
    path,
    data: {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'BreadcrumbList',
          itemListElement: steps.map((step, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: step.name,
            item: pageAddress(step.path, place),
          })),
        },
        {
          '@type': 'Place',
          name: neighborhood,
          url: pageAddress(path, place),
          address: {
            '@type': 'PostalAddress',
            addressLocality: city,
            addressRegion: provinceCode(state) ?? state,
            addressCountry: 'CA',
          },
          containedInPlace: { '@type': 'City', name: city },
        },
      ],
    },
  };
}
