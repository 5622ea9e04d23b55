/** The provinces and territories of Canada, with their names in the feed and in each language. */
import type { Locale } from '../format.ts';
import { folded } from '../listing/slug.ts';

/** Two-letter postal abbreviation, name in the feed, and French name (Canada Post, 2026). */
export const PROVINCES = [
  { code: 'AB', name: 'Alberta', french: 'Alberta' },
  { code: 'BC', name: 'British Columbia', french: 'Colombie-Britannique' },
  { code: 'MB', name: 'Manitoba', french: 'Manitoba' },
  { code: 'NB', name: 'New Brunswick', french: 'Nouveau-Brunswick' },
  { code: 'NL', name: 'Newfoundland and Labrador', french: 'Terre-Neuve-et-Labrador' },
  { code: 'NS', name: 'Nova Scotia', french: 'Nouvelle-Écosse' },
  { code: 'NT', name: 'Northwest Territories', french: 'Territoires du Nord-Ouest' },
  { code: 'NU', name: 'Nunavut', french: 'Nunavut' },
  { code: 'ON', name: 'Ontario', french: 'Ontario' },
  { code: 'PE', name: 'Prince Edward Island', french: 'Île-du-Prince-Édouard' },
  { code: 'QC', name: 'Quebec', french: 'Québec' },
  { code: 'SK', name: 'Saskatchewan', french: 'Saskatchewan' },
  { code: 'YT', name: 'Yukon', french: 'Yukon' },
] as const;

/** The two-letter postal abbreviation of a province or territory. */
export type ProvinceCode = (typeof PROVINCES)[number]['code'];

const provinceOf = (text: string) => {
  const searched = folded(text);
  return PROVINCES.find(({ code, name, french }) =>
    [code, name, french].some((known) => folded(known) === searched),
  );
};

/**
 * Returns the feed's name of a province, given its code or its name in any case or language; undefined if there is
 * none.
 */
export function feedProvince(text: string): string | undefined {
  return provinceOf(text)?.name;
}

/** Returns the code of a province, given its code or its name in any case or language; undefined if there is none. */
export function provinceCode(text: string): ProvinceCode | undefined {
  return provinceOf(text)?.code;
}

/** A place as it follows "Propriétés à vendre": "à Montréal, Québec", "à Toronto (The Annex)", ": Ontario". */
export function frenchPlace(
  place: Partial<Record<'neighborhood' | 'city' | 'state', string | undefined>>,
): string {
  const { neighborhood, city, state } = place;
  const province = state && provinceName(state, 'fr-CA');
  if (!city) return `:\u00a0${province}`;
  const within = neighborhood ? ` (${neighborhood})` : province && `, ${province}`;
  return `à ${city}${within ?? ''}`.replace('à Le ', 'au ').replace('à Les ', 'aux ');
}

/** Returns a province's name in the page's language; any other text stays as it is. */
export function provinceName(state: string, locale: Locale): string {
  const province = provinceOf(state);
  if (!province) return state;
  return locale === 'fr-CA' ? province.french : province.name;
}
