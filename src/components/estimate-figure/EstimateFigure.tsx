import Typography from '@mui/material/Typography';
import type { HomeEstimate } from '#api/realty/estimateCalls.ts';
import { useEstimateText } from '#components/estimate-words/useEstimateText.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { EstimateComparables } from './EstimateComparables.tsx';
import { RangeBar } from './RangeBar.tsx';

/** The error of past estimates of such homes, in a sentence. */
function useErrorText({ kind, errors }: HomeEstimate): string | null {
  const { t, share } = useEstimateText();
  if (!errors) return null;
  const values = {
    city: errors.city ?? '',
    share: share(errors.medianError),
    deals: t(`${kind}.words.deals`),
    paid: t(`${kind}.words.paid`),
  };
  if (errors.city === null) return t('error.all', values);
  return t(errors.propertyType === null ? 'error.city' : 'error.cityType', values);
}

/** An estimate with its range and the sales that count most, or the reason for which there is none. */
export function EstimateFigure({ estimate }: { estimate: HomeEstimate }) {
  const { t, price } = useEstimateText();
  const error = useErrorText(estimate);
  const { kind, result, comparables, comparableCount } = estimate;
  if ('reason' in result) {
    return (
      <>
        <Typography sx={{ fontWeight: 600 }}>{t('reasons.heading')}</Typography>
        <Typography color="textSecondary">{t(`reasons.${result.reason}`)}</Typography>
      </>
    );
  }
  const [figure, low, high] = [result.figure, result.low, result.high].map(price);
  return (
    <>
      <Typography component="p" variant="h3">
        {kind === 'rent' ? t('perMonth', { price: figure }) : figure}
      </Typography>
      <Typography sx={{ mt: 1, fontWeight: 600 }}>{t(`${kind}.range`, { low, high })}</Typography>
      <RangeBar {...result} label={t('rangeLabel', { low, high, figure })} />
      <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
        {[
          t('rangeMeaning', { amounts: t(`${kind}.words.amounts`) }),
          t(`${kind}.count`, { count: comparableCount }),
          error,
          t('notAppraisal'),
        ]
          .filter(Boolean)
          .join(' ')}
      </Typography>
      <Disclosure label={t('comparables.show')} sx={{ mt: 2 }}>
        {() => <EstimateComparables kind={kind} comparables={comparables} />}
      </Disclosure>
    </>
  );
}
