import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useReferralsQuery } from '#api/customer/applicationCalls.ts';
import { Section } from '#components/frames/Section.tsx';
import { useCopy } from '#components/links/useCopy.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { PartLoading } from '../states/PartLoading.tsx';
import { Sheet } from '../states/Sheet.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';

/** The customer's code for friends, and how many came by it. */
export function ReferralSheet() {
  const { t, day } = usePreapprovalText();
  const { data, error, refetch } = useReferralsQuery();
  const { copied, copy } = useCopy();
  return (
    <Sheet>
      <Section heading={t('referrals.heading')}>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {t('referrals.text')}
        </Typography>
        {!data && !error && <PartLoading text={t('referrals.loading')} heights={[44]} />}
        {!data && error && (
          <LoadFailed text={t('referrals.failed')} error={error} onRetry={() => void refetch()} />
        )}
        {data && (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
              <Box
                component="p"
                sx={{ m: 0, fontSize: '1.375rem', fontWeight: 700, letterSpacing: '0.08em' }}
              >
                <VisuallyHidden>{t('referrals.code')} </VisuallyHidden>
                {data.code}
              </Box>
              <Button variant="outlined" onClick={() => void copy(data.code)}>
                {t(copied ? 'referrals.copied' : 'referrals.copy')}
              </Button>
              <VisuallyHidden role="status">{copied && t('referrals.copied')}</VisuallyHidden>
            </Box>
            <Typography variant="body2" sx={{ mt: 3 }}>
              {t('referrals.count', { count: data.count, date: day(data.days[0] ?? '') })}
            </Typography>
          </>
        )}
      </Section>
    </Sheet>
  );
}
