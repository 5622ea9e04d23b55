import type { TFunction } from 'i18next';
import { localeOf } from '#i18n/i18n.ts';

const MINUTES_OF = { hour: 60, day: 24 * 60 } as const;

/** Formats an age in minutes in its largest unit: "just now", "5 min ago", "3 hr ago"; in French "il y a 3 h". */
export function formatAge(minutes: number, language: string, t: TFunction<'desk'>): string {
  if (minutes < 1) return t('justNow');
  const unit = minutes < MINUTES_OF.hour ? 'minute' : minutes < MINUTES_OF.day ? 'hour' : 'day';
  const value = unit === 'minute' ? minutes : Math.floor(minutes / MINUTES_OF[unit]);
  const unitDisplay = unit === 'day' ? 'long' : 'short';
  const age = new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay }).format(value);
  return t('ago', { age });
}

/**
 * Formats a moment as "Tue, Nov 24, 2:05 p.m."; with the year if it is not this one.
 * @param timeZone that of the device by default
 */
export function formatMoment(iso: string, language: string, timeZone?: string): string {
  const moment = new Date(iso);
  const isThisYear = moment.getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(!isThisYear && { year: 'numeric' }),
    ...(timeZone !== undefined && { timeZone, timeZoneName: 'short' }),
  }).format(moment);
}

/** Formats a day ("2026-11-25") as "Wed, Nov 25". */
export function formatDay(day: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
