import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { CALCULATORS, type CalculatorName } from '#components/heads/calculatorHead.ts';
import { affordability } from '#domain/mortgage/affordability.ts';
import { closingCosts } from '#domain/mortgage/closingCosts.ts';
import { payBack } from '#domain/mortgage/payBack.ts';
import { ArrowForwardIcon } from '#ui/icons/pageIcons.tsx';
import { affordabilityAddress, readAffordability } from './affordability/affordabilityInputs.ts';
import { closingAddress, readClosing } from './closing/closingInputs.ts';
import { useCalculatorHead } from './page/useCalculatorHead.ts';
import { paymentAddress, readPayment } from './payment/paymentInputs.ts';
import { useCalculatorText } from './useCalculatorText.ts';

/** The card's rows are a subgrid of the list, so that the numbers are aligned with texts of any length. */
const Card = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  padding: theme.spacing(7),
  borderRadius: theme.shape.borderRadius,
  boxShadow: theme.shadows[1],
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  textDecoration: 'none',
  transition: 'box-shadow 150ms ease-out',
  '&:hover': { boxShadow: theme.shadows[2] },
  '& .way': { color: theme.vars?.palette.primary.dark },
}));

/** Returns each calculator's result for its default figures, and a text with those figures. */
function useExamples(): Record<CalculatorName, { answer: string; from: string }> {
  const { t, cost, money, rate, locale } = useCalculatorText();
  const emptyQuery = new URLSearchParams();
  const payment = readPayment(paymentAddress.parse(emptyQuery, locale)).values;
  const household = readAffordability(affordabilityAddress.parse(emptyQuery, locale)).values;
  const purchase = readClosing(closingAddress.parse(emptyQuery, locale)).values;
  if (!payment || !household || !purchase)
    throw new Error('A calculator starts with a figure that it refuses.');
  const { mortgage } = payment;
  return {
    payment: {
      answer: money(payBack(mortgage, '').payment),
      from: t('overview.examples.payment', {
        price: money(mortgage.price),
        percent: rate((mortgage.downPayment / mortgage.price) * 100),
        rate: rate(mortgage.ratePercent),
        years: cost('years', { count: mortgage.amortizationYears }),
      }),
    },
    affordability: {
      answer: money(affordability(household).price),
      from: t('overview.examples.affordability', {
        income: money(household.yearlyIncome),
        cash: money(household.downPayment),
      }),
    },
    closing: {
      answer: money(closingCosts(purchase).total),
      from: t('overview.examples.closing', { price: money(purchase.price) }),
    },
  };
}

/** The list of calculators, each with an example result. */
export function CalculatorChoice() {
  const { t } = useCalculatorText();
  useCalculatorHead('overview');
  const examples = useExamples();
  return (
    <Box sx={{ px: 'var(--edges)', py: { xs: 10, md: 16 } }}>
      <Box component="h1" sx={{ typography: { xs: 'h2', lg: 'h1' }, m: 0, textWrap: 'balance' }}>
        {t('overview.title')}
      </Box>
      <Box
        component="p"
        sx={{ mt: 4, mb: 10, maxWidth: '60ch', fontSize: '1.125rem', color: 'text.secondary' }}
      >
        {t('overview.lead')}
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {CALCULATORS.map(({ name, path }) => (
          <Box
            component="li"
            key={name}
            sx={{ display: 'grid', gridRow: 'span 5', gridTemplateRows: 'subgrid', rowGap: 0 }}
          >
            <Card to={path()}>
              <Box component="h2" sx={{ typography: 'h4', m: 0 }}>
                {t(`${name}.name`)}
              </Box>
              <Box component="p" sx={{ m: 0, mt: 3, color: 'text.secondary' }}>
                {t(`overview.${name}`)}
              </Box>
              <Box component="p" sx={{ m: 0, mt: 8, typography: 'h2' }}>
                {examples[name].answer}
              </Box>
              <Box component="p" sx={{ m: 0, mt: 1, typography: 'body2', color: 'text.secondary' }}>
                {examples[name].from}
              </Box>
              <Box
                className="way"
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  alignSelf: 'end',
                  gap: 2,
                  mt: 6,
                  fontWeight: 600,
                }}
              >
                {t('overview.open')}
                <ArrowForwardIcon aria-hidden sx={{ fontSize: '1.25rem' }} />
              </Box>
            </Card>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
