import './commuteTexts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Search, withFilters } from '#domain/search/search.ts';
import { Button } from '#ui/Button.tsx';
import { FilterActions } from '../active-filters/FilterActions.tsx';
import { EmptyState } from '../layouts/EmptyState.tsx';
import { CommuteDialog } from './lazyCommute.ts';
import { useCommuteReason } from './useCommuteReason.ts';

interface CommuteFailedProps {
  /** Code of the reason, from the service. */
  code: string;
  search: Search;
  onChange: (next: Search) => void;
  onRetry: () => void;
}

/** Shown in place of results if the area of a commute could not be found: the reason, a retry, and other choices. */
export function CommuteFailed({ code, search, onChange, onRetry }: CommuteFailedProps) {
  const { t } = useTranslation('commute');
  const [isOpen, setOpen] = useState(false);
  const { sentence, isPassing } = useCommuteReason(code);
  const change = (commutes: Search['commutes']) => onChange(withFilters(search, { commutes }));
  return (
    <>
      <EmptyState
        role="alert"
        sentence={sentence}
        action={
          <FilterActions>
            {isPassing ? (
              <Button variant="contained" onClick={onRetry}>
                {t('failure.retry')}
              </Button>
            ) : (
              <Button variant="contained" onClick={() => setOpen(true)}>
                {t('failure.change')}
              </Button>
            )}
            <Button variant="outlined" onClick={() => change([])}>
              {t('failure.clear')}
            </Button>
          </FilterActions>
        }
      />
      <CommuteDialog
        when={isOpen}
        commutes={search.commutes}
        onChange={change}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
