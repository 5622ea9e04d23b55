import { useTranslation } from 'react-i18next';
import { provinceName } from '../../../domain/provinces.ts';
import type { Search } from '../../../domain/search.ts';
import { localeOf } from '../../../i18n/i18n.ts';

/** 'Homes for sale in Mississauga, Ontario': what is listed, and the place as far as it is known. */
export function useHeading({ type, state, city, neighborhood, drawnArea, within }: Search): string {
  const { t, i18n } = useTranslation('list');
  const province = state && provinceName(state, localeOf(i18n.language));
  const place = [neighborhood, city, neighborhood ? undefined : province].filter(Boolean).join(', ');
  if (!place && drawnArea) return t(`heading.${type}InArea`);
  if (!place && within) return t(`heading.${type}InView`);
  return place ? t(`heading.${type}In`, { place }) : t(`heading.${type}`);
}
