import Skeleton from '@mui/material/Skeleton';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireSavedSearch } from '#api/customer/contract.ts';
import { useSavedSearchesQuery } from '#api/customer/searchCalls.ts';
import { useUserQuery } from '#api/customer/userCalls.ts';
import { DialogFrame } from '#components/dialog-frame/DialogFrame.tsx';
import { type SearchOfPath, searchKey } from '#domain/search/searchPath.ts';
import { SavedNote } from './SavedNote.tsx';
import { SaveForm } from './SaveForm.tsx';
import { type SavedView, searchToSave } from './searchToSave.ts';

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
