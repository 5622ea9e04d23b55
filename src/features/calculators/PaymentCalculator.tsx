import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import { Section } from '#components/layouts/Section.tsx';
import { NO_PREPAYMENTS } from '#domain/mortgage/amortization.ts';
import { DOWN_PAYMENT_RULES } from '#domain/mortgage/downPayment.ts';
import { paymentsPerYear, periodicRate } from '#domain/mortgage/mortgage.ts';
import { type PayBack, payBack } from '#domain/mortgage/payBack.ts';
import { paths } from '#domain/paths.ts';
import { figuresQuery } from './address/sharedQuery.ts';
import { useFields } from './address/useFields.ts';
import { BalanceSection } from './balance/BalanceSection.tsx';
import { AmountField } from './inputs/AmountField.tsx';
import type { AmountReading } from './inputs/amount.ts';
import { CostFields } from './inputs/CostFields.tsx';
import { CalculatorCard } from './page/CalculatorCard.tsx';
import { CalculatorPage, NextSteps, Steps } from './page/CalculatorPage.tsx';
import { Dimmed } from './page/Dimmed.tsx';
import { FieldGroup } from './page/FieldGroup.tsx';
import { useCalculatorHead } from './page/useCalculatorHead.ts';
import { PaymentParts, PaymentResult } from './payment/PaymentResult.tsx';
import {
  EXTRA_RULES,
  type ExtraName,
  type PaymentInputs,
  paymentAddress,
  paymentFigures,
  readPayment,
} from './payment/paymentInputs.ts';
import { ScheduleSection } from './ScheduleSection.tsx';
import { useCalculatorText } from './useCalculatorText.ts';
import { useLast } from './useLast.ts';

const RATE_DIGITS = 6;

/** Returns sentences about the calculation of a payment, with its figures and the sources of the rules. */
function paymentSteps(
  { values, insurance, payment, borrowed }: PayBack,
  { t, locale, rate, money, cents }: ReturnType<typeof useCalculatorText>,
): string[] {
  const { ratePercent, compounding, frequency, amortizationYears } = values;
  const isAccelerated = frequency === 'acceleratedBiWeekly' || frequency === 'acceleratedWeekly';
  const perYear = isAccelerated ? 12 : paymentsPerYear(frequency);
  const periodic = new Intl.NumberFormat(locale, { maximumFractionDigits: RATE_DIGITS }).format(
    periodicRate(ratePercent, compounding, perYear) * 100,
  );
  const steps = [
    t(`payment.steps.${compounding}`, { rate: rate(ratePercent), periodic, perYear }),
    ratePercent > 0
      ? t('payment.steps.annuity', {
          borrowed: money(borrowed),
          payments: Math.round(amortizationYears * perYear),
        })
      : t('payment.steps.division', {
          borrowed: money(borrowed),
          payments: Math.round(amortizationYears * perYear),
        }),
  ];
  if (isAccelerated) steps.push(t(`payment.steps.${frequency}`, { payment: cents(payment) }));
  steps.push(t('payment.steps.cents'));
  if (insurance) steps.push(t('payment.steps.insurance', { percent: rate(insurance.percent) }));
  const { lowerPercent, lowerLimit, upperPercent, uninsuredFrom, uninsuredPercent } = DOWN_PAYMENT_RULES;
  const rules = { lower: lowerPercent, upper: upperPercent, uninsured: uninsuredPercent };
  steps.push(
    t('payment.steps.down', { ...rules, limit: money(lowerLimit), uninsuredFrom: money(uninsuredFrom) }),
    t('payment.steps.offer'),
  );
  return steps;
}

/** Number of months until the loan ends. */
const monthsOf = ({ years, months }: PayBack): number => years * 12 + months;

/** The effect of prepayments: time and interest saved. */
function PrepaymentEffect({ result, plain }: { result: PayBack; plain: PayBack }) {
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

/** Without a province: it would only change the sales tax on the premium, which is in the closing costs. */
const ANYWHERE = '';

/** The mortgage payment calculator: the payment, its parts, and the schedule of all payments. */
export function PaymentCalculator({ share }: { share: ReactNode }) {
  const text = useCalculatorText();
  const { t, locale } = text;
  useCalculatorHead('payment');
  const { inputs, change, others } = useFields(paymentAddress, locale);
  const reading = useMemo(() => readPayment(inputs), [inputs]);
  // The fields react at once; figures, chart and table follow when the browser has time.
  const current = useDeferredValue(reading.values);
  const values = useLast(current);
  const isWrong = reading.values === null || current === null;
  const result = useMemo(() => values && payBack(values.mortgage, ANYWHERE, values.prepayments), [values]);
  const plain = useMemo(() => values && payBack(values.mortgage, ANYWHERE, NO_PREPAYMENTS), [values]);
  const changeExtra = useCallback((name: ExtraName, typed: string) => change({ [name]: typed }), [change]);
  const isSooner = result !== null && result.totalPrepaid > 0;
  const carried = values ? figuresQuery(paymentFigures(values), others) : others;
  return (
    <CalculatorPage name="payment" share={share} carried={carried}>
      <CalculatorCard
        heading={t('payment.heading')}
        isWrong={isWrong}
        result={
          <>
            <PaymentResult result={result} />
            {isSooner && plain && <PrepaymentEffect result={result} plain={plain} />}
          </>
        }
        fields={
          <>
            <FieldGroup heading={t('payment.groups.mortgage')}>
              <CostFields inputs={inputs} reading={reading.mortgage} onChange={change} />
            </FieldGroup>
            <ExtraFields inputs={inputs} reading={reading.extras} onChange={changeExtra} />
          </>
        }
        lines={
          result && (
            <PaymentParts
              result={result}
              isWrong={false}
              annualTaxes={values?.annualTaxes ?? null}
              maintenanceFee={values?.maintenanceFee ?? null}
            />
          )
        }
      />
      {result && result.borrowed > 0 && (
        <>
          <BalancePaper result={result} plain={isSooner ? plain : null} isWrong={isWrong} />
          <ScheduleSection schedule={result} isWrong={isWrong} />
        </>
      )}
      {result && <Steps heading={t('payment.steps.heading')} sentences={paymentSteps(result, text)} />}
      <NextSteps
        steps={[
          { to: paths.closingCosts(carried), text: t('next.closing') },
          { to: paths.affordability(carried), text: t('next.affordability') },
        ]}
      />
    </CalculatorPage>
  );
}

interface BalancePaperProps {
  result: PayBack;
  /** The same mortgage without prepayments, for comparison; null if there are no prepayments. */
  plain: PayBack | null;
  isWrong: boolean;
}

/** The balance, as a section of a calculator's own page. */
function BalancePaper({ result, plain, isWrong }: BalancePaperProps) {
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

interface ExtraFieldsProps {
  inputs: PaymentInputs;
  reading: AmountReading<ExtraName>;
  onChange: (name: ExtraName, text: string) => void;
}

const COSTS = ['annualTaxes', 'maintenanceFee'] as const;
const PREPAYMENTS = ['extraMonthly', 'extraYearly', 'extraOnce', 'extraAfter'] as const;

/** Fields for other costs of the home, and for prepayments. */
function ExtraFields({ inputs, reading, onChange }: ExtraFieldsProps) {
  const { t } = useCalculatorText();
  const field = (name: ExtraName) => (
    <AmountField
      key={name}
      name={name}
      label={t(`payment.fields.${name}`)}
      rule={EXTRA_RULES[name]}
      text={inputs[name]}
      isWrong={reading.wrong.has(name)}
      onChange={onChange}
    />
  );
  return (
    <>
      <FieldGroup heading={t('payment.groups.costs')}>{COSTS.map(field)}</FieldGroup>
      <FieldGroup heading={t('payment.groups.prepayments')} text={t('payment.groups.prepaymentsText')}>
        {PREPAYMENTS.map(field)}
      </FieldGroup>
    </>
  );
}
