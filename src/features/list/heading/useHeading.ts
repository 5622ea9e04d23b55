import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { provinceName } from '#domain/geo/provinces.ts';
import { DAYS_A_YEAR, listedHomes } from '#domain/search/marketStatus.ts';
import type { Search } from '#domain/search/search.ts';
import { localeOf } from '#i18n/i18n.ts';

/** " in the last 90 days"; '' where the time is open. */
function lastDays(t: TFunction<'list'>, { showActive, soldDays }: Search): string {
  if (showActive || soldDays === 0) return '';
  return soldDays % DAYS_A_YEAR === 0
    ? ` ${t('heading.lastYears', { count: soldDays / DAYS_A_YEAR })}`
    : ` ${t('heading.lastDays', { count: soldDays })}`;
}

/** 'Homes for sale in Mississauga, Ontario': what is listed, and the place as far as it is known. */
export function useHeading(search: Search): string {
  const { state, city, neighborhood, drawnArea, within } = search;
  const { t, i18n } = useTranslation('list');
  const province = state && provinceName(state, localeOf(i18n.language));
  const place = [neighborhood, city, neighborhood ? undefined : province].filter(Boolean).join(', ');
  const homes = listedHomes(search);
  const time = lastDays(t, search);
  if (!place && drawnArea) return t(`heading.${homes}InArea`, { time });
  if (!place && within) return t(`heading.${homes}InView`, { time });
  return place ? t(`heading.${homes}In`, { place, time }) : t(`heading.${homes}`, { time });
}
