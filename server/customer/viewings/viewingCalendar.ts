/// <reference lib="esnext.temporal" />
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { MailAttachment } from '#server/mail/outgoingMail.ts';
import { isDisplayName } from '#server/schemas/personSchema.ts';
import type { SenderBrand } from '#server/store/content/senderBrand.ts';
import type { Viewing } from '#server/store/viewings/findViewings.ts';

/** Texts of the calendar's entry. */
export interface EntryTexts {
  summary: string;
  location: string;
  description: string;
}

/**
 * The calendar file of a viewing (RFC 5545): a request while a time is offered or agreed, otherwise a cancellation of the
 * time that was sent before. Its UID stays, and each change has a higher SEQUENCE.
 * @returns undefined if the customer's calendar has no time of this viewing
 */
export function viewingCalendar(
  viewing: Viewing,
  texts: EntryTexts,
  brand: SenderBrand,
): MailAttachment | undefined {
  const { id, state, starts, ends, revision, time_zone: timezone, changed } = viewing;
  if (starts === null || ends === null) return undefined;
  const isAgreed = state === 'agreed';
  const name = `${viewing.first_name} ${viewing.last_name}`;
  const isRequest = isAgreed || state === 'offered';
  const method = isRequest ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL;
  const calendar = ical({
    prodId: { company: brand.name, product: 'viewings' },
    method,
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  });
  const tentative = isAgreed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
  calendar.createEvent({
    id,
    sequence: revision,
    stamp: new Date(changed),
    start: Temporal.Instant.from(starts),
    end: Temporal.Instant.from(ends),
    timezone,
    status: isRequest ? tentative : ICalEventStatus.CANCELLED,
    ...texts,
    organizer: { name: brand.brokerage, email: brand.email },
    attendees: [
      {
        ...(isDisplayName(name) ? { name } : {}),
        email: viewing.email,
        rsvp: false,
        status: isAgreed ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.NEEDSACTION,
      },
    ],
  });
  const type = `text/calendar; charset=utf-8; method=${method}`;
  return { name: 'viewing.ics', type, content: calendar.toString() };
}
