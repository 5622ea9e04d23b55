import { styled } from '@mui/material/styles';
import { startTransition, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SortOption } from '#domain/search/search.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';
import { BareButton } from '#ui/BareButton.tsx';
import { ChevronDownIcon } from '#ui/icons/pageIcons.tsx';
import { useFirstSign, useLater } from '#ui/useLater.ts';

const Opener = styled(BareButton)(({ theme }) => ({
  ...theme.typography.body1,
  minHeight: 44,
  gap: theme.spacing(1),
  padding: theme.spacing(0, 2),
  marginInline: theme.spacing(-2),
  borderRadius: 999,
  color: theme.vars?.palette.text.secondary,
  '& strong': { fontWeight: 600, color: theme.vars?.palette.text.primary },
  '&:hover': { backgroundColor: theme.vars?.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.vars?.palette.primary.dark}` },
}));

const loadOptions = () => import('./SortOptions.tsx').then(({ SortOptions }) => SortOptions);
/** Where it fails, the press tries again. */
const fetchOptions = () => void loadOptions().catch(() => undefined);

interface SortMenuProps {
  value: SortOption;
  onChange: (sortBy: SortOption) => void;
}

/** The order of the results: 'Sort: Recommended', with the ten options of L3 behind it. */
export function SortMenu({ value, onChange }: SortMenuProps) {
  const { t } = useTranslation('card');
  const id = useId();
  const dispatch = useAppDispatch();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [Options, showOptions] = useLater(loadOptions);
  useFirstSign(fetchOptions);
  const open = anchor !== null && Options !== undefined;
  const choose = useCallback(
    (option: SortOption) => {
      setAnchor(null);
      // The menu closes first: the page of the next search may take a while to draw.
      if (option !== value) startTransition(() => onChange(option));
    },
    [value, onChange],
  );
  return (
    <>
      <Opener
        type="button"
        id={`${id}-opener`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={({ currentTarget }) => {
          // The press is answered before the menu is drawn.
          startTransition(() => setAnchor(currentTarget));
          if (Options) return;
          showOptions().catch(() => {
            setAnchor(null);
            dispatch(notified({ severity: 'error', notice: 'couldNotConnect' }));
          });
        }}
      >
        <span>
          {t('sort.label')} <strong>{t(`sort.${value}`)}</strong>
        </span>
        <ChevronDownIcon aria-hidden sx={{ fontSize: '1.25rem' }} />
      </Opener>
      {Options && (
        <Options
          id={`${id}-menu`}
          openerId={`${id}-opener`}
          value={value}
          anchor={anchor}
          onChoose={choose}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
