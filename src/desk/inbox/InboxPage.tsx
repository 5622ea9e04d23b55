import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { WireDeskItems } from '#api/desk/contract.ts';
import { useFileMutation, useItemsQuery } from '#api/desk/deskApi.ts';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { calendarDay } from '#domain/calendarDay.ts';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';
import { downloadText } from '#ui/downloadText.ts';
import { deskPaths } from '../deskPaths.ts';
import { AccountIcon, DownloadIcon } from '../ui/deskIcons.tsx';
import { CallFailure, LoadingRows, useFailureText } from '../ui/QueryState.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { InboxCards } from './InboxCards.tsx';
import { InboxFilters } from './InboxFilters.tsx';
import { DEFAULT_VIEW, type InboxView, parseView, printView, queryOf } from './inboxQuery.ts';
import { StateTabs } from './StateTabs.tsx';
import { useShownItems } from './useShownItems.ts';
import { Weeks } from './Weeks.tsx';

/** Milliseconds between requests for new items while the window is in front. */
const POLLING_MS = 30_000;

/** Items of a page, as the service sends them. */
const PAGE_SIZE = 50;

/** Excel reads a file without it in the country's own encoding. Reading an answer as text removes it. */
const BYTE_ORDER_MARK = '\uFEFF';

// Phones need neither the grid nor its code.
const InboxGrid = lazy(async () => ({ default: (await import('./InboxGrid.tsx')).InboxGrid }));

/** The requests that visitors sent: by state, with filters, search and sorting in the address. */
export function InboxPage() {
  const { t } = useTranslation('desk');
  usePageTitle(t('inbox.title'));
  const [query] = useSearchParams();
  const view = parseView(query);
  const { currentData, error, isFetching, refetch } = useItemsQuery(queryOf(view), {
    pollingInterval: POLLING_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 4, mb: 4 }}>
        <Typography component="h1" variant="h3" sx={{ flex: 1 }}>
          {t('inbox.title')}
        </Typography>
        {currentData && <Weeks weeks={currentData.weeks} />}
      </Box>
      <Button
        component={Link}
        to={deskPaths.people()}
        size="small"
        startIcon={<AccountIcon />}
        sx={{ ml: -2, mb: 2 }}
      >
        {t('inbox.person')}
      </Button>
      <StateTabs view={view} counts={currentData?.counts} />
      <InboxFilters view={view} unopened={currentData?.unopened} />
      {error && (
        <Box sx={{ mb: 4 }}>
          <CallFailure error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      {currentData ? (
        <InboxList view={view} answer={currentData} isFetching={isFetching} />
      ) : (
        !error && <LoadingRows rows={8} />
      )}
    </>
  );
}

interface InboxListProps {
  view: InboxView;
  answer: WireDeskItems;
  isFetching: boolean;
}

function InboxList({ view, answer, isFetching }: InboxListProps) {
  const { t } = useTranslation('desk');
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  // Until the first answer of this visit, rows may be those of an earlier one.
  const [firstSettled, setFirstSettled] = useState<WireDeskItems>();
  if (!firstSettled && !isFetching) setFirstSettled(answer);
  const key = `${printView(view)} ${firstSettled ? 'settled' : 'early'}`;
  const { items, added, hasLess, update } = useShownItems(answer.items, key);
  if (items.length === 0) return <NoItems view={view} />;
  return (
    <>
      <Box role="status">
        {(added > 0 || hasLess) && (
          <Button variant="outlined" onClick={update} sx={{ mb: 3 }}>
            {added > 0 ? t('inbox.added', { count: added }) : t('inbox.outdated')}
          </Button>
        )}
      </Box>
      {isWide ? (
        <Suspense fallback={<LoadingRows rows={8} />}>
          <InboxGrid items={items} view={view} />
        </Suspense>
      ) : (
        <InboxCards items={items} />
      )}
      <Pages view={view} total={answer.total} />
    </>
  );
}

function NoItems({ view }: { view: InboxView }) {
  const { t } = useTranslation('desk');
  const isFiltered = view.search || view.owner || view.kind || view.isUnopened || view.sort === 'action';
  return (
    <EmptyState
      scene={isFiltered ? 'nothing-found' : 'nothing-saved'}
      sentence={t(isFiltered ? 'inbox.noMatch' : `inbox.none.${view.state}`)}
      action={
        isFiltered ? (
          <Button
            variant="outlined"
            component={Link}
            to={printView({ ...DEFAULT_VIEW, state: view.state }) || '.'}
          >
            {t('inbox.clear')}
          </Button>
        ) : undefined
      }
    />
  );
}

/** The pages of a long list, and its download. */
function Pages({ view, total }: { view: InboxView; total: number }) {
  const { t } = useTranslation('desk');
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const first = (view.page - 1) * PAGE_SIZE + 1;
  const textOf = useFailureText();
  const [load, { isLoading, error }] = useFileMutation();
  const download = async () => {
    if (isLoading) return;
    const { page: _page, ...params } = queryOf(view);
    const { data } = await load({ url: '/items.csv', params });
    if (data === undefined) return;
    const name = `${t('inbox.file')}-${calendarDay(new Date())}.csv`;
    downloadText(name, BYTE_ORDER_MARK + data, 'text/csv');
  };
  const step = (page: number, text: string) => (
    <Button variant="outlined" size="small" component={Link} to={printView({ ...view, page }) || '.'}>
      {text}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 4 }}>
      <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
        {t('inbox.range', { first, last: Math.min(total, view.page * PAGE_SIZE), count: total })}
      </Box>
      {view.page > 1 && step(view.page - 1, t('inbox.previous'))}
      {view.page < last && step(view.page + 1, t('inbox.next'))}
      <BusyButton
        isBusy={isLoading}
        variant="text"
        size="small"
        {...(!isLoading && { startIcon: <DownloadIcon aria-hidden /> })}
        onClick={() => void download()}
        sx={{ ml: 'auto' }}
      >
        {t('inbox.csv')}
      </BusyButton>
      {error && (
        <Typography role="alert" color="error" variant="body2" sx={{ width: '100%', fontWeight: 600 }}>
          {textOf(error)}
        </Typography>
      )}
    </Box>
  );
}
