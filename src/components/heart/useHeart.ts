import { useTranslation } from 'react-i18next';
import { type Listing, streetLine } from '#domain/listing/listing.ts';
import { snapshotOf } from '#domain/listing/savedHome.ts';
import { localeOf } from '#i18n/i18n.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectIsSaved } from '#store/savedHomes.ts';
import { homeChanged } from '#store/savedHomesSlice.ts';

interface Heart {
  isSaved: boolean;
  /** Saves the home, or removes it. */
  press: () => void;
  /** The button's name, the same in both states as `aria-pressed` requires: 'Save 33 Queen Street W'. */
  name: string;
}

/**
 * The heart of a listing. Only this hook's result changes with a press, so only one card of a page is rendered again.
 */
export function useHeart(listing: Listing): Heart {
  const { t, i18n } = useTranslation('card');
  const isSaved = useAppSelector((state) => selectIsSaved(state, listing));
  const dispatch = useAppDispatch();
  const { mlsNumber, boardId } = listing;
  const id = { mlsNumber, boardId };
  const press = () => {
    const home = { ...id, saved: new Date().toISOString(), seen: snapshotOf(listing), note: '' };
    dispatch(homeChanged({ id, home: isSaved ? null : home }));
  };
  const address = streetLine(listing.address, localeOf(i18n.language)) || t('addressUnknown');
  return { isSaved, press, name: t('saveHome', { address }) };
}
