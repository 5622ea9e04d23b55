import type { TFunction } from 'i18next';
import { sharePicture } from '#api/images.ts';
import type { DocumentHead, HeadPlace } from '#components/document-head/headTags.ts';
import { brand } from '#config/brand.ts';
import { environment } from '#config/environment.ts';
import { type HomeAddress, homeAddressLine } from '#domain/listing/homeAddress.ts';
import { paths } from '#domain/paths.ts';
import { LOCALES } from '#i18n/languages.ts';

/** Returns the head of the page on which an owner enters an address. */
export function valueHead(t: TFunction<'value'>): DocumentHead {
  return {
    title: `${t('start.documentTitle')} | ${brand.name}`,
    description: t(environment.hasEstimates ? 'start.description' : 'valuation.start.description'),
    path: paths.value(),
    image: sharePicture('selling'),
  };
}

/** Returns the head of the page of one home, on or off the market. Its canonical address has no position. */
export function homeValueHead(
  home: HomeAddress,
  t: TFunction<'value'>,
  { language }: Pick<HeadPlace, 'language'>,
): DocumentHead {
  const address = homeAddressLine(home, LOCALES[language]);
  const words = environment.hasEstimates ? 'home' : 'valuation.home';
  return {
    title: `${t(`${words}.documentTitle`, { address })} | ${brand.name}`,
    description: t(`${words}.description`, { address, city: home.city }),
    path: paths.homeValue(home),
    image: sharePicture('selling'),
  };
}
