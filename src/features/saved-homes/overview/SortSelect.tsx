import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { ChevronDownIcon } from '#ui/icons/pageIcons.tsx';
import { useSavedText } from '../useSavedText.ts';
import { SAVED_SORTS, type SavedSort } from './savedEntry.ts';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  color: theme.vars?.palette.text.secondary,
}));

const Room = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  '& svg': { position: 'absolute', right: 12, pointerEvents: 'none', fontSize: '1.25rem' },
});

const Select = styled('select')(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: 600,
  appearance: 'none',
  minHeight: 44,
  padding: theme.spacing(0, 10, 0, 4),
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 999,
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${theme.vars?.palette.primary.dark}`, outlineOffset: 2 },
}));

/** The order of the list. */
export function SortSelect({ value, onChange }: { value: SavedSort; onChange: (sort: SavedSort) => void }) {
  const { t } = useSavedText();
  const id = useId();
  return (
    <Frame>
      <label htmlFor={id}>{t('sort.label')}</label>
      <Room>
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
        <ChevronDownIcon aria-hidden />
      </Room>
    </Frame>
  );
}
