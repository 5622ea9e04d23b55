/** Days on which the brokerage shows no homes, from the build's variables. Loaded with the choice of a viewing's day. */
import { CLOSED_DAYS_EXPECTED, type ClosedDays, readClosedDays } from '#domain/viewingDays.ts';
import { EnvironmentError } from './environment.ts';

/**
 * Reads the closed days: "sunday,12-24/01-02". New Year's Day, Christmas Day and Boxing Day by default.
 * @throws EnvironmentError for anything that `readClosedDays` refuses
 */
export function parseClosedDays(variables: Readonly<Record<string, unknown>>): ClosedDays {
  const value = variables['VITE_CLOSED_DAYS'];
  const days = readClosedDays(typeof value === 'string' ? value : '');
  if (!days) throw new EnvironmentError('VITE_CLOSED_DAYS', `${CLOSED_DAYS_EXPECTED} are expected`);
  return days;
}

export const closedDays: ClosedDays = parseClosedDays(import.meta.env ?? {});
