import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SORT_OPTIONS, type SortOption } from '#domain/search/search.ts';

interface SortOptionsProps {
  id: string;
  openerId: string;
  value: SortOption;
  /** Under which the menu opens; null while it is closed. */
  anchor: HTMLElement | null;
  onChoose: (option: SortOption) => void;
  onClose: () => void;
}

/** The ten orders of L3. */
export function SortOptions({ id, openerId, value, anchor, onChoose, onClose }: SortOptionsProps) {
  const { t } = useTranslation('card');
  // The same ones while the menu closes: drawing ten again would hold up the answer to the press.
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
        // The menu is drawn outside the page's landmarks: this is one of its own.
        root: { role: 'region', 'aria-label': t('sort.label') },
        list: {
          'aria-labelledby': openerId,
          // A press ends in the opener's focus: moving it to the option first would draw the options twice more.
          onMouseDown: (event: MouseEvent) => event.preventDefault(),
        },
      }}
    >
      {items}
    </Menu>
  );
}
