import { bodyCheck } from '#server/http/bodyCheck.ts';
import { FieldErrors } from '#server/http/errors.ts';
import { LEAD_SCHEMA } from '#server/schemas/leadSchema.ts';
import { CLOSED_DAY, isCalendarDay } from '#server/schemas/viewingSchema.ts';
import type { WireLead } from '../../src/api/contact/contract.ts';
import { type ClosedDays, isOpenDay } from '../../src/domain/viewingDays.ts';

const MESSAGE = 'This lead is incomplete or not valid.';
const check = bodyCheck<WireLead>(LEAD_SCHEMA, MESSAGE);

/** Trims every text in a value. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, trimmed(member)]));
}

/**
 * Checks a body against the schema that the service publishes.
 * @returns the lead with its texts trimmed
 * @throws FieldErrors with one entry for each invalid field
 */
export function checkLead(body: unknown): WireLead {
  const lead = trimmed(check(body)) as WireLead; // the same members, checked above
  if ('viewing' in lead && !isCalendarDay(lead.viewing.day)) {
    throw new FieldErrors(MESSAGE, [{ field: 'viewing.day', message: 'is not valid', keyword: 'pattern' }]);
  }
  return lead;
}

/** @throws FieldErrors for a viewing on a day on which the brokerage shows no homes */
export function refuseClosedDay(lead: WireLead, closedDays: ClosedDays): void {
  if ('viewing' in lead && lead.viewing && !isOpenDay(lead.viewing.day, closedDays)) {
    throw new FieldErrors(MESSAGE, [{ field: 'viewing.day', ...CLOSED_DAY }]);
  }
}
