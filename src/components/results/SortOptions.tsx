import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SORT_OPTIONS, type SortOption } from '#domain/search/search.ts';

interface SortOptionsProps {
  id: string;
  openerId: string;
  value: SortOption;
  /** The element under which the menu opens; null while it is closed. */
  anchor: HTMLElement | null;
  onChoose: (option: SortOption) => void;
  onClose: () => void;
}

/** The menu of the ten orders. */
export function SortOptions({ id, openerId, value, anchor, onChoose, onClose }: SortOptionsProps) {
  const { t } = useTranslation('results');
  // Memoized: rendering ten options again while the menu closes would delay the response to the press.
  const items = useMemo(
    () =>
      SORT_OPTIONS.map((option) => (
        <MenuItem
          key={option}
          role="menuitemradio"
          aria-checked={option === value}
          selected={option === value}
          onClick={() => onChoose(option)}
          sx={{ minHeight: 44 }}
        >
          {t(`sort.${option}`)}
        </MenuItem>
      )),
    [t, value, onChoose],
  );
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{
        // The menu is rendered outside the page's landmarks, so it is a landmark itself.
        root: { role: 'region', 'aria-label': t('sort.label') },
        list: {
          'aria-labelledby': openerId,
          // After a press the focus goes back to the opener. Focusing the option first would render the options twice
          // more.
          onMouseDown: (event: MouseEvent) => event.preventDefault(),
        },
      }}
    >
      {items}
    </Menu>
  );
}
