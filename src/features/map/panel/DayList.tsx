import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOpenHouse } from '#domain/format.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { openHouseDays } from '#domain/listing/openHouseDays.ts';
import { localeOf } from '#i18n/i18n.ts';

const Day = styled('section')(({ theme }) => ({
  '& + &': { marginTop: theme.spacing(6) },
  '& > h3': { ...theme.typography.h5, margin: 0, '&::first-letter': { textTransform: 'uppercase' } },
  '& h4': {
    ...theme.typography.body1,
    margin: theme.spacing(3, 0, 2),
    color: theme.vars?.palette.text.secondary,
    fontWeight: 600,
  },
}));

interface DayListProps {
  listings: readonly Listing[];
  /** Draws the cards of some homes. */
  cards: (listings: readonly Listing[]) => ReactNode;
}

/** The homes of a page by the days and hours of their open houses: a plan for Saturday and for Sunday. */
export function DayList({ listings, cards }: DayListProps) {
  const { t, i18n } = useTranslation('map');
  const locale = localeOf(i18n.language);
  const id = useId();
  const { days, others } = openHouseDays(listings, new Date());
  const dayOf = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <div>
      {days.map(({ date, hours }) => (
        <Day key={date} aria-labelledby={`${id}-${date}`}>
          <h3 id={`${id}-${date}`}>{dayOf.format(new Date(date))}</h3>
          {hours.map(({ openHouse, listings: open }) => (
            <div key={openHouse.start + openHouse.end}>
              <h4>{formatOpenHouse(openHouse, locale, {})}</h4>
              {cards(open)}
            </div>
          ))}
        </Day>
      ))}
      {others.length > 0 && (
        <Day aria-labelledby={`${id}-others`}>
          <h3 id={`${id}-others`}>{t('results.otherHours')}</h3>
          {cards(others)}
        </Day>
      )}
    </div>
  );
}
