import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WireNewSearch, WireSavedSearch } from '#api/customer/contract.ts';
import { useSavedSearchesQuery } from '#api/customer/searchCalls.ts';
import { useUserQuery } from '#api/customer/userCalls.ts';
import { countBody } from '#api/realty/searchQuery.ts';
import { DialogLayout } from '#components/layouts/DialogLayout.tsx';
import type { Bounds, Point } from '#domain/geo/geo.ts';
import { paths } from '#domain/paths.ts';
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts';
import { type SearchOfPath, searchKey } from '#domain/search/searchPath.ts';
import { Button } from '#ui/Button.tsx';
import { ThumbsUpIcon } from '#ui/icons/accountIcons.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { SaveForm } from './SaveForm.tsx';

interface SavedNoteProps {
  saved: Pick<WireSavedSearch, 'name' | 'alert'>;
  /** True if the account's mails are off. */
  isMuted: boolean;
  onClose: () => void;
}

/** Shown after saving: a link to the saved searches, and a button to close. */
function SavedNote({ saved: { name, alert }, isMuted, onClose }: SavedNoteProps) {
  const { t } = useTranslation('searches');
  const note = useRef<HTMLDivElement>(null);
  // The form had the focus and is gone. Focusing its replacement makes screen readers read it.
  useEffect(() => note.current?.focus(), []);
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Box
        ref={note}
        tabIndex={-1}
        sx={{ display: 'flex', gap: 4, alignItems: 'flex-start', outline: 'none' }}
      >
        <ThumbsUpIcon aria-hidden sx={{ flex: 'none', fontSize: '2rem', color: 'success.main' }} />
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography>{t('dialog.done', { name })}</Typography>
          <Typography>{t(isMuted && alert !== 'off' ? 'alerts.muted' : `dialog.mails.${alert}`)}</Typography>
        </Box>
      </Box>
      <Button variant="contained" fullWidth component={Link} to={paths.profile('savedSearches')}>
        {t('dialog.all')}
      </Button>
      <Button variant="outlined" fullWidth onClick={onClose}>
        {t('dialog.back')}
      </Button>
    </Box>
  );
}

/** Props of the dialog, which is loaded when needed. */
export interface SaveSearchProps {
  shown: Pick<SearchOfPath, 'search' | 'view'>;
  /** The map's view; undefined for a list. */
  mapView: SavedView | undefined;
  open: boolean;
  onClose: () => void;
  /** Called with true if the current search is saved already. */
  onKnown: (isSaved: boolean) => void;
}

/**
 * The part of the button that is loaded for a customer: it checks if the search is saved already, and renders the
 * dialog.
 */
export function SaveSearch({ shown, mapView, open, onClose, onKnown }: SaveSearchProps) {
  const { t } = useTranslation('searches');
  const { data: searches, isError } = useSavedSearchesQuery();
  const { data: user } = useUserQuery(undefined, { skip: !open });
  const isMuted = user?.emailNotifications === false;
  const toSave = searchToSave(shown.search, mapView);
  const key = searchKey(toSave.path);
  const [justSaved, setJustSaved] = useState<{ key: string } & Pick<WireSavedSearch, 'name' | 'alert'>>();
  const known = searches?.find(({ path }) => searchKey(path) === key);
  // The list that includes the new search is still loading.
  const saved = known ?? (justSaved?.key === key ? justSaved : undefined);
  const isSaved = saved !== undefined;
  const reportKnown = useEffectEvent(onKnown);
  useEffect(() => reportKnown(isSaved), [isSaved]);
  return (
    <DialogLayout
      isForm={!saved}
      title={t(saved ? 'dialog.doneTitle' : 'dialog.title')}
      open={open}
      onClose={onClose}
      closeLabel={t('dialog.close')}
    >
      {saved && <SavedNote saved={saved} isMuted={isMuted} onClose={onClose} />}
      {!saved && (searches || isError) && (
        <SaveForm
          shown={shown}
          toSave={toSave}
          searches={searches ?? []}
          isMuted={isMuted}
          onSaved={(added) => setJustSaved({ key, ...added })}
        />
      )}
      {!searches && !isError && <Skeleton variant="rounded" height={280} />}
    </DialogLayout>
  );
}

/** The map's view, to which the search is limited. */
interface SavedView {
  center: Point;
  zoom: number;
  /** The bounds in which homes are searched and counted, slightly larger than the visible map. */
  bounds: Bounds;
}

/** A search as it is saved: from its first page, without the map's look and the way that led to it. */
export function searchToSave(shown: Search, view?: SavedView): Pick<WireNewSearch, 'path' | 'criteria'> {
  const { page, satellite, panelOpen } = DEFAULT_SEARCH;
  const { camera: _camera, prices: _prices, amenity: _amenity, ...rest } = shown;
  const search: Search = { ...rest, page, satellite, panelOpen };
  if (!view) return { path: paths.list(search), criteria: countBody({ search }) };
  return {
    path: paths.mapAt(view.center, view.zoom, search),
    // A drawn area is saved as drawn, even if the window shows only a part of it.
    criteria: countBody(search.drawnArea ? { search } : { search, bounds: view.bounds }),
  };
}
