import Paper from '@mui/material/Paper';
import { Section } from '#components/frames/Section.tsx';
import type { PayBack } from '#domain/mortgage/payBack.ts';
import { Dimmed } from '../page/Dimmed.tsx';
import { useCalculatorText } from '../useCalculatorText.ts';
import { BalanceSection } from './BalanceSection.tsx';

interface BalancePaperProps {
  result: PayBack;
  /** The same mortgage without prepayments, to compare with; null where there are none. */
  plain: PayBack | null;
  isWrong: boolean;
}

/** What is still owed, as a part of a calculator's own page. */
export function BalancePaper({ result, plain, isWrong }: BalancePaperProps) {
  const { t, cost } = useCalculatorText();
  return (
    <Section heading={cost('balance.heading')}>
      <Paper elevation={1} sx={{ p: { xs: 4, sm: 6, lg: 8 } }}>
        <Dimmed isDimmed={isWrong}>
          <BalanceSection
            result={result}
            isWrong={false}
            isUnderHeading
            compared={
              plain && { label: t('payment.plain'), balances: plain.balances, lastYear: plain.lastYear }
            }
          />
        </Dimmed>
      </Paper>
    </Section>
  );
}
