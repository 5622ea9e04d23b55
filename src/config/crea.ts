/**
 * Settings for CREA's requirements on pages with listings of its DDF feed. Separate, so that they load with a listing's
 * page.
 */
import { EnvironmentError } from './environment.ts';

/** Reads the feed's destination from the build's variables: digits, or undefined if the listings are not CREA's. */
export function parseCreaDestination(variables: Record<string, unknown>): string | undefined {
  const value = variables['VITE_CREA_DESTINATION_ID'];
  const id = typeof value === 'string' ? value.trim() : '';
  if (id && !/^\d{1,12}$/.test(id)) {
    throw new EnvironmentError('VITE_CREA_DESTINATION_ID', 'the digits of a destination are expected');
  }
  return id || undefined;
}

/** The feed's destination in this build. */
export const creaDestination: string | undefined = parseCreaDestination(import.meta.env ?? {});
