import '#components/viewings/viewingsTexts.ts';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useChangeViewingMutation } from '#api/customer/viewingCalls.ts';
import type { WireViewing, WireViewingChange } from '#api/customer/viewingContract.ts';
import { isCallError, isUnreached } from '#api/errors.ts';
import { offeredWish, type ViewingWish, ViewingWishFields } from '#components/viewings/ViewingWishFields.tsx';
import { closedDays } from '#config/closedDays.ts';
import { paths } from '#domain/paths.ts';
import { openDays } from '#domain/viewingDays.ts';
import { localeOf } from '#i18n/i18n.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { Button } from '#ui/Button.tsx';

/** Buttons in a row, on a phone below each other. */
const BUTTONS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  '& > *': { flex: { xs: '1 0 100%', sm: 'none' } },
} as const;

const DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/** The time that is offered or agreed by the clock of the home, or else the half-day. */
function useWhen({ start, timeZone, day, part }: WireViewing): string {
  const { t, i18n } = useTranslation('viewings');
  const locale = localeOf(i18n.language);
  if (start !== null) {
    const clock = { ...DAY, hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone } as const;
    return new Intl.DateTimeFormat(locale, clock).format(new Date(start));
  }
  const text = new Intl.DateTimeFormat(locale, { ...DAY, timeZone: 'UTC' }).format(new Date(day));
  return t('card.halfDay', { day: text, part: t(`wish.${part}`).toLowerCase() });
}

/** Takes the focus: the button that opened the part of the card is gone. */
function useOpeningFocus() {
  const part = useRef<HTMLElement>(null);
  useEffect(() => part.current?.focus(), []);
  return { ref: part, tabIndex: -1 };
}

interface OtherDayProps {
  viewing: WireViewing;
  onChoose: (wish: ViewingWish) => void;
  onClose: () => void;
}

/** The choice of another day. */
function OtherDay({ viewing, onChoose, onClose }: OtherDayProps) {
  const { t } = useTranslation('viewings');
  const [days] = useState(() => openDays(new Date(), viewing.timeZone, closedDays));
  const [wish, setWish] = useState(() => offeredWish(viewing, days));
  const opening = useOpeningFocus();
  return (
    <Box
      {...opening}
      component="form"
      aria-label={t('card.otherDay')}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(wish);
      }}
      sx={{ display: 'grid', gap: 4, mt: 5, outline: 'none' }}
    >
      <ViewingWishFields wish={wish} days={days} onChange={(change) => setWish({ ...wish, ...change })} />
      <Box sx={BUTTONS}>
        <Button type="submit" variant="contained">
          {t('card.askAgain')}
        </Button>
        <Button onClick={onClose}>{t('card.keep')}</Button>
      </Box>
    </Box>
  );
}

interface CancelQuestionProps {
  isBusy: boolean;
  onCancel: () => void;
  onClose: () => void;
}

/** Asks before a viewing is cancelled. */
function CancelQuestion({ isBusy, onCancel, onClose }: CancelQuestionProps) {
  const { t } = useTranslation('viewings');
  const opening = useOpeningFocus();
  return (
    <Box {...opening} role="group" aria-label={t('card.cancelAsk')} sx={{ mt: 5, outline: 'none' }}>
      <Typography sx={{ fontWeight: 600, mb: 3 }}>{t('card.cancelAsk')}</Typography>
      <Box sx={BUTTONS}>
        <Button variant="contained" aria-disabled={isBusy} onClick={onCancel}>
          {t('card.cancelYes')}
        </Button>
        <Button onClick={onClose}>{t('card.keep')}</Button>
      </Box>
    </Box>
  );
}

const QUIET = { bgcolor: 'transparent', color: 'text.secondary', outline: 1, outlineColor: 'divider' };

/** An offer waits for the customer, so it has the strongest colour. Viewings that are over have none. */
const CHIPS: Partial<Record<WireViewing['state'] | 'over', object>> = {
  offered: { bgcolor: 'primary.dark', color: 'primary.contrastText' },
  declined: QUIET,
  cancelled: QUIET,
  over: QUIET,
};

function StateChip({ state }: { state: WireViewing['state'] | 'over' }) {
  const { t } = useTranslation('viewings');
  return (
    <Box
      component="span"
      sx={{
        px: 3,
        py: 1,
        borderRadius: 999,
        bgcolor: 'chip.main',
        color: 'chip.contrastText',
        fontWeight: 600,
        ...CHIPS[state],
      }}
    >
      {t(`state.${state}`)}
    </Box>
  );
}

/** The reason why a change was not saved, by the answer of the services. They may have other closed days than this page. */
function failureOf(error: ReturnType<typeof useChangeViewingMutation>[1]['error']) {
  if (!isCallError(error)) return 'failed';
  const keyword = error.refused.find(({ field }) => field === 'day')?.keyword;
  if (keyword === 'not') return 'closed';
  if (keyword === 'minimum') return 'past';
  if (isUnreached(error)) return 'unreachable';
  return BY_STATUS[error.status] ?? 'failed';
}

const BY_STATUS: Readonly<Record<number, 'outdated' | 'ended' | 'refused'>> = {
  400: 'outdated',
  404: 'ended',
  409: 'refused',
};

interface ViewingCardProps {
  viewing: WireViewing;
  /** The token of the link by which the visitor came; undefined for a customer's own request. */
  token?: string;
}

/** A viewing request with its state, and the ways to change it while it is open. */
export function ViewingCard({ viewing, token }: ViewingCardProps) {
  const { t } = useTranslation('viewings');
  const { id, state, mlsNumber, boardId, address, city, note, sentence, start, way, isOver } = viewing;
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const when = useWhen(viewing);
  const [post, { isLoading, error }] = useChangeViewingMutation();
  const [open, setOpen] = useState<'otherDay' | 'cancel'>();
  const card = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(undefined);
    // The pressed button is gone.
    heading.current?.focus();
  };
  const home = [address, city].filter(Boolean).join(', ') || mlsNumber;
  const isFinal = state === 'declined' || state === 'cancelled';
  const isOpen = !isOver && !isFinal;
  const change = async (wanted: WireViewingChange) => {
    if (isLoading) return;
    const answer = await post({ id, change: wanted, ...(token === undefined ? {} : { token }) });
    if (answer.error) {
      const isDay = isCallError(answer.error) && answer.error.refused.some(({ field }) => field === 'day');
      // The days are the first choice of the form.
      if (isDay) card.current?.querySelector<HTMLElement>('form input:checked')?.focus();
    } else close();
  };
  return (
    <Paper ref={card} component="article" aria-labelledby={title} elevation={1} sx={{ p: { xs: 4, sm: 6 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography
          id={title}
          ref={heading}
          tabIndex={-1}
          component={token === undefined ? 'h3' : 'h2'}
          variant="h5"
          sx={{ flex: '1 1 200px', minWidth: 0, outline: 'none' }}
        >
          <MuiLink component={Link} to={paths.detailOf({ mlsNumber, boardId })} sx={{ color: 'inherit' }}>
            {home}
          </MuiLink>
        </Typography>
        <StateChip state={isOver && !isFinal ? 'over' : state} />
      </Box>
      <Box role="status" sx={{ mt: 3 }}>
        <Typography sx={{ fontWeight: 600, color: isOpen ? 'text.primary' : 'text.secondary' }}>
          {when}
        </Typography>
        <Typography color="textSecondary">{t(`wish.${way}`)}</Typography>
        {isOpen && (
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {t(`next.${state}`)}
          </Typography>
        )}
      </Box>
      {sentence && <Typography sx={{ mt: 3 }}>{t('card.sentence', { sentence })}</Typography>}
      {note && (
        <Typography color="textSecondary" sx={{ mt: 3, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {t('card.note', { note })}
        </Typography>
      )}
      {error && (
        <Box sx={{ mt: 4 }}>
          <AlertBox text={t(`card.${failureOf(error)}`)} />
        </Box>
      )}
      {isOpen && open === undefined && (
        <Box sx={{ ...BUTTONS, mt: 5 }}>
          {state === 'offered' && start !== null && (
            <Button
              variant="contained"
              aria-disabled={isLoading}
              onClick={() => void change({ state: 'agreed', start })}
            >
              {t('card.accept')}
            </Button>
          )}
          <Button variant="outlined" onClick={() => setOpen('otherDay')}>
            {t('card.otherDay')}
          </Button>
          <Button onClick={() => setOpen('cancel')}>{t('card.cancel')}</Button>
        </Box>
      )}
      {isOpen && open === 'otherDay' && (
        <OtherDay
          viewing={viewing}
          onChoose={(wish) => void change({ state: 'asked', ...wish })}
          onClose={close}
        />
      )}
      {isOpen && open === 'cancel' && (
        <CancelQuestion
          isBusy={isLoading}
          onCancel={() => void change({ state: 'cancelled' })}
          onClose={close}
        />
      )}
    </Paper>
  );
}
