import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { memo } from 'react';
import { Section } from '#components/frames/Section.tsx';
import type { PayBack } from '#domain/mortgage/payBack.ts';
import { BalanceSection } from '../balance/BalanceSection.tsx';
import { CostFields } from '../inputs/CostFields.tsx';
import type { CostInputs, CostReading } from '../inputs/costInputs.ts';
import { useCostText } from '../useCostText.ts';
import { PaymentParts } from './PaymentParts.tsx';
import { PaymentResult } from './PaymentResult.tsx';

/** Typing answers first; what follows from it is drawn when there is time. */
const Result = memo(PaymentResult);
const Parts = memo(PaymentParts);
const Balance = memo(BalanceSection);

interface MortgageCalculatorProps {
  inputs: CostInputs;
  reading: CostReading;
  onChange: (changes: Partial<CostInputs>) => void;
  /** What the fields last said. */
  result: PayBack | null;
  /** A field is wrong: the result is no longer theirs. */
  isWrong: boolean;
  annualTaxes: number | null;
  maintenanceFee: number | null;
}

/** The page's Mortgage Payment Calculator (L2): the payment, the fields, its parts, and what is still owed. */
export function MortgageCalculator(props: MortgageCalculatorProps) {
  const { inputs, reading, onChange, result, isWrong, annualTaxes, maintenanceFee } = props;
  const { t } = useCostText();
  return (
    <Section heading={t('heading')} anchor="mortgage-payment">
      <Paper elevation={1} sx={{ p: { xs: 4, sm: 6 } }}>
        <Result result={isWrong ? null : result} />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            gap: { xs: 6, lg: 10 },
            mt: 5,
          }}
        >
          <CostFields inputs={inputs} reading={reading} onChange={onChange} />
          {result && (
            <Parts
              result={result}
              isWrong={isWrong}
              annualTaxes={annualTaxes}
              maintenanceFee={maintenanceFee}
            />
          )}
        </Box>
        {result && result.borrowed > 0 && <Balance result={result} isWrong={isWrong} />}
      </Paper>
    </Section>
  );
}
