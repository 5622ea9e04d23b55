import { useTranslation } from 'react-i18next';
import type { WireAmenity } from '#api/realty/amenityContract.ts';
import { walkMinutes } from '#domain/amenities.ts';
import { formatDate, formatNumber, type Locale } from '#domain/format.ts';
import amenities from '#i18n/en/amenities.json';
import { addEnglish, localeOf } from '#i18n/i18n.ts';

await addEnglish('amenities', amenities);

/** Longest walk in minutes that is given as one. Beyond it the distance says more. */
const LONGEST_WALK_MIN = 45;
/** Maximum number of a stop's lines that are named. */
const NAMED_LINES = 6;

/** Texts of places to live by, and formats in the page's language. */
export function useAmenityText() {
  const { t, i18n } = useTranslation('amenities');
  const locale: Locale = localeOf(i18n.language);
  const number = (value: number) => formatNumber(value, locale);
  return {
    t,
    locale,
    number,
    /** The day of a source, "2026-11-24". */
    date: (day: string) => formatDate(`${day}T12:00:00-05:00`, locale),
    /** The name, or the kind of a place without one. */
    name: ({ name, kind }: WireAmenity): string => name || t(`kinds.${kind}`),
    /** "Elementary school · Toronto DSB", "Stop · 501, 504", "Park". */
    detail: ({ kind, level, board, lines, rating }: WireAmenity): string => {
      const named = lines.slice(0, NAMED_LINES).join(', ');
      return [
        level ? t(`levels.${level}`) : t(`kinds.${kind}`),
        board,
        named && (lines.length > NAMED_LINES ? `${named}…` : named),
        rating &&
          t('rating', { rating: number(rating.value), outOf: number(rating.outOf), source: rating.source }),
      ]
        .filter(Boolean)
        .join(' · ');
    },
    /** "8 min walk", and "6.2 km away" for what is too far to walk to. `metres` is the straight distance. */
    walk: (metres: number): string => {
      const minutes = walkMinutes(metres);
      return minutes <= LONGEST_WALK_MIN
        ? t('walk', { minutes })
        : t('distance', { km: number(metres / 1000) });
    },
  };
}
