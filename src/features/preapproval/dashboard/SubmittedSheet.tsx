import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { WireDashboard } from '#api/customer/applicationContract.ts';
import { Section } from '#components/section/Section.tsx';
import { brand } from '#config/brand.ts';
import { CheckIcon } from '#ui/icons/frameIcons.tsx';
import { Sheet } from '../states/Sheet.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';

interface SubmittedSheetProps {
  application: NonNullable<WireDashboard['application']>;
}

/** What became of an application that was handed in. */
export function SubmittedSheet({ application }: SubmittedSheetProps) {
  const { t, date, lender } = usePreapprovalText();
  const { submitted, matches } = application;
  return (
    <Sheet>
      <Section heading={t('submitted.heading')}>
        <Box sx={{ display: 'flex', gap: 3 }}>
          <CheckIcon aria-hidden sx={{ color: 'success.main', fontSize: '2rem', flex: 'none' }} />
          <div>
            <Typography>{t('submitted.text', { date: date(submitted ?? '') })}</Typography>
            <Typography sx={{ mt: 2, fontWeight: 600 }}>
              {matches.accepted === null
                ? t('submitted.eligible', { count: matches.eligible })
                : t('submitted.accepted', { lender: lender(matches.accepted) })}
            </Typography>
            <Link
              href={`tel:${brand.phone}`}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              {t('submitted.help', { phone: brand.phoneDisplay })}
            </Link>
          </div>
        </Box>
      </Section>
    </Sheet>
  );
}
