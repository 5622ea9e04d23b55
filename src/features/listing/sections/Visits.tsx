import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { pageUrl } from '#components/document-head/useDocumentHead.ts';
import { Section } from '#components/layouts/Section.tsx';
import { brand } from '#config/brand.ts';
import { formatOpenHouse, type Locale } from '#domain/format.ts';
import { type Listing, type OpenHouse, streetLine } from '#domain/listing/listing.ts';
import { marketStage } from '#domain/listing/status.ts';
import { paths } from '#domain/paths.ts';
import texts from '#i18n/en/visits.json';
import { addEnglish, localeOf } from '#i18n/i18n.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';
import { Button } from '#ui/Button.tsx';
import { downloadText } from '#ui/downloadText.ts';
import { type Tour, toursOf } from '../photos/gallery/tours.ts';

await addEnglish('visits', texts);

const DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const MILLISECONDS_A_MINUTE = 60_000;

/** The minutes from UTC in "2026-11-28T14:00-03:30": -210. */
function offsetMinutes({ start }: OpenHouse): number {
  const asUtc = Date.parse(start.replace(/.{6}$/, 'Z'));
  return (asUtc - Date.parse(start)) / MILLISECONDS_A_MINUTE;
}

/** True if the device's clock shows another time then than the home's. */
const isElsewhere = (openHouse: OpenHouse): boolean =>
  -new Date(openHouse.start).getTimezoneOffset() !== offsetMinutes(openHouse);

/** Offers an open house as a calendar file (RFC 5545), whose library is loaded by the press. */
async function downloadEvent(listing: Listing, { start, end }: OpenHouse, summary: string, file: string) {
  const { default: ical } = await import('ical-generator');
  const { address, boardId, mlsNumber } = listing;
  const url = pageUrl(paths.detail(listing));
  const calendar = ical({ prodId: { company: brand.name, product: 'Open houses' } });
  calendar.createEvent({
    // The same each time, so that a second press changes the event in the calendar.
    id: `${boardId}-${mlsNumber}-${start.slice(0, 16)}@${location.hostname}`,
    start: new Date(start),
    end: new Date(end),
    summary,
    location: [streetLine(address, 'en-CA'), address.city, address.state, address.zip].join(', '),
    description: url,
    url,
  });
  downloadText(`${file}-${mlsNumber}-${start.slice(0, 10)}.ics`, calendar.toString(), 'text/calendar');
}

/** The open houses to come, each with a button that adds it to the visitor's calendar. */
function OpenHouses({ listing, openHouses }: { listing: Listing; openHouses: readonly OpenHouse[] }) {
  const { t, i18n } = useTranslation('visits');
  const locale: Locale = localeOf(i18n.language);
  const dispatch = useAppDispatch();
  const summary = t('summary', { address: streetLine(listing.address, locale) });
  const add = (openHouse: OpenHouse) =>
    downloadEvent(listing, openHouse, summary, t('file')).catch(() =>
      dispatch(notified({ severity: 'error', notice: 'couldNotConnect' })),
    );
  return (
    <Section heading={t('openHouses')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 640 }}>
        {openHouses.map((openHouse) => {
          const time = formatOpenHouse(openHouse, locale, DAY);
          return (
            <Box
              component="li"
              key={openHouse.start}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'space-between',
                columnGap: 4,
                py: 2,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Typography
                component="span"
                sx={{ fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}
              >
                <time dateTime={openHouse.start}>{time}</time>
              </Typography>
              <Button
                size="small"
                aria-label={t('addNamed', { time })}
                onClick={() => void add(openHouse)}
                sx={{ ml: { xs: -3, sm: 0 } }}
              >
                {t('add')}
              </Button>
            </Box>
          );
        })}
      </Box>
      {openHouses.some(isElsewhere) && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('localTime')}
        </Typography>
      )}
    </Section>
  );
}

/**
 * Buttons to the virtual tour and the video tour. The gallery embeds those of known hosts, if there is one; others open
 * in a tab of their own.
 */
function Tours({ tours, hasGallery }: { tours: readonly Tour[]; hasGallery: boolean }) {
  const { t } = useTranslation('visits');
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = Boolean((state as { tour?: unknown } | null)?.tour); // a history state may hold anything
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) return;
    // The gallery has closed.
    opener.current?.focus({ preventScroll: true });
    opener.current = null;
  }, [isOpen]);
  const open = (kind: Tour['kind'], element: HTMLElement) => {
    opener.current = element;
    navigate(
      { pathname, search, hash },
      { state: { ...state, photo: 0, tour: kind }, preventScrollReset: true },
    );
  };
  return (
    <Section heading={t(tours[0]?.kind ?? 'tour')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {tours.map(({ kind, link, embedded }) =>
          embedded && hasGallery ? (
            <Button
              key={kind}
              variant="outlined"
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => open(kind, currentTarget)}
            >
              {t(kind === 'tour' ? 'startTour' : 'startVideo')}
            </Button>
          ) : (
            <Button
              key={kind}
              variant="outlined"
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${t(kind === 'tour' ? 'openTour' : 'openVideo')} (${t('newTab')})`}
            >
              {t(kind === 'tour' ? 'openTour' : 'openVideo')}
            </Button>
          ),
        )}
      </Box>
    </Section>
  );
}

/** Ways to visit a home on the market: open houses to come, and its tours. */
export function Visits({ listing }: { listing: Listing }) {
  if (marketStage(listing) !== 'onMarket') return null;
  const openHouses = listing.openHouses.filter(({ end }) => Date.parse(end) > Date.now());
  const tours = toursOf(listing);
  return (
    <>
      {openHouses.length > 0 && <OpenHouses listing={listing} openHouses={openHouses} />}
      {tours.length > 0 && <Tours tours={tours} hasGallery={listing.images.length > 0} />}
    </>
  );
}
