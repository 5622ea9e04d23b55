import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { useLazyOpening } from '#components/lazy/useLazyOpening.ts';
import { usePreload } from '#components/lazy/usePreload.ts';
import { filtersInUse } from '#domain/search/search.ts';
import { Button } from '#ui/Button.tsx';
import { TuneIcon } from '#ui/icons/searchIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { CountingFilterProps } from '../filterProps.ts';

/** The number of filters in use, after the label. */
const Count = styled('span')(({ theme }) => ({
  marginInlineStart: theme.spacing(1.5),
  minWidth: 18,
  height: 18,
  padding: theme.spacing(0, 1),
  boxSizing: 'border-box',
  borderRadius: 999,
  fontSize: '0.75rem',
  lineHeight: '18px',
  textAlign: 'center',
  color: theme.vars?.palette.primary.contrastText,
  backgroundColor: theme.vars?.palette.primary.dark,
}));

const FilterDrawer = lazyOnIntent(async () => (await import('../drawer/FilterDrawer.tsx')).FilterDrawer);

/** Opens all filters in a drawer, in small windows, and shows how many are in use. */
export function DrawerButton(filter: CountingFilterProps) {
  const { t } = useTranslation('filters');
  const [open, setOpen] = useState(false);
  const [openDrawer] = useLazyOpening(FilterDrawer);
  usePreload(FilterDrawer);
  const count = filtersInUse(filter.search);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => openDrawer(() => setOpen(true))}
        startIcon={<TuneIcon />}
        sx={{
          display: { md: 'none' },
          fontSize: '0.875rem',
          color: 'text.primary',
          px: 4,
        }}
      >
        {t('drawer.open')}
        {count > 0 && <Count aria-hidden>{count}</Count>}
        {count > 0 && <VisuallyHidden>{t('drawer.inUse', { count })}</VisuallyHidden>}
      </Button>
      <FilterDrawer when={open} {...filter} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
