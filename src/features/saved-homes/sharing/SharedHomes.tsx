import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useSharePrivateHomesMutation } from '#api/customer/sharedListCalls.ts';
import type { WireSharedChange, WireSharedList } from '#api/customer/sharedListContract.ts';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { FailedState } from '#components/layouts/ListStates.tsx';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { type Listing, listingKey } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { FIRST_ROW, HomesInPortions, LoadingHomes } from '../HomesGrid.tsx';
import { EndDialog } from './EndDialog.tsx';
import { SharedHome } from './SharedHome.tsx';
import { useFollowedSharing, useSharedEntries } from './useSharedEntries.ts';
import { useSharingText } from './useSharingText.ts';

/** Number of changes in the list of the recent activity. */
const SHOWN_CHANGES = 8;

/** The page of the shared list. */
export function SharedHomes() {
  const { t } = useSharingText();
  const { data, isError, isFetching, refetch } = useFollowedSharing();
  const title = data?.state === 'shared' ? t('list.titleWith', { name: data.partner }) : t('list.title');
  useDocumentTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const isShared = data?.state === 'shared';
  const wasShared = useRef(isShared);
  useEffect(() => {
    // The button that ended the list is gone.
    if (wasShared.current && data && !isShared) heading.current?.focus();
    wasShared.current = isShared;
  }, [data, isShared]);
  return (
    <Box sx={{ px: 'var(--edges)', pt: { xs: 6, md: 10 }, pb: { xs: 12, md: 16 } }}>
      <MuiLink
        component={Link}
        to={paths.profile('savedHomes')}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {t('list.back')}
      </MuiLink>
      <Typography
        ref={heading}
        component="h1"
        variant="h3"
        tabIndex={-1}
        sx={{ overflowWrap: 'anywhere', outline: 'none' }}
      >
        {title}
      </Typography>
      {data?.state === 'shared' && <Shared list={data} onShared={() => heading.current?.focus()} />}
      {data && data.state !== 'shared' && (
        <EmptyState
          scene="nothing-saved"
          sentence={t('list.ended')}
          action={
            <Button variant="contained" component={Link} to={paths.profile('savedHomes')}>
              {t('list.endedAction')}
            </Button>
          }
        />
      )}
      {!data && isFetching && <LoadingHomes text={t('list.loading')} />}
      {!data && isError && !isFetching && (
        <FailedState sentence={t('list.failed')} retry={t('list.retry')} onRetry={() => void refetch()} />
      )}
    </Box>
  );
}

function Shared({ list, onShared }: { list: WireSharedList; onShared: () => void }) {
  const { t, date } = useSharingText();
  const [isEnding, setEnding] = useState(false);
  const { entries, own, found, failed, retry } = useSharedEntries(list);
  const { partner, isOwner, since, privateHomes } = list;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 5 }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Typography color="textSecondary">{t('list.since', { date: date(since) })}</Typography>
        </Box>
        <Button
          variant="outlined"
          color="inherit"
          aria-haspopup="dialog"
          onClick={() => setEnding(true)}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {isOwner ? t('list.remove', { name: partner }) : t('list.leave')}
        </Button>
      </Box>
      {privateHomes.length > 0 && <PrivateHomes count={privateHomes.length} onShared={onShared} />}
      {failed ? (
        <FailedState sentence={t('list.listingsFailed')} retry={t('list.retry')} onRetry={retry} />
      ) : (
        <Homes entries={entries} own={own} partner={partner} />
      )}
      <Changes list={list} found={found} />
      <EndDialog list={list} open={isEnding} onClose={() => setEnding(false)} />
    </>
  );
}

/** The customer's homes that the partner does not see, and the way to share them. */
function PrivateHomes({ count, onShared }: { count: number; onShared: () => void }) {
  const { t } = useSharingText();
  const [share, { isLoading, isError }] = useSharePrivateHomesMutation();
  const press = async () => {
    if (isLoading) return;
    const { error } = await share();
    // The button goes with the last private home.
    if (!error) onShared();
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 4,
        mb: 6,
        px: { xs: 4, sm: 6 },
        py: 4,
        borderRadius: 1,
        bgcolor: 'chip.main',
        color: 'chip.contrastText',
      }}
    >
      <Box component="p" role="status" sx={{ m: 0, flex: '1 1 280px' }}>
        {isError ? t('panel.notDone') : t('list.private', { count })}
      </Box>
      <Button variant="outlined" aria-disabled={isLoading} onClick={() => void press()}>
        {t('list.sharePrivate', { count })}
      </Button>
    </Box>
  );
}

type HomesProps = Pick<ReturnType<typeof useSharedEntries>, 'entries' | 'own'> & { partner: string };

/** The homes in the order of their newest heart, all or those that both like. */
function Homes({ entries, own, partner }: HomesProps) {
  const { t } = useSharingText();
  const [filter, setFilter] = useState<'all' | 'both'>('all');
  const count = useRef<HTMLParagraphElement>(null);
  const present = entries.filter(({ isRemoved }) => !isRemoved);
  const liked = present.filter(({ likes }) => likes === 'both');
  const shown = filter === 'both' ? liked : entries;
  const lengthBefore = useRef(shown.length);
  useEffect(() => {
    // The pressed heart has left the list with its card.
    if (shown.length < lengthBefore.current && document.activeElement === document.body)
      count.current?.focus();
    lengthBefore.current = shown.length;
  }, [shown.length]);
  if (entries.length === 0) {
    return (
      <EmptyState
        scene="nothing-saved"
        sentence={t('list.empty', { name: partner })}
        action={
          <Button variant="contained" component={Link} to={paths.map()}>
            {t('list.emptyAction')}
          </Button>
        }
      />
    );
  }
  const counts = { all: present.length, both: liked.length };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6, rowGap: 2, mb: 5 }}>
        <Box role="group" aria-label={t('list.filter')} sx={{ display: 'flex', gap: 2 }}>
          {(['all', 'both'] as const).map((each) => (
            <Button
              key={each}
              variant={each === filter ? 'contained' : 'outlined'}
              aria-pressed={each === filter}
              onClick={() => setFilter(each)}
            >
              {`${t(`list.${each}`)} (${counts[each]})`}
            </Button>
          ))}
        </Box>
        <Box
          component="p"
          ref={count}
          tabIndex={-1}
          role="status"
          sx={{ m: 0, color: 'text.secondary', outline: 'none' }}
        >
          {t('list.count', { count: counts[filter] })}
        </Box>
      </Box>
      {shown.length === 0 ? (
        <EmptyState scene="nothing-saved" sentence={t('list.noneBoth')} />
      ) : (
        <HomesInPortions
          label={t('list.label')}
          footRows={1}
          entries={shown}
          itemOf={(entry, index) => (
            <SharedHome
              key={entry.key}
              entry={entry}
              partner={partner}
              before={own.get(entry.key)}
              priority={index < FIRST_ROW}
            />
          )}
        />
      )}
    </>
  );
}

interface ChangesProps {
  list: WireSharedList;
  /** The known listings by key. */
  found: ReadonlyMap<string, Listing>;
}

/** The recent changes of both, newest first. */
function Changes({ list: { changes, partner }, found }: ChangesProps) {
  const { t, nameOf, locale } = useSharingText();
  const id = useId();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const textOf = ({ kind, isYours, home }: WireSharedChange): string =>
    t(`changes.${isYours ? 'you' : 'partner'}.${kind}`, {
      name: partner,
      home: home ? nameOf(home, found.get(listingKey(home))) : '',
    });
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 10, maxWidth: 720 }}>
      <Typography id={id} component="h2" variant="h4" sx={{ mb: 3 }}>
        {t('changes.title')}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {changes.slice(0, SHOWN_CHANGES).map((change) => (
          <Box
            component="li"
            key={`${change.at} ${textOf(change)}`}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 4,
              py: 2.5,
              borderBottom: 1,
              borderColor: 'line',
            }}
          >
            <span>{textOf(change)}</span>
            <Box component="time" dateTime={change.at} sx={{ color: 'text.secondary' }}>
              {time.format(new Date(change.at))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
