import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { useLazyOpening } from '#components/lazy/useLazyOpening.ts';
import { usePreload } from '#components/lazy/usePreload.ts';
import { usedFilters } from '#domain/search/usedFilters.ts';
import { Button } from '#ui/Button.tsx';
import { TuneIcon } from '#ui/icons/searchIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { CountingFilterProps } from '../filterProps.ts';

const FilterDrawer = lazyOnIntent(async () => (await import('../drawer/FilterDrawer.tsx')).FilterDrawer);

/** Opens all filters in a drawer, in small windows, and shows how many are in use: 'Filters · 2'. */
export function DrawerButton(filter: CountingFilterProps) {
  const { t } = useTranslation('filters');
  const [open, setOpen] = useState(false);
  const [openDrawer] = useLazyOpening(FilterDrawer);
  usePreload(FilterDrawer);
  const { length: count } = usedFilters(filter.search);
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
          px: 3,
        }}
      >
        {t('drawer.open')}
        {count > 0 && (
          <>
            <span aria-hidden>{`\u00a0· ${count}`}</span>
            <VisuallyHidden>{t('drawer.inUse', { count })}</VisuallyHidden>
          </>
        )}
      </Button>
      <FilterDrawer when={open} {...filter} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
