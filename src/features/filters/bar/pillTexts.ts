import type { TFunction } from 'i18next';
import { formatPinPrice, type Locale } from '../../../domain/format.ts';
import { noMaximum } from '../../../domain/priceSteps.ts';
import type { Search } from '../../../domain/search.ts';

type FilterTexts = TFunction<'filters'>;

/** "$500K – $1M", "Up to $6M", "$500K+"; undefined where every price is meant. */
export function priceText(t: FilterTexts, locale: Locale, search: Search): string | undefined {
  const { type, minPrice, maxPrice } = search;
  const open = maxPrice >= noMaximum(type);
  const min = formatPinPrice(minPrice, type, locale);
  const max = formatPinPrice(maxPrice, type, locale);
  if (open) return minPrice > 0 ? t('price.from', { price: min }) : undefined;
  return minPrice > 0 ? t('price.between', { min, max }) : t('price.upTo', { price: max });
}

/** "Detached", "Detached +2"; undefined for Any. */
export function homeTypeText(t: FilterTexts, { homeTypes }: Search): string | undefined {
  const [first, ...others] = homeTypes;
  if (first === undefined) return undefined;
  const name = t(`homeType.${first}`);
  return others.length > 0 ? t('homeType.more', { name, count: others.length }) : name;
}
