import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { paths } from '../../domain/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { queryNumber } from './address/fieldQuery.ts';
import { type CostValues, carriedDollars } from './inputs/costInputs.ts';
import { useCostText } from './useCostText.ts';

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

/** A query of what is known. */
const query = (fields: Record<string, string | number | null>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      value === null ? [] : [[name, String(typeof value === 'number' ? queryNumber(value) : value)]],
    ),
  );

/** From a listing to the calculators' own pages, with the figures that stand here. */
export function MoreCalculators({ values, state, city, annualTaxes, maintenanceFee }: MoreCalculatorsProps) {
  const { t } = useCostText();
  const { price, downPayment, ratePercent, amortizationYears, frequency, compounding } = values;
  const shared = { price, downDollars: carriedDollars(downPayment), years: amortizationYears, annualTaxes };
  const mortgage = { ...shared, rate: ratePercent, frequency, compounding, maintenanceFee };
  const links = [
    { to: paths.mortgagePayment(query(mortgage)), text: t('more.payment') },
    { to: paths.closingCosts(query({ ...shared, province: state, city })), text: t('more.closing') },
    {
      to: paths.affordability(query({ propertyTax: annualTaxes, condoFee: maintenanceFee })),
      text: t('more.affordability'),
    },
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
