import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { provinceCode } from '#domain/geo/provinces.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { figuresQuery } from './address/handedOn.ts';
import { type CostValues, mortgageFigures } from './inputs/costInputs.ts';
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

/** From a listing to the calculators' own pages, with the figures that stand here. */
export function MoreCalculators({ values, state, city, annualTaxes, maintenanceFee }: MoreCalculatorsProps) {
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
