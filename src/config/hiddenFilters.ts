import { FACT_NAMES, type FactName } from '#domain/search/facts.ts';
import { EnvironmentError } from './environment.ts';

/** Reads the filters that the listings cannot answer from the build's variables: "pets,furnished"; none by default. */
export function parseHiddenFilters(variables: Readonly<Record<string, unknown>>): FactName[] {
  const text = variables['VITE_HIDDEN_FILTERS'];
  const named = typeof text === 'string' ? text.split(',').flatMap((name) => name.trim() || []) : [];
  const known = FACT_NAMES.filter((fact) => named.includes(fact));
  if (known.length < named.length) {
    throw new EnvironmentError('VITE_HIDDEN_FILTERS', `names among ${FACT_NAMES.join(', ')} are expected`);
  }
  return known;
}

/** Filters that are not offered. */
export const hiddenFilters: readonly FactName[] = parseHiddenFilters(import.meta.env ?? {});
