import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { FailedState } from '#components/layouts/ListStates.tsx';
import { OfflineCopyNote } from '#components/offline-note/OfflineCopyNote.tsx';
import { COMPARED_HOMES } from '#domain/constants.ts';
import type { HomeId } from '#domain/listing/savedHome.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { FIRST_ROW, HomesInPortions, LoadingHomes } from './HomesGrid.tsx';
import { SavedHome } from './home/SavedHome.tsx';
import { SAVED_SORTS, type SavedEntry, type SavedSort, sorted } from './overview/savedEntry.ts';
import { useListChoices } from './overview/useListChoices.ts';
import { useSavedEntries } from './overview/useSavedEntries.ts';
import { useSavedText } from './useSavedText.ts';

/** The homes in their order, drawn in portions, with the homes chosen for the comparison. */
function Homes({ entries, count }: { entries: readonly SavedEntry[]; count: number }) {
  const { t } = useSavedText();
  const { sort, chooseSort, compared, isCompared, isFull, toggle, clear } = useListChoices(
    entries.filter(({ isRemoved }) => !isRemoved).map(({ home }) => home),
  );
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
      <HomesInPortions
        label={t('label')}
        entries={sorted(entries, sort)}
        itemOf={(entry, index) => (
          <SavedHome
            key={entry.key}
            entry={entry}
            isCompared={isCompared(entry.home)}
            isFull={isFull}
            onCompare={toggle}
            priority={index < FIRST_ROW}
          />
        )}
      />
      {compared.length > 0 && <CompareBar compared={compared} onClear={clear} />}
    </>
  );
}

/** The saved homes: a customer's, or those on a visitor's device. */
export function SavedHomes() {
  const { t } = useSavedText();
  const saved = useSavedEntries();
  switch (saved.status) {
    case 'loading':
      return <LoadingHomes text={t('loading')} />;
    case 'failed':
      return (
        <FailedState
          sentence={t(saved.of === 'homes' ? 'failed' : 'listingsFailed')}
          retry={t('retry')}
          onRetry={saved.retry}
        />
      );
    case 'loaded':
      return saved.entries.length > 0 ? (
        <>
          <OfflineCopyNote since={saved.copiedAt} onRetry={saved.retry} />
          <Homes entries={saved.entries} count={saved.count} />
        </>
      ) : (
        <EmptyState
          scene="nothing-saved"
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

/** The homes chosen for the comparison, at the lower edge of the window. */
function CompareBar({ compared, onClear }: { compared: readonly HomeId[]; onClear: () => void }) {
  const { t } = useSavedText();
  const count = compared.length;
  return (
    <Box
      component="section"
      aria-label={t('bar')}
      sx={{
        position: 'sticky',
        zIndex: 'appBar',
        bottom: 'max(12px, env(safe-area-inset-bottom))',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 4,
        rowGap: 1,
        mt: 6,
        p: 3,
        pl: 5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 2,
      }}
    >
      <Box component="p" role="status" sx={{ m: 0, fontWeight: 600 }}>
        {t('selected', { count, maximum: COMPARED_HOMES })}
        {count === COMPARED_HOMES && ` · ${t('full')}`}
        {count === 1 && ` · ${t('another')}`}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, ml: 'auto' }}>
        <Button color="inherit" onClick={onClear}>
          {t('clear')}
        </Button>
        {count > 1 && (
          <Button variant="contained" component={Link} to={paths.compare(compared)}>
            {t('compareAction', { count })}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  color: theme.vars?.palette.text.secondary,
}));

/** The order of the list. */
function SortSelect({ value, onChange }: { value: SavedSort; onChange: (sort: SavedSort) => void }) {
  const { t } = useSavedText();
  const id = useId();
  return (
    <Frame>
      <label htmlFor={id}>{t('sort.label')}</label>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => onChange(SAVED_SORTS.find((sort) => sort === target.value) ?? value)}
      >
        {SAVED_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </Select>
    </Frame>
  );
}
