import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { LazyBrowserAlerts } from '#components/browser-alerts/LazyBrowserAlerts.tsx';
import { useMarkText } from '#components/home-marks/useMarkedListings.ts';
import { useWatch } from '#components/home-marks/useWatch.ts';
import { useArrivalIntent } from '#components/navigation/useArrivalIntent.ts';
import { listingKey } from '#domain/listing/listing.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import { paths } from '#domain/paths.ts';
import { markHome, removeMarks, useMarkedHomes } from '#store/homeMarks.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { accountUnreachable } from '#store/notificationsSlice.ts';
import { Button } from '#ui/Button.tsx';
import { EyeIcon, EyeOffIcon } from '#ui/icons/pageIcons.tsx';
import { useListingText } from './useListingText.ts';

/** A choice, and its element below the home's address. */
interface ChoiceProps {
  of: ListingId;
  words: HTMLElement | null;
}

/** The state of a choice in words, below the home's address: beside the buttons they would move what follows. */
function State({ words, children }: Pick<ChoiceProps, 'words'> & { children: ReactNode }) {
  return (
    words &&
    createPortal(
      <Box role="status" sx={{ '&:not(:empty)': { mt: 3 }, color: 'text.secondary' }}>
        {children}
      </Box>,
      words,
    )
  );
}

/** Hides a home from the visitor's searches, or shows it again. */
function HideHome({ of, words }: ChoiceProps) {
  const { t } = useMarkText();
  const { t: listing } = useListingText();
  const dispatch = useAppDispatch();
  const isHidden = useMarkedHomes('hidden').some((home) => listingKey(home) === listingKey(of));
  const [hasFailed, setFailed] = useState(false);
  const press = async () => {
    if (isHidden) setFailed(!(await dispatch(removeMarks('hidden', of))));
    else await dispatch(markHome('hidden', of));
  };
  return (
    <>
      <State words={words}>{hasFailed ? t('notRemoved') : isHidden && t('isHidden')}</State>
      <Button
        size="small"
        startIcon={isHidden ? <EyeIcon aria-hidden /> : <EyeOffIcon aria-hidden />}
        aria-label={t(isHidden ? 'show' : 'hide')}
        onClick={() => void press()}
      >
        {isHidden ? t('show') : listing('actions.hide')}
      </Button>
    </>
  );
}

/** Watches a home, or ends its watch. A visitor's press leads to the login page, and is done after it. */
function WatchHome({ of, words }: ChoiceProps) {
  const { t } = useMarkText();
  const { t: listing } = useListingText();
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const session = useAppSelector((state) => state.session.status);
  if (session === 'active') return <CustomersWatch of={of} words={words} />;
  const act =
    session === 'unconfirmed'
      ? { onClick: () => dispatch(accountUnreachable()) }
      : { component: Link, to: paths.login(pathname + search, 'watchHome') };
  return (
    <Button size="small" startIcon={<EyeIcon aria-hidden />} aria-label={t('watch')} {...act}>
      {listing('actions.watch')}
    </Button>
  );
}

function CustomersWatch({ of, words }: ChoiceProps) {
  const { t } = useMarkText();
  const { t: listing } = useListingText();
  const { isWatched, change, problem, retry } = useWatch(of);
  const name = t(retry ? 'retry' : isWatched ? 'unwatch' : 'watch');
  return (
    <>
      <State words={words}>{problem ?? (isWatched && `${t('isWatched')} ${t('watchMails')}`)}</State>
      {isWatched && words && createPortal(<LazyBrowserAlerts />, words)}
      {isWatched !== undefined && <WatchOnArrival watch={() => change(true)} />}
      <Button
        size="small"
        startIcon={<EyeIcon aria-hidden />}
        aria-label={name}
        // A disabled button would lose the focus of the press that asks again.
        aria-disabled={isWatched === undefined && !retry}
        onClick={retry ?? (() => isWatched !== undefined && change(!isWatched))}
        sx={{ '&&[aria-disabled="true"]': { color: 'action.disabled' } }}
      >
        {retry || isWatched ? name : listing('actions.watch')}
      </Button>
    </>
  );
}

/** Watches the home after the sign-in, once the watched homes are known. */
function WatchOnArrival({ watch }: { watch: () => void }) {
  useArrivalIntent('watchHome', watch);
  return null;
}

/** A visitor's acts on a home besides saving it: watch its changes, hide it from searches. */
export function HomeChoices(props: ChoiceProps) {
  return (
    <>
      <WatchHome {...props} />
      <HideHome {...props} />
    </>
  );
}
