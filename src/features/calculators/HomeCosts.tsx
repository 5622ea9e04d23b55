import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { memo, useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react';
import { Link } from 'react-router';
import { Section } from '#components/layouts/Section.tsx';
import { provinceCode } from '#domain/geo/provinces.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import { cashToClose } from '#domain/mortgage/cashToClose.ts';
import { type PayBack, payBack } from '#domain/mortgage/payBack.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { type ListingInputs, listingAddress } from './address/listingAddress.ts';
import { figuresQuery } from './address/sharedQuery.ts';
import { useFields } from './address/useFields.ts';
import { BalanceSection } from './balance/BalanceSection.tsx';
import { CashToClose } from './closing/CashToClose.tsx';
import { CostFields } from './inputs/CostFields.tsx';
import {
  type CostInputs,
  type CostReading,
  type CostValues,
  mortgageFigures,
  readInputs,
} from './inputs/costInputs.ts';
import { InvestmentSection } from './investment/InvestmentSection.tsx';
import { PaymentParts, PaymentResult } from './payment/PaymentResult.tsx';
import { useCostText } from './useCostText.ts';
import { useLast } from './useLast.ts';

interface MoreCalculatorsProps {
  /** The last valid values of the fields. */
  values: CostValues;
  /** Name or code of a province. */
  state: string;
  city: string;
  /** Dollars per year and per month; null if the feed has none. */
  annualTaxes: number | null;
  maintenanceFee: number | null;
}

/** Links from a listing to the calculators' own pages, with the figures of its fields. */
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
  /** In dollars; null if unknown. */
  price: number | null;
  /** Name or code of a province. */
  state: string;
  city: string;
  /** Dollars per year and per month; null if the feed has none. */
  annualTaxes: number | null;
  maintenanceFee: number | null;
  /** The listing, place and size by which the rent is found; without it there are no figures for investors. */
  renting?: ListingId & { neighborhood: string; beds: number | null };
  /** Called when the sections are mounted. */
  onShown?: () => void;
}

interface KnownCostsProps extends HomeCostsProps {
  price: number;
}

function KnownCosts(props: KnownCostsProps) {
  const { price, state, city, annualTaxes, maintenanceFee, renting, onShown } = props;
  const arrive = useEffectEvent(() => onShown?.());
  useEffect(() => arrive(), []);
  const { locale } = useCostText();
  const address = useMemo(() => listingAddress(price), [price]);
  const { inputs, change } = useFields<ListingInputs>(address, locale);
  const reading = useMemo(() => readInputs(inputs), [inputs]);
  // The fields react at once; amounts and chart follow when the browser has time.
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
      {renting && result && cash && (
        <InvestmentSection
          inputs={inputs}
          onChange={change}
          result={result}
          isWrong={isWrong}
          cashInvested={cash.total}
          annualTaxes={annualTaxes}
          maintenanceFee={maintenanceFee}
          home={{ city, state, ...renting }}
        />
      )}
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

/** The costs of a home for sale: the mortgage calculator and the cash to close, which share the down payment. */
export function HomeCosts({ price, ...home }: HomeCostsProps) {
  if (price === null || price <= 0) return null;
  return <KnownCosts price={price} {...home} />;
}

/** Memoized: results are rendered after the reaction to typing. */
const Result = memo(PaymentResult);
const Parts = memo(PaymentParts);
const Balance = memo(BalanceSection);

interface MortgageCalculatorProps {
  inputs: CostInputs;
  reading: CostReading;
  onChange: (changes: Partial<CostInputs>) => void;
  /** The result for the last valid values. */
  result: PayBack | null;
  /** A field is wrong, so the result does not belong to the fields. */
  isWrong: boolean;
  annualTaxes: number | null;
  maintenanceFee: number | null;
}

/** The listing page's mortgage payment calculator: the payment, the fields, its parts, and the balance. */
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
