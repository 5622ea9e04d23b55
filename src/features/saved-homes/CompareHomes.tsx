import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useHomesByNumberQuery } from '#api/realty/homesCalls.ts';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { FailedState } from '#components/layouts/ListStates.tsx';
import { OfflineCopyNote } from '#components/offline-note/OfflineCopyNote.tsx';
import { PAYMENT_ESTIMATE } from '#domain/constants.ts';
import { listingKey } from '#domain/listing/listing.ts';
import { type HomeId, parseHomes, printHomes } from '#domain/listing/savedHome.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ArrowBackIcon } from '#ui/icons/pageIcons.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { printedSheet } from './comparison/ComparisonLayout.tsx';
import { ComparisonTable } from './comparison/ComparisonTable.tsx';
import { useSavedText } from './useSavedText.ts';

/** Approximate height of the table in pixels. */
const TABLE_HEIGHT_PX = 900;

/** Below the table: the basis of its estimates, and on paper its source and date. */
function SmallPrint() {
  const { t, number, date } = useSavedText();
  const { downPaymentPercent, ratePercent, amortizationYears } = PAYMENT_ESTIMATE;
  return (
    <Box
      sx={{ mt: 4, typography: 'body2', color: 'text.secondary', '@media print': { mt: 2, fontSize: 10 } }}
    >
      {t('compare.assumed', {
        down: number(downPaymentPercent),
        rate: number(ratePercent),
        years: amortizationYears,
      })}
      <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>
        {t('compare.printed', { date: date(new Date().toISOString()) })}
      </Box>
    </Box>
  );
}

function Comparison({ homes, onRemove }: { homes: readonly HomeId[]; onRemove: (id: HomeId) => void }) {
  const { t } = useSavedText();
  const { data, isError, isFetching, refetch } = useHomesByNumberQuery({ homes, whole: true });
  if (isError && !isFetching) {
    return <FailedState sentence={t('compare.failed')} retry={t('retry')} onRetry={refetch} />;
  }
  const found = new Map(data?.map((listing) => [listingKey(listing), listing]));
  const since = data?.find(({ copiedAt }) => copiedAt)?.copiedAt;
  // An offline answer does not say that a home is delisted, only that the device has no copy of it.
  const missing = since === undefined ? null : undefined;
  const isThere = homes.every((id) => found.has(listingKey(id)));
  // An answer for more homes also serves for fewer. For other homes the page waits for the new answer.
  if (!data || (isFetching && !isThere && since === undefined)) {
    return (
      <>
        <VisuallyHidden role="status">{t('compare.loading')}</VisuallyHidden>
        <Skeleton variant="rounded" height={TABLE_HEIGHT_PX} />
      </>
    );
  }
  return (
    <>
      <OfflineCopyNote since={since} onRetry={refetch} />
      {homes.length === 1 && (
        <Box component="p" role="status" sx={{ mt: 0, mb: 4 }}>
          {t('compare.one')}
        </Box>
      )}
      <ComparisonTable
        homes={homes.map((id) => ({ id, listing: found.get(listingKey(id)) ?? missing }))}
        onRemove={onRemove}
      />
      <SmallPrint />
    </>
  );
}

/**
 * Removing a home removes the button that had the focus. The focus moves to the next home's button, or to the heading.
 */
function useNextFocus(homes: readonly HomeId[]) {
  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const leaving = useRef<{ key: string; place: number }>(undefined);
  const placeOf = (key: string) => homes.findIndex((home) => listingKey(home) === key);
  useEffect(() => {
    if (!leaving.current || placeOf(leaving.current.key) !== -1) return;
    const buttons = [...(content.current?.querySelectorAll<HTMLElement>('thead button') ?? [])];
    const next = buttons[leaving.current.place] ?? buttons.at(-1) ?? heading.current;
    leaving.current = undefined;
    next?.focus({ preventScroll: true });
  });
  const leaves = (id: HomeId) => {
    leaving.current = { key: listingKey(id), place: placeOf(listingKey(id)) };
  };
  return { content, heading, leaves };
}

/** The homes of the address, side by side. */
export function CompareHomes() {
  const { t } = useSavedText();
  const [parameters, setParameters] = useSearchParams();
  const homes = parseHomes(parameters.get('homes'));
  const { content, heading, leaves } = useNextFocus(homes);
  const remove = (id: HomeId) => {
    const left = homes.filter((home) => listingKey(home) !== listingKey(id));
    setParameters({ homes: printHomes(left) }, { replace: true, preventScrollReset: true });
    leaves(id);
  };
  return (
    <>
      {printedSheet}
      <Box data-print="hidden" sx={{ display: 'flex', justifyContent: 'space-between', ml: -3.5 }}>
        <Button
          size="small"
          startIcon={<ArrowBackIcon aria-hidden />}
          component={Link}
          to={homes.length > 0 ? `${paths.saved()}?homes=${printHomes(homes)}` : paths.saved()}
        >
          {t('compare.back')}
        </Button>
        {homes.length > 0 && (
          <Button size="small" onClick={() => window.print()}>
            {t('compare.print')}
          </Button>
        )}
      </Box>
      <Box
        component="h1"
        ref={heading}
        tabIndex={-1}
        sx={{
          typography: 'h3',
          m: 0,
          mt: 2,
          mb: 5,
          outline: 'none',
          '@media print': { fontSize: 18, mt: 0, mb: 2 },
        }}
      >
        {t('compare.title')}
      </Box>
      {homes.length > 0 ? (
        <div ref={content}>
          <Comparison homes={homes} onRemove={remove} />
        </div>
      ) : (
        <EmptyState
          scene="nothing-saved"
          sentence={t('compare.empty')}
          action={
            <Button variant="contained" component={Link} to={paths.saved()}>
              {t('compare.emptyAction')}
            </Button>
          }
        />
      )}
    </>
  );
}
