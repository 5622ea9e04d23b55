import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { DOWN_PAYMENT_RULES } from '#domain/mortgage/downPayment.ts';
import { type Investment, investment } from '#domain/mortgage/investment.ts';
import type { PayBack } from '#domain/mortgage/payBack.ts';
import { sumAsShown, wholeDollars } from '#domain/mortgage/payment.ts';
import { Button } from '#ui/Button.tsx';
import { CostLine, CostLines } from '../CostLines.tsx';
import { AmountField } from '../inputs/AmountField.tsx';
import type { AmountReading } from '../inputs/amount.ts';
import { Dimmed } from '../page/Dimmed.tsx';
import { FieldGroup } from '../page/FieldGroup.tsx';
import { NO_AMOUNT } from '../useCostText.ts';
import { useLast } from '../useLast.ts';
import {
  INVESTMENT_NAMES,
  INVESTMENT_RULES,
  type InvestmentInputs,
  type InvestmentName,
  readInvestment,
  shownTexts,
  type UsualTerms,
  usualTerms,
  usualText,
} from './investmentInputs.ts';
import { useInvestmentText } from './useInvestmentText.ts';
import { type RentedHome, type StartRent, useStartRent } from './useStartRent.ts';

interface InvestmentFiguresProps {
  inputs: InvestmentInputs;
  onChange: (changes: Partial<InvestmentInputs>) => void;
  /** The mortgage of the calculator above. */
  result: PayBack;
  /** A field of the calculator above is wrong. */
  isWrong: boolean;
  /** The down payment and the closing costs, in dollars. */
  cashInvested: number;
  /** Dollars per year and per month; null if the feed has none. */
  annualTaxes: number | null;
  maintenanceFee: number | null;
  home: RentedHome;
}

/** Yield, cap rate and cash flow of a home that is rented out, with every assumption in a field. */
export function InvestmentFigures(props: InvestmentFiguresProps) {
  const { inputs, onChange, result, isWrong, cashInvested, annualTaxes, maintenanceFee, home } = props;
  const { t, locale } = useInvestmentText();
  const rent = useStartRent(home);
  const monthlyRent = rent?.rent ?? null;
  const usual = useMemo(
    () => usualTerms({ rent: monthlyRent, annualTaxes, maintenanceFee }),
    [monthlyRent, annualTaxes, maintenanceFee],
  );
  const texts = useMemo(() => shownTexts(inputs, usual, locale), [inputs, usual, locale]);
  const reading = useMemo(() => readInvestment(texts), [texts]);
  // The fields react at once; the figures follow when the browser has time.
  const current = useDeferredValue(reading.values);
  const values = useLast(current);
  const isOld = isWrong || reading.values === null || current === null;
  const { price } = result.values;
  const answer = useMemo(
    () =>
      values &&
      investment({
        price,
        rent: values.rent,
        vacancyPercent: values.vacancy,
        annualTaxes: values.annualTaxes,
        maintenanceFee: values.maintenanceFee,
        annualInsurance: values.insurance,
        managementPercent: values.management,
        repairsPercent: values.repairs,
        payment: result.perMonth,
        cashInvested,
      }),
    [values, price, result.perMonth, cashInvested],
  );
  const change = useCallback(
    // A field with its usual text follows the usual value, and is not in the address.
    (name: InvestmentName, typed: string) =>
      onChange({ [name]: typed === usualText(name, usual, locale) ? null : typed }),
    [onChange, usual, locale],
  );
  const isChanged = INVESTMENT_NAMES.some((name) => inputs[name] !== null);
  const reset = () => onChange(Object.fromEntries(INVESTMENT_NAMES.map((name) => [name, null])));
  return (
    <Paper elevation={1} sx={{ p: { xs: 4, sm: 6 } }}>
      <Dimmed isDimmed={isOld && answer !== null}>
        <Results answer={answer} />
      </Dimmed>
      <Box role="status" sx={{ mt: 2, typography: 'body2', color: 'text.secondary' }}>
        {!answer && (rent === undefined ? t('loading') : t('noRent'))}
        {answer && isOld && t('old')}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          gap: { xs: 6, lg: 10 },
          mt: 5,
        }}
      >
        <Box>
          <Fields texts={texts} inputs={inputs} reading={reading} onChange={change} />
          <Button variant="outlined" size="small" disabled={!isChanged} onClick={reset} sx={{ mt: 4 }}>
            {t('reset')}
          </Button>
        </Box>
        <Dimmed isDimmed={isOld && answer !== null}>
          <MonthLines answer={answer} />
        </Dimmed>
      </Box>
      <Notes rent={rent} usual={usual} beds={home.beds} isInsured={result.insurance !== null} />
    </Paper>
  );
}

function Result({ name, amount }: { name: string; amount: string }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" variant="h4" sx={{ m: 0 }}>
        {amount}
      </Typography>
    </Box>
  );
}

/** The four figures; none without a rent. */
const Results = memo(function Figures({ answer }: { answer: Investment | null }) {
  const { t, percent, money } = useInvestmentText();
  const shown = (value: number | null | undefined, format: (value: number) => string) =>
    value === null || value === undefined ? NO_AMOUNT : format(value);
  return (
    <Box
      component="dl"
      aria-label={t('figures')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        gap: 5,
        m: 0,
      }}
    >
      <Result name={t('capRate')} amount={shown(answer?.capRate, percent)} />
      <Result name={t('grossYield')} amount={shown(answer?.grossYield, percent)} />
      <Result name={t('cashFlow')} amount={shown(answer && monthCashFlow(answer), money)} />
      <Result name={t('cashOnCash')} amount={shown(answer?.cashOnCash, percent)} />
    </Box>
  );
});

/** The lines of a month in exact dollars, from the rent to the net operating income. */
function monthIncome(answer: Investment): number[] {
  const { grossRent, vacancy, taxes, fees, insurance, management, repairs } = answer;
  const costs = [vacancy, taxes, fees, insurance, management, repairs];
  return [grossRent / 12, ...costs.map((dollars) => -dollars / 12)];
}

/** The cash flow of a month: the sum of the lines as shown. */
function monthCashFlow(answer: Investment): number {
  return sumAsShown([...monthIncome(answer), -answer.mortgage / 12]);
}

const LINES = ['rent', 'vacancy', 'tax', 'fee', 'insurance', 'management', 'repairs'] as const;

/** One month, line by line. Lines without a cost are left out. */
const MonthLines = memo(function Lines({ answer }: { answer: Investment | null }) {
  const { t, money } = useInvestmentText();
  if (!answer) return null;
  const income = monthIncome(answer);
  return (
    <Box>
      <Typography component="h3" variant="h6">
        {t('month')}
      </Typography>
      <CostLines label={t('month')}>
        {LINES.map((name, place) => {
          const dollars = wholeDollars(income[place] ?? 0);
          if (dollars === 0 && name !== 'rent') return null;
          return <CostLine key={name} label={t(`lines.${name}`)} amount={money(dollars)} />;
        })}
        <CostLine label={t('lines.income')} amount={money(sumAsShown(income))} isTotal />
        <CostLine label={t('lines.mortgage')} amount={money(-answer.mortgage / 12)} />
        <CostLine label={t('lines.cashFlow')} amount={money(monthCashFlow(answer))} isTotal />
      </CostLines>
    </Box>
  );
});

const INCOME = ['rent', 'vacancy'] as const;
const COSTS = ['annualTaxes', 'maintenanceFee', 'insurance', 'management', 'repairs'] as const;

interface FieldsProps {
  texts: Record<InvestmentName, string>;
  inputs: InvestmentInputs;
  reading: AmountReading<InvestmentName>;
  onChange: (name: InvestmentName, text: string) => void;
}

function Fields({ texts, inputs, reading, onChange }: FieldsProps) {
  const { t } = useInvestmentText();
  const field = (name: InvestmentName) => (
    <AmountField
      key={name}
      name={name}
      label={t(`fields.${name}`)}
      rule={INVESTMENT_RULES[name]}
      text={texts[name]}
      // An unknown rent is not a mistake of the visitor.
      isWrong={inputs[name] !== null && reading.wrong.has(name)}
      onChange={onChange}
    />
  );
  return (
    <>
      <FieldGroup heading={t('groups.income')}>{INCOME.map(field)}</FieldGroup>
      <FieldGroup heading={t('groups.costs')}>{COSTS.map(field)}</FieldGroup>
    </>
  );
}

interface NotesProps {
  rent: StartRent | null | undefined;
  usual: UsualTerms;
  beds: number | null;
  /** True if the mortgage of the calculator is insured. */
  isInsured: boolean;
}

/** The sources of the assumptions, and the definitions of the figures. */
function Notes({ rent, usual, beds, isInsured }: NotesProps) {
  const { t, money } = useInvestmentText();
  const rooms = beds === 0 ? t('studios') : t('beds', { count: beds ?? 0 });
  const rentNote = () => {
    if (!rent) return t('notes.noRent');
    const { leases: count, place } = rent;
    const words = { rent: money(rent.rent), count };
    return place === null ? t('notes.estimate', words) : t('notes.rent', { ...words, rooms, place });
  };
  const notes = [
    rentNote(),
    t('notes.assumed', { vacancy: usual.vacancy }),
    isInsured && t('notes.insured', { percent: DOWN_PAYMENT_RULES.uninsuredPercent }),
    t('notes.yield'),
    t('notes.income'),
    t('notes.cash'),
    t('notes.advice'),
  ];
  return (
    <Box
      component="ul"
      sx={{ m: 0, mt: 6, pl: 5, typography: 'body2', color: 'text.secondary', maxWidth: '75ch' }}
    >
      {notes.map((note) => note && <li key={note}>{note}</li>)}
    </Box>
  );
}
