import './viewingsTexts.ts';
import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireViewingWish } from '#api/contact/contract.ts';
import { RadioChoice } from '#components/fields/RadioChoice.tsx';
import { localeOf } from '#i18n/i18n.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** The half-day and the form of a viewing. */
export type ViewingWish = Pick<WireViewingWish, 'day' | 'part' | 'way'>;

const PARTS = ['morning', 'afternoon', 'evening'] as const;
const WAYS = ['inPerson', 'video'] as const;

/** Returns the wish that is chosen at first, and in place of values that are not offered. */
export function offeredWish(
  chosen: Partial<Record<keyof ViewingWish, string>>,
  days: readonly string[],
): ViewingWish {
  return {
    day: days.find((day) => day === chosen.day) ?? days[0] ?? '',
    part: PARTS.find((part) => part === chosen.part) ?? PARTS[0],
    way: WAYS.find((way) => way === chosen.way) ?? WAYS[0],
  };
}

/** A day as a chip: its weekday above its date. Screen readers get the whole day. Memoized, because formatting is slow. */
const DayText = memo(function DayText({ day }: { day: string }) {
  const { i18n } = useTranslation('viewings');
  const locale = localeOf(i18n.language);
  const text = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(day));
  return (
    <>
      <Box
        component="span"
        aria-hidden
        sx={{ display: 'grid', justifyItems: 'center', py: 1, lineHeight: 1.3 }}
      >
        <Box component="span" sx={{ fontWeight: 400 }}>
          {text({ weekday: 'short' })}
        </Box>
        {text({ month: 'short', day: 'numeric' })}
      </Box>
      <VisuallyHidden>{text({ weekday: 'long', month: 'long', day: 'numeric' })}</VisuallyHidden>
    </>
  );
});

interface ViewingWishFieldsProps {
  wish: ViewingWish;
  /** The days to choose from: "2026-11-25". */
  days: readonly string[];
  onChange: (change: Partial<ViewingWish>) => void;
}

/** The choices of a viewing: day, half-day, and in person or by video. */
export function ViewingWishFields({ wish, days, onChange }: ViewingWishFieldsProps) {
  const { t } = useTranslation('viewings');
  return (
    <>
      <RadioChoice
        label={t('wish.day')}
        values={days}
        value={wish.day}
        textOf={(day) => <DayText day={day} />}
        onChange={(day) => onChange({ day })}
      />
      <RadioChoice
        label={t('wish.part')}
        values={PARTS}
        value={wish.part}
        textOf={(part) => t(`wish.${part}`)}
        onChange={(part) => onChange({ part })}
      />
      <RadioChoice
        label={t('wish.way')}
        values={WAYS}
        value={wish.way}
        textOf={(way) => t(`wish.${way}`)}
        onChange={(way) => onChange({ way })}
      />
    </>
  );
}
