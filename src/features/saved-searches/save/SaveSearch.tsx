import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WireNewSearch, WireSavedSearch } from '#api/customer/contract.ts';
import { useSavedSearchesQuery } from '#api/customer/searchCalls.ts';
import { useUserQuery } from '#api/customer/userCalls.ts';
import { countBody } from '#api/realty/searchQuery.ts';
import { DialogFrame } from '#components/frames/DialogFrame.tsx';
import type { Bounds, Point } from '#domain/geo/geo.ts';
import { paths } from '#domain/paths.ts';
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts';
import { type SearchOfPath, searchKey } from '#domain/search/searchPath.ts';
import { Button } from '#ui/Button.tsx';
import { ThumbsUpIcon } from '#ui/icons/accountIcons.tsx';
import { SaveForm } from './SaveForm.tsx';

interface SavedNoteProps {
  saved: Pick<WireSavedSearch, 'name' | 'alert'>;
  /** Mails are off in the account. */
  isMuted: boolean;
  onClose: () => void;
}

/** Where a saved search is now, and the two ways on. */
function SavedNote({ saved: { name, alert }, isMuted, onClose }: SavedNoteProps) {
  const { t } = useTranslation('searches');
  const note = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone: what replaced it is read out.
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

/** What the button gives to what is loaded for it. */
export interface SaveSearchProps {
  shown: Pick<SearchOfPath, 'search' | 'view'>;
  /** What the map shows; undefined for a list. */
  mapView: SavedView | undefined;
  open: boolean;
  onClose: () => void;
  /** Told whether the search that is shown is saved already. */
  onKnown: (isSaved: boolean) => void;
}

/** What a signed-in customer's button knows and opens: the dialog that saves the search, or says that it is saved. */
export function SaveSearch({ shown, mapView, open, onClose, onKnown }: SaveSearchProps) {
  const { t } = useTranslation('searches');
  const { data: searches, isError } = useSavedSearchesQuery();
  const { data: user } = useUserQuery(undefined, { skip: !open });
  const isMuted = user?.emailNotifications === false;
  const toSave = searchToSave(shown.search, mapView);
  const key = searchKey(toSave.path);
  const [justSaved, setJustSaved] = useState<{ key: string } & Pick<WireSavedSearch, 'name' | 'alert'>>();
  const known = searches?.find(({ path }) => searchKey(path) === key);
  // The list with the new search in it is still on its way.
  const saved = known ?? (justSaved?.key === key ? justSaved : undefined);
  const isSaved = saved !== undefined;
  const tell = useEffectEvent(onKnown);
  useEffect(() => tell(isSaved), [isSaved]);
  return (
    <DialogFrame
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
    </DialogFrame>
  );
}

/** What the map shows: its homes are the search's. */
interface SavedView {
  center: Point;
  zoom: number;
  /** As its homes are searched and counted: a little more than the frame. */
  bounds: Bounds;
}

/** A search as it is kept: from its first page, without how the map looked or was come from. */
export function searchToSave(shown: Search, view?: SavedView): Pick<WireNewSearch, 'path' | 'criteria'> {
  const { page, satellite, panelOpen } = DEFAULT_SEARCH;
  const { camera: _camera, ...rest } = shown;
  const search: Search = { ...rest, page, satellite, panelOpen };
  if (!view) return { path: paths.list(search), criteria: countBody({ search }) };
  return {
    path: paths.mapAt(view.center, view.zoom, search),
    // A drawn area is meant as it was drawn, whatever part of it the window shows.
    criteria: countBody(search.drawnArea ? { search } : { search, bounds: view.bounds }),
  };
}
