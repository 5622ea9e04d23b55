import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { WireSavedHome } from '#api/customer/contract.ts';
import { ListingCard } from '#components/listing-card/ListingCard.tsx';
import { ListingCardSkeleton } from '#components/listing-card/ListingCardSkeleton.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import { homeChanged } from '#store/savedHomesSlice.ts';
import { Button } from '#ui/Button.tsx';
import { HeartIcon } from '#ui/icons/commonIcons.tsx';
import { HomeCardLayout } from '../HomesGrid.tsx';
import { HomeNote } from '../home/HomeNote.tsx';
import { MissingHome, RemovedHome, useReplacementFocus } from '../home/SavedHome.tsx';
import { useSavedText } from '../useSavedText.ts';
import type { SharedEntry } from './useSharedEntries.ts';
import { useSharingText } from './useSharingText.ts';

interface SharedHomeProps {
  entry: SharedEntry;
  /** The partner's name. */
  partner: string;
  /** The own home before its removal. */
  before: WireSavedHome | undefined;
  priority: boolean;
}

/** The partner's note, with its day. */
function PartnersNote({ entry: { theirs }, partner }: Pick<SharedHomeProps, 'entry' | 'partner'>) {
  const { t, date } = useSharingText();
  if (!theirs?.note) return null;
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {theirs.noted
          ? t('list.noteOf', { name: partner, date: date(theirs.noted) })
          : t('list.noteOfUndated', { name: partner })}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {theirs.note}
      </Typography>
    </div>
  );
}

/** The own note with the way to change it. */
function OwnNote({ entry: { own, yours, isPrivate }, name }: { entry: SharedEntry; name: string }) {
  const { t, date } = useSharingText();
  if (!own) return null;
  const noted = yours?.noted ?? undefined;
  return (
    <div>
      {own.note !== '' && (
        <Typography variant="body2" color="textSecondary">
          {noted ? t('list.noteOf', { name: t('list.yourNote'), date: date(noted) }) : t('list.yourNote')}
        </Typography>
      )}
      <HomeNote home={own} name={name} />
      {isPrivate && (
        <Typography variant="body2" color="textSecondary">
          {t('list.privateHome')}
        </Typography>
      )}
    </div>
  );
}

type RemoveOwnProps = Pick<SharedHomeProps, 'entry' | 'before'> & { name: string };

/**
 * Removes a delisted home, which has no card with a heart, from the customer's homes. While the partner still likes it,
 * the same button undoes that.
 */
function RemoveOwn({ entry: { mlsNumber, boardId, own }, before, name }: RemoveOwnProps) {
  const { t } = useSavedText();
  const dispatch = useAppDispatch();
  const known = own ?? before;
  if (!known) return null;
  const id = { mlsNumber, boardId };
  return (
    <Button
      data-first
      size="small"
      color="inherit"
      aria-label={own ? t('removeName', { address: name }) : undefined}
      onClick={() => dispatch(homeChanged({ id, home: own ? null : known }))}
      sx={{ justifySelf: 'start', ml: -3.5 }}
    >
      {t(own ? 'remove' : 'undo')}
    </Button>
  );
}

/** A home of the shared list: its card, who likes it, and both notes. */
export function SharedHome({ entry, partner, before, priority }: SharedHomeProps) {
  const { t, nameOf } = useSharingText();
  const dispatch = useAppDispatch();
  const { listing, likes, isRemoved, mlsNumber, boardId } = entry;
  const item = useReplacementFocus(isRemoved);
  const id = { mlsNumber, boardId };
  const name = nameOf(id, listing);
  return (
    <HomeCardLayout ref={item}>
      <RemovedHome
        isRemoved={isRemoved}
        name={name}
        onUndo={() => before && dispatch(homeChanged({ id, home: before }))}
      />
      {!isRemoved && (
        <>
          {listing && <ListingCard listing={listing} priority={priority} />}
          {listing === null && <MissingHome home={{ mlsNumber }} why="delisted" />}
          {listing === undefined && <ListingCardSkeleton />}
          <Box
            sx={{
              display: 'grid',
              alignContent: 'start',
              gap: 2,
              px: 4,
              py: 3,
              borderTop: 1,
              borderColor: 'line',
            }}
          >
            <Box component="p" sx={{ display: 'flex', alignItems: 'center', gap: 2, m: 0, fontWeight: 600 }}>
              <HeartIcon
                aria-hidden
                sx={{
                  flex: 'none',
                  fontSize: '1.25rem',
                  color: likes === 'both' ? 'error.main' : 'text.secondary',
                }}
              />
              {t(`list.likes.${likes}`, { name: partner })}
            </Box>
            <PartnersNote entry={entry} partner={partner} />
            <OwnNote entry={entry} name={name} />
            {listing === null && <RemoveOwn entry={entry} before={before} name={name} />}
          </Box>
        </>
      )}
    </HomeCardLayout>
  );
}
