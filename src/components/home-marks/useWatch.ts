import { useTranslation } from 'react-i18next';
import { useWatchedHomesQuery, useWatchHomeMutation } from '#api/customer/watchCalls.ts';
import { isCallError } from '#api/errors.ts';
import { listingKey } from '#domain/listing/listing.ts';
import type { HomeId } from '#domain/listing/savedHome.ts';
import { useMarkText } from './useMarkedListings.ts';

interface Watch {
  /** Undefined until the account's watched homes are known. */
  isWatched: boolean | undefined;
  /** Watches the home, or ends its watch. Saved at once, and reset if that fails. */
  change: (isWatched: boolean) => void;
  /** The reason why the last change was not saved, or why the watched homes are not known, in the page's language. */
  problem: string | undefined;
  /** Asks for the watched homes again; undefined unless that failed. */
  retry: (() => void) | undefined;
}

/** A customer's watch of a home: mails report its changes. Every page reads it from the account's one list. */
export function useWatch(id: HomeId): Watch {
  const { t } = useMarkText();
  const { i18n } = useTranslation();
  const { data: watched, isError, refetch } = useWatchedHomesQuery();
  const [watch, { error }] = useWatchHomeMutation();
  const { mlsNumber, boardId } = id;
  const language = i18n.language === 'fr' ? 'fr' : 'en';
  const isFull = isCallError(error) && error.status === 409;
  return {
    isWatched: watched?.some((home) => listingKey(home) === listingKey(id)),
    change: (isWatched) => void watch({ id: { mlsNumber, boardId }, isWatched, language }),
    problem: isError ? t('watchUnknown') : error && t(isFull ? 'watchFull' : 'watchFailed'),
    retry: isError ? () => void refetch() : undefined,
  };
}
