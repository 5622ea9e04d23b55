import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { useLazyOpening } from '#components/lazy/useLazyOpening.ts';
import { useArrivalIntent } from '#components/navigation/useArrivalIntent.ts';
import { paths } from '#domain/paths.ts';
import type { Search } from '#domain/search/search.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import './searchesTexts.ts';
import { accountUnreachable } from '#store/notificationsSlice.ts';
import { selectView } from '#store/settingsSlice.ts';
import { Button } from '#ui/Button.tsx';
import { BookmarkFilledIcon, BookmarkIcon } from '#ui/icons/searchIcons.tsx';

/** The page of a visitor does not load the dialog, its form and the service's calls. */
const SaveSearch = lazyOnIntent(async () => (await import('./save/SaveSearch.tsx')).SaveSearch);

interface SaveSearchButtonProps {
  search: Search;
  /** The screen of the button. On the map, the search is limited to the visible view. */
  view: 'list' | 'map';
}

/**
 * 'Save search': opens the dialog for a customer, shows a message while the account cannot be reached, and leads a
 * visitor to the login page and back.
 */
export function SaveSearchButton({ search, view }: SaveSearchButtonProps) {
  const { t } = useTranslation('searches');
  const session = useAppSelector((state) => state.session.status);
  if (session === 'active') return <CustomerButton search={search} view={view} />;
  return session === 'unconfirmed' ? (
    <UnreachableButton label={t('save')} />
  ) : (
    <VisitorLink label={t('save')} />
  );
}

function UnreachableButton({ label }: { label: string }) {
  const dispatch = useAppDispatch();
  return (
    <Button
      onClick={() => dispatch(accountUnreachable())}
      startIcon={<BookmarkIcon aria-hidden />}
      sx={{ px: 3, ml: -3, whiteSpace: 'nowrap' }}
    >
      {label}
    </Button>
  );
}

function VisitorLink({ label }: { label: string }) {
  const { pathname, search } = useLocation();
  return (
    <Button
      component={Link}
      to={paths.login(pathname + search, 'saveSearch')}
      startIcon={<BookmarkIcon aria-hidden />}
      sx={{ px: 3, ml: -3, whiteSpace: 'nowrap' }}
    >
      {label}
    </Button>
  );
}

function CustomerButton({ search, view }: SaveSearchButtonProps) {
  const { t } = useTranslation('searches');
  const { center, zoom, searched } = useAppSelector(selectView);
  const [openDialog, isLoading] = useLazyOpening(SaveSearch);
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const open = () => openDialog(() => setOpen(true));
  useArrivalIntent('saveSearch', open);
  const isMap = view === 'map';
  // Until the map has reported its view, it is unknown which homes the search covers.
  const isUnplaced = isMap && searched === null;
  const Icon = isSaved ? BookmarkFilledIcon : BookmarkIcon;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-busy={isLoading}
        disabled={isUnplaced}
        onClick={open}
        startIcon={<Icon aria-hidden />}
        sx={{ px: 3, ml: -3, whiteSpace: 'nowrap' }}
      >
        {t(isSaved ? 'saved' : 'save')}
      </Button>
      {!isUnplaced && (
        <SaveSearch
          // Loading the code also shows if the search is saved already. If that fails, no error appears: a press tries
          // again.
          failed={null}
          shown={{ search, view }}
          mapView={isMap && searched ? { center, zoom, bounds: searched.bounds } : undefined}
          open={isOpen}
          onClose={() => setOpen(false)}
          onKnown={setSaved}
        />
      )}
    </>
  );
}
