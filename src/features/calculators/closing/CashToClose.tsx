import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { FoldingSection } from '#components/layouts/FoldingSection.tsx';
import { provinceCode, provinceName } from '#domain/geo/provinces.ts';
import type { cashToClose } from '#domain/mortgage/cashToClose.ts';
import { Checkbox } from '#ui/Switch.tsx';
import { CostLine, CostLines } from '../CostLines.tsx';
import type { CostInputs } from '../inputs/costInputs.ts';
import { NO_AMOUNT, useCostText } from '../useCostText.ts';
import { CASH_TO_CLOSE_ANCHOR } from './anchor.ts';
import { CashCostLine } from './CashCostLine.tsx';

type Cash = ReturnType<typeof cashToClose>;

interface CashToCloseProps extends Pick<CostInputs, 'isFirstTimeBuyer' | 'isNewlyBuilt'> {
  onChange: (changes: Partial<CostInputs>) => void;
  /** The cash for the last valid values of the calculator's fields. */
  cash: Cash | null;
  /** A field of the calculator is wrong. */
  isWrong: boolean;
  state: string;
  city: string;
}

/** Questions about the buyer and the home, on which rebates depend. */
function BuyerChoices(props: Omit<CashToCloseProps, 'city'>) {
  const { isFirstTimeBuyer, isNewlyBuilt, onChange, cash, isWrong, state } = props;
  const { t, locale } = useCostText();
  const hasRelief = cash?.lines.some(({ isRelief }) => isRelief);
  const isChosen = isFirstTimeBuyer || isNewlyBuilt;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', mt: 2, mb: 3 }}>
      <Checkbox
        label={t('cash.firstTime')}
        checked={isFirstTimeBuyer}
        onChange={(checked) => onChange({ isFirstTimeBuyer: checked })}
      />
      {/* Only British Columbia has a rebate for buyers of new homes. */}
      {provinceCode(state) === 'BC' && (
        <Checkbox
          label={t('cash.newlyBuilt')}
          checked={isNewlyBuilt}
          onChange={(checked) => onChange({ isNewlyBuilt: checked })}
        />
      )}
      <Typography variant="body2" color="textSecondary" role="status">
        {isChosen && !isWrong && !hasRelief && t('cash.noRelief', { place: provinceName(state, locale) })}
      </Typography>
    </Box>
  );
}

/** While a field is wrong the lines stay without amounts. */
function Lines({ cash, isWrong }: { cash: Cash; isWrong: boolean }) {
  const { t, money } = useCostText();
  const amount = (dollars: number) => (isWrong ? NO_AMOUNT : money(dollars));
  return (
    <CostLines label={t('cash.heading')}>
      {cash.lines.map((line) => (
        <CashCostLine key={`${line.id}-${line.isRelief}`} line={line} amount={amount(line.dollars)} />
      ))}
      <CostLine label={t('cash.total')} amount={amount(cash.total)} isTotal />
    </CostLines>
  );
}

/** All cash that is due by the day of closing, line by line. */
export const CashToClose = memo(function CashStatement(props: CashToCloseProps) {
  const { state, city, isWrong } = props;
  const cash = isWrong ? null : props.cash;
  const { t, money, locale } = useCostText();
  const down = cash?.lines.find(({ id }) => id === 'downPayment')?.dollars ?? 0;
  return (
    <FoldingSection heading={t('cash.heading')} anchor={CASH_TO_CLOSE_ANCHOR}>
      <Box role="status" aria-label={t('cash.total')} sx={{ minHeight: 72 }}>
        <Typography component="p" variant="h2" color={cash ? 'textPrimary' : 'textSecondary'}>
          {cash ? money(cash.total) : NO_AMOUNT}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {cash
            ? t('cash.sentence', {
                place: [city, provinceName(state, locale)].filter(Boolean).join(', '),
                down: money(down),
                costs: money(cash.total - down),
              })
            : t('cash.wrong')}
        </Typography>
      </Box>
      <BuyerChoices {...props} />
      {props.cash && <Lines cash={props.cash} isWrong={isWrong} />}
    </FoldingSection>
  );
});
