import { useTranslation } from 'react-i18next';
import { localeOf } from '#i18n/i18n.ts';

/** Returns a function that prints a time of day in the page's language: "8:30 a.m.", "8 h 30". */
export function useTimeText(): (at: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { timeStyle: 'short', timeZone: 'UTC' });
  return (at) => format.format(new Date(`2026-01-01T${at}:00Z`));
}
