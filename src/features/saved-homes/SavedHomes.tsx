import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#components/frames/EmptyState.tsx';
import { KeptNote } from '#components/kept-note/KeptNote.tsx';
import { ListingCardSkeleton } from '#components/listing-card/ListingCardSkeleton.tsx';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { SavedHome } from './home/SavedHome.tsx';
import { CompareBar } from './overview/CompareBar.tsx';
import { SortSelect } from './overview/SortSelect.tsx';
import { type SavedEntry, sorted } from './overview/savedEntry.ts';
import { useListChoices } from './overview/useListChoices.ts';
import { useSavedEntries } from './overview/useSavedEntries.ts';
import { useSavedText } from './useSavedText.ts';

/** Cards in one to four columns. */
const HomesGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 272px), 1fr))',
  gap: theme.spacing(6),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0 },
}));

/** Homes that are drawn at first, and with each press on 'Show more'. */
const DRAWN = 24;

/** Cards of the first row on a wide screen: their pictures come first. */
const FIRST_ROW = 4;

const PLACEHOLDERS = ['first', 'second', 'third', 'fourth'] as const;

function LoadingHomes() {
  const { t } = useSavedText();
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <HomesGrid aria-hidden>
        {PLACEHOLDERS.map((key) => (
          <li key={key}>
            <ListingCardSkeleton />
          </li>
        ))}
      </HomesGrid>
    </>
  );
}

/** The homes in their order, a part at a time, and what is chosen of them. */
function Homes({ entries, count }: { entries: readonly SavedEntry[]; count: number }) {
  const { t } = useSavedText();
  const { sort, chooseSort, compared, isCompared, isFull, toggle, clear } = useListChoices(
    entries.filter(({ isRemoved }) => !isRemoved).map(({ home }) => home),
  );
  const [drawn, setDrawn] = useState(DRAWN);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 6,
          rowGap: 2,
          mb: 5,
        }}
      >
        <Box component="p" role="status" sx={{ m: 0, color: 'text.secondary' }}>
          {t('count', { count })}
        </Box>
        {entries.length > 1 && <SortSelect value={sort} onChange={chooseSort} />}
      </Box>
      <HomesGrid aria-label={t('label')}>
        {sorted(entries, sort)
          .slice(0, drawn)
          .map((entry, index) => (
            <SavedHome
              key={entry.key}
              entry={entry}
              isCompared={isCompared(entry.home)}
              isFull={isFull}
              onCompare={toggle}
              priority={index < FIRST_ROW}
            />
          ))}
      </HomesGrid>
      {entries.length > drawn && (
        <Box sx={{ mt: 8, textAlign: 'center' }}>
          <Button variant="outlined" onClick={() => setDrawn(drawn + DRAWN)}>
            {t('more')}
          </Button>
        </Box>
      )}
      {compared.length > 0 && <CompareBar compared={compared} onClear={clear} />}
    </>
  );
}

/** The saved homes of whoever is here: a customer's, or those of a visitor's device. */
export function SavedHomes() {
  const { t } = useSavedText();
  const saved = useSavedEntries();
  switch (saved.status) {
    case 'loading':
      return <LoadingHomes />;
    case 'failed':
      return (
        <EmptyState
          role="alert"
          sentence={t(saved.of === 'homes' ? 'failed' : 'listingsFailed')}
          action={
            <Button variant="contained" onClick={saved.retry}>
              {t('retry')}
            </Button>
          }
        />
      );
    case 'loaded':
      return saved.entries.length > 0 ? (
        <>
          <KeptNote since={saved.keptSince} onRetry={saved.retry} />
          <Homes entries={saved.entries} count={saved.count} />
        </>
      ) : (
        <EmptyState
          sentence={t('empty')}
          action={
            <Button variant="contained" component={Link} to={paths.map()}>
              {t('emptyAction')}
            </Button>
          }
        />
      );
  }
}
