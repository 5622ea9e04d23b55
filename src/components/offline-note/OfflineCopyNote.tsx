import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#domain/format.ts';
import offlineCopy from '#i18n/en/offlineCopy.json';
import { addEnglish, localeOf } from '#i18n/i18n.ts';
import { Button } from '#ui/Button.tsx';
import { InfoIcon } from '#ui/icons/commonIcons.tsx';

/**
 * Formats the time at which an answer was fetched: the hour, with the day unless it is today. In the visitor's time
 * zone.
 */
function fetchedAtText(iso: string, now: Date, locale: Locale): { text: string; isToday: boolean } {
  const moment = new Date(iso);
  const isToday = moment.toDateString() === now.toDateString();
  const day = isToday ? {} : ({ month: 'long', day: 'numeric' } as const);
  const format = new Intl.DateTimeFormat(locale, { ...day, hour: 'numeric', minute: '2-digit' });
  // No line break within "14 h 05".
  return { text: format.format(moment).replaceAll(/\s(?=h\b|\d{2}\b|[ap]\.)/g, '\u00a0'), isToday };
}

await addEnglish('offlineCopy', offlineCopy);

/** Milliseconds between attempts to get a newer answer: no event reports that a service is back. */
const RETRY_MS = 30_000;

/** Retries while the page is visible: at intervals, and when the connection is back. */
function useRetries(isOld: boolean, onRetry: () => void): void {
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  }, [onRetry]);
  useEffect(() => {
    if (!isOld) return;
    const retryIfVisible = () => {
      if (document.visibilityState === 'visible') retry.current();
    };
    const timer = setInterval(retryIfVisible, RETRY_MS);
    window.addEventListener('online', retryIfVisible);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retryIfVisible);
    };
  }, [isOld]);
}

interface OfflineCopyNoteProps {
  /** ISO 8601 time when the answer was fetched; undefined for a current answer, which shows no note. */
  since: string | undefined;
  onRetry: () => void;
}

/** Shows the age of an offline copy, and requests a newer answer. */
export function OfflineCopyNote({ since, onRetry }: OfflineCopyNoteProps) {
  const { t, i18n } = useTranslation('offlineCopy');
  useRetries(since !== undefined, onRetry);
  if (since === undefined) return null;
  const { text, isToday } = fetchedAtText(since, new Date(), localeOf(i18n.language));
  return (
    <Box
      role="status"
      data-says-fault
      data-print="hidden"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 3,
        my: 4,
        py: 1,
        px: 4,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <InfoIcon fontSize="small" sx={{ color: 'primary.main', flex: 'none' }} />
      <Box component="p" sx={{ m: 0, py: 2, flex: '1 1 200px' }}>
        {t(isToday ? 'sinceToday' : 'since', { moment: text })}
      </Box>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </Box>
  );
}
