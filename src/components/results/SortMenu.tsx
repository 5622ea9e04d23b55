import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { startTransition, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SORT_OPTIONS, type SortOption } from '../../domain/search.ts';
import { ChevronDownIcon } from '../../ui/icons/ChevronDownIcon.tsx';

const Opener = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body1,
  minHeight: 44,
  gap: theme.spacing(1),
  padding: theme.spacing(0, 2),
  marginInline: theme.spacing(-2),
  borderRadius: 999,
  color: theme.vars?.palette.text.secondary,
  '& strong': { fontWeight: 600, color: theme.vars?.palette.text.primary },
  '&:hover': { backgroundColor: theme.vars?.palette.action.hover },
  '&.Mui-focusVisible': { outline: `2px solid ${theme.vars?.palette.primary.dark}` },
}));

interface SortMenuProps {
  value: SortOption;
  onChange: (sortBy: SortOption) => void;
}

/** The order of the results: 'Sort: Recommended', with the ten options of L3 behind it. */
export function SortMenu({ value, onChange }: SortMenuProps) {
  const { t } = useTranslation('card');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (option: SortOption) => {
    setAnchor(null);
    if (option !== value) onChange(option);
  };
  return (
    <>
      <Opener
        id={`${id}-opener`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={({ currentTarget }) => {
          // The press is answered before the menu is drawn.
          startTransition(() => setAnchor(currentTarget));
        }}
        disableRipple
      >
        <span>
          {t('sort.label')} <strong>{t(`sort.${value}`)}</strong>
        </span>
        <ChevronDownIcon aria-hidden sx={{ fontSize: '1.25rem' }} />
      </Opener>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          // The menu is drawn outside the page's landmarks: this is one of its own.
          root: { role: 'region', 'aria-label': t('sort.label') },
          list: { 'aria-labelledby': `${id}-opener` },
        }}
      >
        {SORT_OPTIONS.map((option) => (
          <MenuItem
            key={option}
            role="menuitemradio"
            aria-checked={option === value}
            selected={option === value}
            onClick={() => choose(option)}
            sx={{ minHeight: 44 }}
          >
            {t(`sort.${option}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
