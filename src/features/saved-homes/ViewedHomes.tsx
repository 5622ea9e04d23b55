import Box from '@mui/material/Box';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { ListingCard } from '#components/listing-card/ListingCard.tsx';
import {
  useViewedListings,
  useViewedText,
  type ViewedEntry,
} from '#components/viewed-homes/useViewedListings.ts';
import { listingKey } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { addViewedHomes, removeViewedHomes, type ViewedHome } from '#store/viewedHomes.ts';
import { Button } from '#ui/Button.tsx';
import { DRAWN, FIRST_ROW, HomeCardLayout, HomesGrid, LoadingHomes } from './HomesGrid.tsx';
import { useSavedText } from './useSavedText.ts';

interface Removal {
  text: string;
  /** Empty if the removal failed. */
  homes: readonly ViewedHome[];
}

/** Removes homes from the list, and offers to undo the last removal. */
function useRemoval() {
  const { t } = useViewedText();
  const { nameOf } = useSavedText();
  const dispatch = useAppDispatch();
  const [last, setLast] = useState<Removal>();
  const remove = async (entries: readonly ViewedEntry[], one?: ViewedEntry) => {
    const isDone = await dispatch(removeViewedHomes(one?.home));
    const done = one ? t('removed', { address: nameOf(one.home, one.listing) }) : t('cleared');
    setLast(
      isDone
        ? { text: done, homes: one ? [one.home] : entries.map(({ home }) => home) }
        : { text: t('notRemoved'), homes: [] },
    );
  };
  const undo = () => {
    if (last) void dispatch(addViewedHomes(last.homes));
    setLast(undefined);
  };
  return { last, remove, undo };
}

/** The recently viewed homes: a customer's, or those on a visitor's device. */
export function ViewedHomes() {
  const { t } = useViewedText();
  const { date, nameOf } = useSavedText();
  const { entries, hasFailed, retry } = useViewedListings();
  const { last, remove, undo } = useRemoval();
  const [drawn, setDrawn] = useState(DRAWN);
  if (hasFailed) {
    return (
      <EmptyState
        role="alert"
        sentence={t('failed')}
        action={
          <Button variant="contained" onClick={retry}>
            {t('retry')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, minHeight: 44, mb: 5 }}
      >
        <Box component="p" role="status" sx={{ m: 0, mr: 'auto', color: 'text.secondary' }}>
          {last?.text ?? (entries?.length ? t('count', { count: entries.length }) : '')}
        </Box>
        {last && last.homes.length > 0 && (
          // The pressed button is gone, so the focus moves here.
          <Button key={last.text} variant="outlined" autoFocus onClick={undo}>
            {t('undo')}
          </Button>
        )}
        {entries && entries.length > 0 && (
          <Button color="inherit" onClick={() => void remove(entries)} sx={{ mr: { xs: -4, md: -5 } }}>
            {t('clear')}
          </Button>
        )}
      </Box>
      {!entries && <LoadingHomes text={t('loading')} />}
      {entries?.length === 0 && (
        <EmptyState
          scene="nothing-saved"
          sentence={t('empty')}
          action={
            <Button variant="contained" component={Link} to={paths.map()}>
              {t('emptyAction')}
            </Button>
          }
        />
      )}
      {entries && entries.length > 0 && (
        <HomesGrid aria-label={t('label')} footRows={1}>
          {entries.slice(0, drawn).map((entry, index) => (
            <HomeCardLayout key={listingKey(entry.home)}>
              <ListingCard listing={entry.listing} priority={index < FIRST_ROW} />
              <Box
                sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 4, pb: 2 }}
              >
                <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
                  {t('viewedOn', { date: date(entry.home.marked) })}
                </Box>
                <Button
                  size="small"
                  color="inherit"
                  aria-label={t('removeName', { address: nameOf(entry.home, entry.listing) })}
                  onClick={() => void remove(entries, entry)}
                  sx={{ mr: -2 }}
                >
                  {t('remove')}
                </Button>
              </Box>
            </HomeCardLayout>
          ))}
        </HomesGrid>
      )}
      {entries && entries.length > drawn && (
        <Box sx={{ mt: 8, textAlign: 'center' }}>
          <Button variant="outlined" onClick={() => setDrawn(drawn + DRAWN)}>
            {t('more')}
          </Button>
        </Box>
      )}
    </>
  );
}
