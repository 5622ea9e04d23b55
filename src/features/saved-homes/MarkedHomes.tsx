import Box from '@mui/material/Box';
import { useState } from 'react';
import {
  type MarkedEntry,
  useMarkedListings,
  useMarkText,
} from '#components/home-marks/useMarkedListings.ts';
import { ListStates } from '#components/layouts/ListStates.tsx';
import { ListingCard } from '#components/listing-card/ListingCard.tsx';
import { listingKey } from '#domain/listing/listing.ts';
import type { HomeMark, HomeMarkKind } from '#platform/storage/homeMarks.ts';
import { addMarks, removeMarks, useMarkedHomes } from '#store/homeMarks.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { Button } from '#ui/Button.tsx';
import { FIRST_ROW, HomeCardLayout, HomesInPortions, LoadingHomes } from './HomesGrid.tsx';
import { useSavedText } from './useSavedText.ts';

interface Removal {
  text: string;
  /** Empty if the removal failed. */
  homes: readonly HomeMark[];
}

/** Removes homes from the list, and offers to undo the last removal. */
function useRemoval(kind: HomeMarkKind) {
  const { t } = useMarkText();
  const { nameOf } = useSavedText();
  const dispatch = useAppDispatch();
  const [last, setLast] = useState<Removal>();
  const remove = async (entries: readonly MarkedEntry[], one?: MarkedEntry) => {
    const isDone = await dispatch(removeMarks(kind, one?.home));
    const done = one
      ? t(`${kind}.removed`, { address: nameOf(one.home, one.listing) })
      : t(`${kind}.cleared`);
    setLast(
      isDone
        ? { text: done, homes: one ? [one.home] : entries.map(({ home }) => home) }
        : { text: t('notRemoved'), homes: [] },
    );
  };
  const undo = () => {
    if (last) void dispatch(addMarks(kind, last.homes));
    setLast(undefined);
  };
  return { last, remove, undo };
}

/** A list of viewed or hidden homes. */
function MarkedList({ kind }: { kind: HomeMarkKind }) {
  const { t } = useMarkText();
  const { date, nameOf } = useSavedText();
  const { entries, hasFailed, retry } = useMarkedListings(kind);
  const { last, remove, undo } = useRemoval(kind);
  const isNone = entries?.length === 0 && kind === 'hidden';
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
            {t(`${kind}.clear`)}
          </Button>
        )}
      </Box>
      {isNone && <p>{t('hidden.empty')}</p>}
      {!isNone && (
        <ListStates
          entries={entries}
          hasFailed={hasFailed}
          onRetry={retry}
          textOf={(name) => t(name === 'failed' || name === 'empty' ? `${kind}.${name}` : name)}
          loading={(text) => <LoadingHomes text={text} />}
        >
          <HomesInPortions
            label={t(`${kind}.label`)}
            footRows={1}
            entries={entries ?? []}
            itemOf={(entry, index) => (
              <HomeCardLayout key={listingKey(entry.home)}>
                <ListingCard listing={entry.listing} priority={kind === 'viewed' && index < FIRST_ROW} />
                <Box
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    justifyContent: 'space-between',
                    px: 4,
                    pb: 2,
                  }}
                >
                  <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
                    {t(`${kind}.date`, { date: date(entry.home.marked) })}
                  </Box>
                  <Button
                    size="small"
                    color="inherit"
                    aria-label={t(`${kind}.removeName`, { address: nameOf(entry.home, entry.listing) })}
                    onClick={() => void remove(entries ?? [], entry)}
                    sx={{ mr: -2 }}
                  >
                    {t(`${kind}.remove`)}
                  </Button>
                </Box>
              </HomeCardLayout>
            )}
          />
        </ListStates>
      )}
    </>
  );
}

/** The recently viewed homes, and below them the hidden ones: a customer's, or those on a visitor's device. */
export function MarkedHomes() {
  const { t } = useMarkText();
  const hasHidden = useMarkedHomes('hidden').length > 0;
  // The list stays after the last one is shown again, so that the press can be undone.
  const [hadHidden, setHadHidden] = useState(hasHidden);
  if (hasHidden && !hadHidden) setHadHidden(true);
  return (
    <>
      <MarkedList kind="viewed" />
      {hadHidden && (
        <Box component="section" aria-labelledby="hidden-homes" sx={{ mt: 12 }}>
          <Box component="h2" id="hidden-homes" sx={{ typography: 'h4', m: 0, mb: 2, scrollMarginTop: 88 }}>
            {t('hidden.title')}
          </Box>
          <MarkedList kind="hidden" />
        </Box>
      )}
    </>
  );
}
