import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { WireSavedHome } from '#api/customer/contract.ts';
import { alignedRows, CARD_ROWS } from '#components/listing-card/CardLayout.tsx';
import { ListingCard } from '#components/listing-card/ListingCard.tsx';
import { ListingCardSkeleton } from '#components/listing-card/ListingCardSkeleton.tsx';
import { PlaceholderScene } from '#components/listing-image/PlaceholderScene.tsx';
import type { ChangeSince, HomeId } from '#domain/listing/savedHome.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { homeChanged } from '#store/savedHomesSlice.ts';
import { Button } from '#ui/Button.tsx';
import { InfoIcon } from '#ui/icons/commonIcons.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '#ui/icons/pageIcons.tsx';
import { Checkbox } from '#ui/Switch.tsx';
import { HomeCardLayout, SAVED_FOOT_ROWS } from '../HomesGrid.tsx';
import { changeOf, type SavedEntry } from '../overview/savedEntry.ts';
import { useSavedText } from '../useSavedText.ts';
import { HomeNote } from './HomeNote.tsx';
import { WatchChoice } from './WatchChoice.tsx';

interface RemovedHomeProps {
  isRemoved: boolean;
  name: string;
  onUndo: () => void;
}

/**
 * Replaces a home that was just removed. Before that it renders only an empty live region, which will announce the
 * removal.
 */
export function RemovedHome({ isRemoved, name, onUndo }: RemovedHomeProps) {
  const { t } = useSavedText();
  return (
    <Box
      sx={
        isRemoved
          ? {
              gridRow: '1 / -1',
              display: 'grid',
              alignContent: 'center',
              justifyItems: 'center',
              gap: 3,
              minHeight: 160,
              p: 6,
              textAlign: 'center',
              color: 'text.secondary',
            }
          : { position: 'absolute' }
      }
    >
      <Box component="p" role="status" sx={{ m: 0 }}>
        {isRemoved && t('removed', { address: name })}
      </Box>
      {isRemoved && (
        <Button variant="outlined" data-first onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
    </Box>
  );
}

/** The customer's own part of a saved home. */
const HomeFoot = styled('div')(({ theme }) => ({
  ...alignedRows(SAVED_FOOT_ROWS),
  gap: theme.spacing(2),
  padding: theme.spacing(3, 4, 3),
  borderTop: `1px solid ${theme.vars?.palette.line}`,
}));

interface MissingHomeProps {
  /** Without `seen` the card names no price. */
  home: Pick<WireSavedHome, 'mlsNumber'> & Partial<Pick<WireSavedHome, 'seen'>>;
  /** It is not listed any more, or it could not be looked up. */
  why: 'delisted' | 'unreached';
}

/** Replaces the card of a home without a listing. It shows what was saved with the home. */
export function MissingHome({ home: { mlsNumber, seen }, why }: MissingHomeProps) {
  const { t, price } = useSavedText();
  return (
    <Box sx={{ gridRow: `span ${CARD_ROWS}` }}>
      <Box sx={{ aspectRatio: '4 / 3', overflow: 'hidden', filter: 'grayscale(0.6)' }}>
        <PlaceholderScene />
      </Box>
      <Box sx={{ px: 4, py: 3.5, display: 'grid', gap: 1 }}>
        <Box component="p" sx={{ m: 0, typography: 'h5' }}>
          {t(`${why}.title`)}
        </Box>
        <Box component="p" sx={{ m: 0, typography: 'body2' }}>
          {t(`${why}.sentence`, { mlsNumber })}
        </Box>
        {seen && seen.price !== null && (
          <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
            {t('delisted.price', { price: price(seen.price) })}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const ICONS = { priceDown: ArrowDownIcon, priceUp: ArrowUpIcon } as const;
const COLOURS = { priceDown: 'success.main', sold: 'sold.main', leased: 'sold.main' } as const;

/** A change of a home since it was saved. */
function ChangeMark({ change }: { change: ChangeSince }) {
  const { t, price } = useSavedText();
  const { kind } = change;
  const Icon = kind in ICONS ? ICONS[kind as keyof typeof ICONS] : InfoIcon; // checked in the same expression
  const colour = kind in COLOURS ? COLOURS[kind as keyof typeof COLOURS] : 'text.primary'; // checked in the same expression
  const text =
    change.kind === 'priceDown' || change.kind === 'priceUp'
      ? t(`change.${change.kind}`, { amount: price(change.dollars) })
      : t(`change.${change.kind}`);
  return (
    <Box
      component="p"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        m: 0,
        typography: 'body2',
        fontWeight: 600,
        color: colour,
      }}
    >
      <Icon aria-hidden sx={{ fontSize: '1.125rem', flex: 'none' }} />
      {text}
    </Box>
  );
}

interface SavedHomeProps {
  entry: SavedEntry;
  isCompared: boolean;
  /** True if four homes are chosen already. */
  isFull: boolean;
  onCompare: (id: HomeId) => void;
  priority: boolean;
}

/** Removing or restoring a home removes the button that had the focus. The focus moves to its replacement. */
export function useReplacementFocus(isRemoved: boolean) {
  const item = useRef<HTMLLIElement>(null);
  const before = useRef(isRemoved);
  useEffect(() => {
    if (before.current === isRemoved) return;
    before.current = isRemoved;
    if (document.activeElement !== document.body) return;
    item.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
  }, [isRemoved]);
  return item;
}

/** A saved home with its listing as it is now, and the customer's own part. */
export function SavedHome({ entry, isCompared, isFull, onCompare, priority }: SavedHomeProps) {
  const { t, date, nameOf } = useSavedText();
  const dispatch = useAppDispatch();
  const { home, listing, isUnreached, isRemoved } = entry;
  const item = useReplacementFocus(isRemoved);
  const { mlsNumber, boardId } = home;
  const id = { mlsNumber, boardId };
  const name = nameOf(home, listing);
  const change = changeOf(entry);
  return (
    <HomeCardLayout ref={item}>
      <RemovedHome isRemoved={isRemoved} name={name} onUndo={() => dispatch(homeChanged({ id, home }))} />
      {!isRemoved && (
        <>
          {listing && <ListingCard listing={listing} priority={priority} />}
          {listing === null && <MissingHome home={home} why="delisted" />}
          {listing === undefined &&
            (isUnreached ? <MissingHome home={home} why="unreached" /> : <ListingCardSkeleton />)}
          <HomeFoot>
            {change ? <ChangeMark change={change} /> : <span />}
            <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
              {t('savedOn', { date: date(home.saved) })}
            </Box>
            <HomeNote home={home} name={name} />
            {listing ? <WatchChoice id={id} name={name} /> : <span />}
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mx: -2 }}>
              <Box sx={{ px: 2 }}>
                <Checkbox
                  label={t('select')}
                  aria-label={t('selectName', { address: name })}
                  checked={isCompared}
                  disabled={listing === null || (isFull && !isCompared)}
                  onChange={() => onCompare(id)}
                />
              </Box>
              <Button
                data-first
                size="small"
                color="inherit"
                aria-label={t('removeName', { address: name })}
                onClick={() => dispatch(homeChanged({ id, home: null }))}
              >
                {t('remove')}
              </Button>
            </Box>
          </HomeFoot>
        </>
      )}
    </HomeCardLayout>
  );
}
