import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { memo, useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { Section } from '#components/frames/Section.tsx';
import { provinceCode } from '#domain/geo/provinces.ts';
import { cashToClose } from '#domain/mortgage/cashToClose.ts';
import { type PayBack, payBack } from '#domain/mortgage/payBack.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { figuresQuery } from './address/handedOn.ts';
import { BalanceSection } from './balance/BalanceSection.tsx';
import { CashToClose } from './closing/CashToClose.tsx';
import { CostFields } from './inputs/CostFields.tsx';
import {
  type CostInputs,
  type CostReading,
  type CostValues,
  firstInputs,
  mortgageFigures,
  readInputs,
} from './inputs/costInputs.ts';
import { PaymentParts, PaymentResult } from './payment/PaymentResult.tsx';
import { useCostText } from './useCostText.ts';
import { useLast } from './useLast.ts';

interface MoreCalculatorsProps {
  /** What the fields last said. */
  values: CostValues;
  /** A province by name or code. */
  state: string;
  city: string;
  /** Dollars a year and a month; null where the feed has none. */
  annualTaxes: number | null;
  maintenanceFee: number | null;
}

/** From a listing to the calculators' own pages, with the figures that stand here. */
function MoreCalculators({ values, state, city, annualTaxes, maintenanceFee }: MoreCalculatorsProps) {
  const { t } = useCostText();
  const carried = figuresQuery({
    ...mortgageFigures(values),
    annualTaxes,
    maintenanceFee,
    province: provinceCode(state) ?? null,
    city: city || null,
    firstTime: values.isFirstTimeBuyer,
    newlyBuilt: values.isNewlyBuilt,
  });
  const links = [
    { to: paths.mortgagePayment(carried), text: t('more.payment') },
    { to: paths.closingCosts(carried), text: t('more.closing') },
    { to: paths.affordability(carried), text: t('more.affordability') },
  ];
  return (
    <Box component="nav" aria-label={t('more.label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {links.map(({ to, text }) => (
        <Button key={to} component={Link} to={to} variant="outlined" size="small">
          {text}
        </Button>
      ))}
    </Box>
  );
}

interface HomeCostsProps {
  /** Whole dollars; null where unknown. */
  price: number | null;
  /** A province by name or code. */
  state: string;
  city: string;
  /** Dollars a year and a month; null where the feed has none. */
  annualTaxes: number | null;
  maintenanceFee: number | null;
  /** The sections stand in the page. */
  onShown?: () => void;
}

interface KnownCostsProps extends HomeCostsProps {
  price: number;
}

function KnownCosts({ price, state, city, annualTaxes, maintenanceFee, onShown }: KnownCostsProps) {
  const arrive = useEffectEvent(() => onShown?.());
  useEffect(() => arrive(), []);
  const { locale } = useCostText();
  const [inputs, setInputs] = useState<CostInputs>(() => firstInputs(price, locale));
  const change = useCallback(
    (changes: Partial<CostInputs>) => setInputs((current) => ({ ...current, ...changes })),
    [],
  );
  const reading = useMemo(() => readInputs(inputs), [inputs]);
  // The fields answer at once; amounts and chart follow when the browser has time.
  const current = useDeferredValue(reading.values);
  const values = useLast(current);
  const isWrong = reading.values === null || current === null;
  const result = useMemo(() => values && payBack(values, state), [values, state]);
  const cash = useMemo(
    () => values && cashToClose({ ...values, state, city, annualTaxes }),
    [values, state, city, annualTaxes],
  );
  return (
    <>
      <MortgageCalculator
        inputs={inputs}
        reading={reading}
        onChange={change}
        result={result}
        isWrong={isWrong}
        annualTaxes={annualTaxes}
        maintenanceFee={maintenanceFee}
      />
      <CashToClose
        isFirstTimeBuyer={inputs.isFirstTimeBuyer}
        isNewlyBuilt={inputs.isNewlyBuilt}
        onChange={change}
        cash={cash}
        isWrong={isWrong}
        state={state}
        city={city}
      />
      {values && (
        <MoreCalculators
          values={values}
          state={state}
          city={city}
          annualTaxes={annualTaxes}
          maintenanceFee={maintenanceFee}
        />
      )}
    </>
  );
}

/** What a home for sale costs: the mortgage calculator and the cash to close, which share the down payment. */
export function HomeCosts({ price, ...home }: HomeCostsProps) {
  if (price === null || price <= 0) return null;
  return <KnownCosts price={price} {...home} />;
}

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
function MortgageCalculator(props: MortgageCalculatorProps) {
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
