import '../search-words/filterMenuTexts.ts';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilterText } from '#components/search-words/useFilterText.ts';
import { nearKinds } from '#domain/search/near.ts';
import { type Search, withFilters, withoutFilters } from '#domain/search/search.ts';
import { filterKey, usedFilters } from '#domain/search/usedFilters.ts';
import { BareButton } from '#ui/BareButton.tsx';
import { CloseIcon } from '#ui/icons/pageIcons.tsx';
import { ScrollRow } from '#ui/ScrollRow.tsx';
import { CommuteDialog } from '../commute/lazyCommute.ts';
import { useLazyOpening } from '../lazy/useLazyOpening.ts';
import { useChosenSearch } from '../navigation/useChosenSearch.ts';
import { focusFilterBar } from './focusFilters.ts';
import { NearNote } from './NearNote.tsx';

const Row = styled(ScrollRow)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { flexWrap: 'wrap' },
  // Without chips it takes no space.
  '&:empty': { position: 'absolute' },
}));

const Chip = styled(BareButton)(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  position: 'relative',
  minHeight: 36,
  gap: theme.spacing(1.5),
  padding: theme.spacing(0, 3, 0, 4),
  borderRadius: 999,
  color: theme.vars?.palette.chip.contrastText,
  backgroundColor: theme.vars?.palette.chip.main,
  // The touch target is higher than the chip.
  '&::before': { content: '""', position: 'absolute', inset: '-4px 0' },
  '&:hover': { boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.primary.dark}` },
  '&:last-child': {
    color: theme.vars?.palette.primary.dark,
    background: 'none',
  },
}));

/** A chip with a text that changes the filter, and a button that removes it. */
const Pair = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  maxWidth: '100%',
  '& > button:first-of-type': {
    minWidth: 0,
    paddingRight: theme.spacing(1),
    borderRadius: '999px 0 0 999px',
  },
  '& > button:last-of-type': {
    paddingLeft: theme.spacing(1),
    borderRadius: '0 999px 999px 0',
    color: theme.vars?.palette.chip.contrastText,
    backgroundColor: theme.vars?.palette.chip.main,
  },
}));

export interface ActiveFiltersProps {
  search: Search;
  onChange: (next: Search) => void;
}

/** The filters in use as chips above the results. A press on one removes it. Shows nothing if none is in use. */
export function ActiveFilters({ search, onChange }: ActiveFiltersProps) {
  const { t } = useTranslation('filterMenu');
  const textOf = useFilterText();
  const [chosen, choose] = useChosenSearch(search, onChange);
  const row = useRef<HTMLDivElement>(null);
  const filters = usedFilters(chosen);
  const [isEditing, setEditing] = useState(false);
  const [openDialog] = useLazyOpening(CommuteDialog);
  const removed = useRef<{ position: number; left: number }>(undefined);
  // The removed chip had the focus, or its dialog returned the focus to it: the chip in its place gets it.
  useEffect(() => {
    // An earlier choice may be rendered in between.
    if (!removed.current || filters.length > removed.current.left) return;
    const next = row.current?.children[removed.current.position];
    removed.current = undefined;
    const chip = next?.querySelector('button') ?? next;
    if (chip instanceof HTMLElement) chip.focus();
    else focusFilterBar();
  });
  const remove = (next: Search, position: number) => {
    removed.current = { position, left: usedFilters(next).length };
    choose(next);
  };
  return (
    <>
      <Row
        ref={row}
        data-chips
        {...(filters.length > 0 && { role: 'group', 'aria-label': t('chips.label') })}
      >
        {filters.map((filter, position) => {
          const text = textOf(chosen, filter);
          const removing = { type: 'button', 'aria-label': t('chips.remove', { filter: text }) } as const;
          const close = <CloseIcon aria-hidden sx={{ fontSize: '1.125rem' }} />;
          if (filter.name === 'commute') {
            return (
              <Pair key={filterKey(filter)}>
                <Chip
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={t('chips.change', { filter: text })}
                  {...CommuteDialog.intent}
                  onClick={() => openDialog(() => setEditing(true))}
                >
                  {text}
                </Chip>
                <Chip {...removing} onClick={() => remove(filter.without, position)}>
                  {close}
                </Chip>
              </Pair>
            );
          }
          return (
            <Chip key={filterKey(filter)} {...removing} onClick={() => remove(filter.without, position)}>
              {text}
              {close}
            </Chip>
          );
        })}
        {filters.length > 0 && (
          <Chip type="button" onClick={() => remove(withoutFilters(chosen), 0)}>
            {t('clearAll')}
          </Chip>
        )}
      </Row>
      {nearKinds(chosen.near).length > 0 && <NearNote near={chosen.near} />}
      <CommuteDialog
        when={isEditing}
        commutes={chosen.commutes}
        onChange={(commutes) => {
          const next = withFilters(chosen, { commutes });
          if (commutes.length >= chosen.commutes.length) choose(next);
          else
            remove(
              next,
              filters.findIndex(({ name }) => name === 'commute'),
            );
        }}
        open={isEditing}
        onClose={() => setEditing(false)}
      />
    </>
  );
}
