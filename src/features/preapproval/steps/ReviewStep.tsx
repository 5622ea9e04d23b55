import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WireApplication } from '#api/customer/applicationContract.ts';
import { brand } from '#config/brand.ts';
import { coversMinimum } from '#domain/mortgage/downPayment.ts';
import { paths } from '#domain/paths.ts';
import { localeOf } from '#i18n/i18n.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { ConflictNotice } from '../frame/ConflictNotice.tsx';
import { SaveState } from '../frame/SaveState.tsx';
import type { DraftKeeper } from '../keep/draftKeeper.ts';
import { useKeeping, useSafeLeaving, useSignerKeeper } from '../keep/useKeeper.ts';
import { heldHindrances } from '../review/heldHindrances.ts';
import { type Hindrance, MissingList } from '../review/MissingList.tsx';
import { reviewSections } from '../review/reviewSections.ts';
import { SectionReview } from '../review/SectionReview.tsx';
import { useSubmission } from '../review/useSubmission.ts';
import type { StepProps } from './stepProps.ts';

/** Of an application that was submitted elsewhere while it was changed here: what was typed last is not in it. */
function DroppedNotice({ keepers }: { keepers: readonly (DraftKeeper | undefined)[] }) {
  const { t } = useTranslation('application');
  const [isDropped] = useState(() =>
    keepers.some((keeper) => keeper?.hasUnsaved() || keeper?.snapshot().isIncomplete),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is shown
  useEffect(() => {
    for (const keeper of keepers) keeper?.drop();
  }, []);
  return isDropped && <AlertBox text={t('submitted.dropped')} />;
}

function hindrancesOf(
  { missing, price: { total, downPayment } }: WireApplication,
  wrong: readonly Hindrance[],
): Hindrance[] {
  const isTooLow = total !== undefined && downPayment !== undefined && !coversMinimum(total, downPayment);
  return [
    ...missing.filter(({ field }) => !wrong.some((each) => each.field === field)),
    ...wrong,
    ...(isTooLow ? [{ section: 'price' as const, field: 'price.downPayment', isTooLow }] : []),
  ];
}

/** The whole application to be read once more, and to be sent. */
export function ReviewStep({ application, keeper }: StepProps) {
  const { t, i18n } = useTranslation('application');
  const locale = localeOf(i18n.language);
  const [signer] = application.signers;
  const signerKeeper = useSignerKeeper(application.id, signer);
  useSafeLeaving(signerKeeper);
  useKeeping(keeper);
  useKeeping(signerKeeper ?? keeper);
  const { isSending, trouble, submit } = useSubmission(application.id, keeper, signerKeeper);
  const list = useRef<HTMLDivElement>(null);
  const hindrances = hindrancesOf(application, [
    ...heldHindrances(keeper, 'application', locale),
    ...(signerKeeper ? heldHindrances(signerKeeper, 'signer', locale) : []),
  ]);
  const isFixed = application.status !== 'draft';
  const onSubmit = () => {
    if (hindrances.length === 0) return submit();
    list.current?.focus();
    list.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      {isFixed && <DroppedNotice keepers={[keeper, signerKeeper]} />}
      <ConflictNotice keeper={keeper} />
      {signerKeeper && <ConflictNotice keeper={signerKeeper} />}
      {!isFixed && hindrances.length > 0 && <MissingList ref={list} hindrances={hindrances} />}
      <Box sx={{ display: 'grid', gap: 5 }}>
        {reviewSections(application).map((review) => (
          <SectionReview key={review.step} review={review} isFixed={isFixed} />
        ))}
      </Box>
      {isFixed ? (
        <Button component={Link} to={paths.preApproval()} variant="contained" sx={{ mt: 8 }}>
          {t('review.toDashboard')}
        </Button>
      ) : (
        <Box sx={{ display: 'grid', gap: 4, mt: 8 }}>
          <Typography variant="body2" color="textSecondary">
            {t('review.consent', { mortgageBrokerage: brand.mortgageBrokerage })}
          </Typography>
          {trouble && <AlertBox text={t(`review.trouble.${trouble}`)} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <Button
              variant="contained"
              aria-disabled={isSending}
              aria-busy={isSending}
              startIcon={isSending && <Spinner />}
              onClick={onSubmit}
              sx={{ minHeight: 48, flex: { xs: 1, sm: 'none' } }}
            >
              {t(isSending ? 'review.sending' : 'review.submit')}
            </Button>
            <SaveState keepers={signerKeeper ? [keeper, signerKeeper] : [keeper]} />
          </Box>
        </Box>
      )}
    </>
  );
}
