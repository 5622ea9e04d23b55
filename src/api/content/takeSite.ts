import { brand } from '#config/brand.ts';
import { publishedCities } from '#domain/constants.ts';
import type { WireSite } from './contract.ts';

/** Puts the published facts in place of those of the build. Components read them when they render. */
export function takeSite({ brand: facts, newest, cities: linked }: WireSite): void {
  Object.assign(brand, facts);
  Object.assign(publishedCities, { newest, linked });
}
