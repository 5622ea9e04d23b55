import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useRef } from 'react';
import { ListingCard } from '#components/listing-card/ListingCard.tsx';
import { ListingCardSkeleton } from '#components/listing-card/ListingCardSkeleton.tsx';
import type { HomeId } from '#domain/listing/savedHome.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { homeWished } from '#store/savedHomesSlice.ts';
import { Button } from '#ui/Button.tsx';
import { changeOf, type SavedEntry } from '../overview/savedEntry.ts';
import { useSavedText } from '../useSavedText.ts';
import { ChangeMark } from './ChangeMark.tsx';
import { GoneHome } from './GoneHome.tsx';
import { HomeFoot, HomeFrame } from './HomeFrame.tsx';
import { HomeNote } from './HomeNote.tsx';
import { RemovedHome } from './RemovedHome.tsx';

interface SavedHomeProps {
  entry: SavedEntry;
  isCompared: boolean;
  /** Four are chosen already. */
  isFull: boolean;
  onCompare: (id: HomeId) => void;
  priority: boolean;
}

/** What was pressed goes with what it removed or brought back: the focus goes to what took its place. */
function useKeptFocus(isRemoved: boolean) {
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

/** A saved home as it is today, with what the customer keeps of it. */
export function SavedHome({ entry, isCompared, isFull, onCompare, priority }: SavedHomeProps) {
  const { t, date, nameOf } = useSavedText();
  const dispatch = useAppDispatch();
  const { home, listing, isUnreached, isRemoved } = entry;
  const item = useKeptFocus(isRemoved);
  const { mlsNumber, boardId } = home;
  const id = { mlsNumber, boardId };
  const name = nameOf(home, listing);
  const change = changeOf(entry);
  return (
    <HomeFrame ref={item}>
      <RemovedHome isRemoved={isRemoved} name={name} onUndo={() => dispatch(homeWished({ id, home }))} />
      {!isRemoved && (
        <>
          {listing && <ListingCard listing={listing} priority={priority} />}
          {listing === null && <GoneHome home={home} why="gone" />}
          {listing === undefined &&
            (isUnreached ? <GoneHome home={home} why="unreached" /> : <ListingCardSkeleton />)}
          <HomeFoot>
            {change && <ChangeMark change={change} />}
            <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
              {t('savedOn', { date: date(home.saved) })}
            </Box>
            <HomeNote home={home} name={name} />
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mx: -2 }}>
              <FormControlLabel
                control={
                  <Checkbox
                    checked={isCompared}
                    disabled={listing === null || (isFull && !isCompared)}
                    onChange={() => onCompare(id)}
                    slotProps={{ input: { 'aria-label': t('selectName', { address: name }) } }}
                    sx={{ width: 44, height: 44 }}
                  />
                }
                label={t('select')}
                sx={{ m: 0, pr: 2 }}
              />
              <Button
                data-first
                size="small"
                color="inherit"
                aria-label={t('removeName', { address: name })}
                onClick={() => dispatch(homeWished({ id, home: null }))}
              >
                {t('remove')}
              </Button>
            </Box>
          </HomeFoot>
        </>
      )}
    </HomeFrame>
  );
}
