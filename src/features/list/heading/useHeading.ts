import { useTranslation } from 'react-i18next';
import type { Search } from '../../../domain/search.ts';

/** 'Homes for sale in Mississauga, Ontario': what is listed, and the place as far as it is known. */
export function useHeading({ type, state, city, neighborhood }: Search): string {
  const { t } = useTranslation('list');
  const place = [neighborhood, city, neighborhood ? undefined : state].filter(Boolean).join(', ');
  return place ? t(`heading.${type}In`, { place }) : t(`heading.${type}`);
}
