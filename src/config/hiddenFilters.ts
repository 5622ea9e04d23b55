import { FACT_NAMES, type FactName } from '#domain/search/facts.ts';
import type { Search } from '#domain/search/search.ts';
import { EnvironmentError, environment, hasEstimatesIn } from './environment.ts';

/** A filter that can be left out. */
export type HideableFilter = FactName | Extract<keyof Search, 'commutes'>;

const HIDEABLE: readonly HideableFilter[] = [...FACT_NAMES, 'commutes'];

/** Names beside those of filters: the map's layer of prices, and the estimates of homes. */
const OTHERS: readonly string[] = ['prices', 'estimates'];

function namesIn(variables: Readonly<Record<string, unknown>>): string[] {
  const text = variables['VITE_HIDDEN_FILTERS'];
  return typeof text === 'string' ? text.split(',').flatMap((name) => name.trim() || []) : [];
}

/**
 * Reads the filters that the listings cannot answer from the build's variables: "pets,furnished"; none by default. Without
 * estimates there are no yields, so that their filter and order are not offered either.
 */
export function parseHiddenFilters(variables: Readonly<Record<string, unknown>>): HideableFilter[] {
  const named = namesIn(variables).filter((name) => !OTHERS.includes(name));
  if (!named.every((name) => HIDEABLE.some((filter) => filter === name))) {
    const names = [...HIDEABLE, ...OTHERS].join(', ');
    throw new EnvironmentError('VITE_HIDDEN_FILTERS', `names among ${names} are expected`);
  }
  const hidden = hasEstimatesIn(variables) ? named : [...named, 'minGrossYield'];
  return HIDEABLE.filter((filter) => hidden.includes(filter));
}

/** Filters that are not offered. */
export const hiddenFilters: readonly HideableFilter[] = parseHiddenFilters(import.meta.env ?? {});
/** True if homes can be searched by the yields of their estimated rents. */
export const offersYields = (): boolean =>
  environment.hasEstimates && !hiddenFilters.includes('minGrossYield');
/** False if the map's layer of prices is not offered. */
export const offersPrices: boolean = !namesIn(import.meta.env ?? {}).includes('prices');
