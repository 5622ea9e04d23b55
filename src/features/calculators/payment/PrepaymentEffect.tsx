import Box from '@mui/material/Box';
import type { PayBack } from '#domain/mortgage/payBack.ts';
import { useCalculatorText } from '../useCalculatorText.ts';

/** Whole months until the end, as years and months. */
const monthsOf = ({ years, months }: PayBack): number => years * 12 + months;

/** What prepaying spares: time and interest. */
export function PrepaymentEffect({ result, plain }: { result: PayBack; plain: PayBack }) {
  const { t, cost, money } = useCalculatorText();
  const sooner = monthsOf(plain) - monthsOf(result);
  const years = Math.floor(sooner / 12);
  const months = sooner % 12;
  const time = [
    years > 0 && cost('years', { count: years }),
    months > 0 && cost('months', { count: months }),
  ];
  const interest = money(plain.totalInterest - result.totalInterest);
  return (
    <Box sx={{ mt: 4, p: 4, borderRadius: 1, bgcolor: 'chip.main', color: 'chip.contrastText' }}>
      {sooner > 0
        ? t('payment.sooner', { time: time.filter(Boolean).join(' '), interest })
        : t('payment.spared', { interest })}
    </Box>
  );
}
