import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommuteDialog } from '#components/commute/lazyCommute.ts';
import { useLazyOpening } from '#components/lazy/useLazyOpening.ts';
import { withFilters } from '#domain/search/search.ts';
import type { FilterProps } from '../filterProps.ts';
import { Pill } from './FilterPill.tsx';

/** Opens the choice of commutes. In use it shows their minutes: 'Commute: 30 min · 45 min'. */
export function CommutePill({ search, onChange }: FilterProps) {
  const { t } = useTranslation('filters');
  const [open, setOpen] = useState(false);
  const [openDialog] = useLazyOpening(CommuteDialog);
  const { commutes } = search;
  const minutes = commutes.map((commute) => t('commute.minutes', { count: commute.minutes }));
  return (
    <>
      <Pill
        type="button"
        aria-haspopup="dialog"
        data-in-use={commutes.length > 0}
        {...CommuteDialog.intent}
        onClick={() => openDialog(() => setOpen(true))}
      >
        {[t('commute.label'), ...minutes].join('\u00a0· ')}
      </Pill>
      <CommuteDialog
        when={open}
        commutes={commutes}
        onChange={(next) => onChange(withFilters(search, { commutes: next }))}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
