import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Search, SortOption } from '#domain/search/search.ts';
import results from '#i18n/en/results.json';
import { addEnglish } from '#i18n/i18n.ts';
import { afterNextPaint } from '#ui/afterNextPaint.ts';
import { BareButton } from '#ui/BareButton.tsx';
import { ChevronDownIcon } from '#ui/icons/pageIcons.tsx';
import { lazyOnIntent } from '../lazy/lazyOnIntent.tsx';
import { useLazyOpening } from '../lazy/useLazyOpening.ts';
import { usePreload } from '../lazy/usePreload.ts';

await addEnglish('results', results);

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
}));

const SortOptions = lazyOnIntent(async () => (await import('./SortOptions.tsx')).SortOptions);

interface SortMenuProps {
  search: Pick<Search, 'type' | 'sortBy'>;
  onChange: (sortBy: SortOption) => void;
}

/** The order of the results: 'Sort: Recommended', with the others in a menu. */
export function SortMenu({ search: { type, sortBy: value }, onChange }: SortMenuProps) {
  const { t } = useTranslation('results');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [openMenu] = useLazyOpening(SortOptions);
  usePreload(SortOptions);
  const open = anchor !== null;
  const choose = (option: SortOption) => {
    // The item reacts to the press, then the menu closes, because rendering the next search may take a while.
    afterNextPaint(() => {
      setAnchor(null);
      if (option !== value) onChange(option);
    });
  };
  return (
    <>
      <Opener
        type="button"
        id={`${id}-opener`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={({ currentTarget }) => openMenu(() => setAnchor(currentTarget))}
      >
        <span>
          {t('sort.label')} <strong>{t(`sort.${value}`)}</strong>
        </span>
        <ChevronDownIcon aria-hidden sx={{ fontSize: '1.25rem' }} />
      </Opener>
      <SortOptions
        when={open}
        id={`${id}-menu`}
        openerId={`${id}-opener`}
        type={type}
        value={value}
        anchor={anchor}
        onChoose={choose}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
