import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { offersYields } from '#config/hiddenFilters.ts';
import type { ListingType } from '#domain/listing/status.ts';
import { BY_YIELD, SORT_OPTIONS, type SortOption } from '#domain/search/search.ts';
import { useAppSelector } from '#store/hooks.ts';

/** An item that is pressed, coloured like a pressed icon button (src/ui/IconButton.tsx). */
const PRESSED = {
  backgroundColor: 'color-mix(in srgb, currentColor 16%, transparent)',
  transitionDuration: '0s',
};

interface SortOptionsProps {
  id: string;
  openerId: string;
  type: ListingType;
  value: SortOption;
  /** The element under which the menu opens; null while it is closed. */
  anchor: HTMLElement | null;
  onChoose: (option: SortOption) => void;
  onClose: () => void;
}

/** The menu of the orders. The one by yield is offered to customers who search for homes for sale. */
export function SortOptions({ id, openerId, type, value, anchor, onChoose, onClose }: SortOptionsProps) {
  const { t } = useTranslation('results');
  const isCustomer = useAppSelector(({ session }) => session.status === 'active');
  const isYieldOffered = type === 'sale' && isCustomer && offersYields();
  const options = SORT_OPTIONS.filter((option) => option !== BY_YIELD || option === value || isYieldOffered);
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
      {options.map((option) => (
        <MenuItem
          key={option}
          role="menuitemradio"
          aria-checked={option === value}
          selected={option === value}
          onClick={() => onChoose(option)}
          sx={{ minHeight: 44, '&&:active': PRESSED }}
        >
          {t(`sort.${option}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
