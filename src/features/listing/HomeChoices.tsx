import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
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

/** A button after its state in words. With words it takes a line of its own. */
function Choice({ state, children }: { state?: string | false | undefined; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: state ? 6 : 0,
        flexBasis: state ? '100%' : 'auto',
      }}
    >
      <Box component="p" role="status" sx={{ m: 0, color: 'text.secondary' }}>
        {state}
      </Box>
      {children}
    </Box>
  );
}

/** Hides a home from the visitor's searches, or shows it again. */
function HideHome({ of }: { of: ListingId }) {
  const { t } = useMarkText();
  const dispatch = useAppDispatch();
  const isHidden = useMarkedHomes('hidden').some((home) => listingKey(home) === listingKey(of));
  const [hasFailed, setFailed] = useState(false);
  const press = async () => {
    if (isHidden) setFailed(!(await dispatch(removeMarks('hidden', of))));
    else await dispatch(markHome('hidden', of));
  };
  return (
    <Choice state={hasFailed ? t('notRemoved') : isHidden && t('isHidden')}>
      <Button size="small" color="inherit" onClick={() => void press()} sx={{ ml: -3 }}>
        {t(isHidden ? 'show' : 'hide')}
      </Button>
    </Choice>
  );
}

/** Watches a home, or ends its watch. A visitor's press leads to the login page, and is done after it. */
function WatchHome({ of }: { of: ListingId }) {
  const { t } = useMarkText();
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const session = useAppSelector((state) => state.session.status);
  if (session === 'active') return <CustomersWatch of={of} />;
  const act =
    session === 'unconfirmed'
      ? { onClick: () => dispatch(accountUnreachable()) }
      : { component: Link, to: paths.login(pathname + search, 'watchHome') };
  return (
    <Choice>
      <Button size="small" color="inherit" sx={{ ml: -3 }} {...act}>
        {t('watch')}
      </Button>
    </Choice>
  );
}

function CustomersWatch({ of }: { of: ListingId }) {
  const { t } = useMarkText();
  const { isWatched, change, problem, retry } = useWatch(of);
  return (
    <Choice state={problem ?? (isWatched && `${t('isWatched')} ${t('watchMails')}`)}>
      {isWatched !== undefined && <WatchOnArrival watch={() => change(true)} />}
      <Button
        size="small"
        color="inherit"
        // A disabled button would lose the focus of the press that asks again.
        aria-disabled={isWatched === undefined && !retry}
        onClick={retry ?? (() => isWatched !== undefined && change(!isWatched))}
        sx={{ ml: -3, '&[aria-disabled="true"]': { color: 'action.disabled' } }}
      >
        {t(retry ? 'retry' : isWatched ? 'unwatch' : 'watch')}
      </Button>
      {isWatched && (
        <Box sx={{ flexBasis: '100%' }}>
          <LazyBrowserAlerts />
        </Box>
      )}
    </Choice>
  );
}

/** Watches the home after the sign-in, once the watched homes are known. */
function WatchOnArrival({ watch }: { watch: () => void }) {
  useArrivalIntent('watchHome', watch);
  return null;
}

/** A visitor's acts on a home besides saving it: watch its changes, hide it from searches. */
export function HomeChoices({ of }: { of: ListingId }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6 }}>
      <WatchHome of={of} />
      <HideHome of={of} />
    </Box>
  );
}
