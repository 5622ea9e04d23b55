import Typography from '@mui/material/Typography';
import type { Affordability, AffordabilityTerms } from '#domain/mortgage/affordability.ts';
import { QUALIFICATION } from '#domain/mortgage/qualification.ts';
import { sumAsShown, wholeDollars } from '#domain/mortgage/wholeDollars.ts';
import { CostLine, CostLines } from '../CostLines.tsx';
import { useCalculatorText } from '../useCalculatorText.ts';

interface AffordabilityLinesProps {
  result: Affordability;
  values: AffordabilityTerms;
}

/** What a ratio allows, and what is left of it for the mortgage. */
function Ratio({ ratio, result }: { ratio: 'gds' | 'tds'; result: Affordability }) {
  const { t, money, rate } = useCalculatorText();
  const { room } = result;
  const less = (dollars: number) => money(-dollars);
  const isTotal = ratio === 'tds';
  const { propertyTax, heat, condoFee, debts, cards } = room;
  const charges = [propertyTax, heat, condoFee, ...(isTotal ? [debts, cards] : [])];
  const left = sumAsShown([room[ratio].allowed, ...charges.map((dollars) => -dollars)]);
  return (
    <CostLines label={t(`affordability.${ratio}.heading`)}>
      <CostLine
        label={t(`affordability.${ratio}.allowed`, { percent: rate(QUALIFICATION[`${ratio}Percent`]) })}
        amount={money(room[ratio].allowed)}
      />
      {propertyTax > 0 && (
        <CostLine label={t('affordability.lines.propertyTax')} amount={less(propertyTax)} />
      )}
      {heat > 0 && <CostLine label={t('affordability.lines.heat')} amount={less(heat)} />}
      {condoFee > 0 && <CostLine label={t('affordability.lines.condoFee')} amount={less(condoFee)} />}
      {isTotal && debts > 0 && <CostLine label={t('affordability.lines.debts')} amount={less(debts)} />}
      {isTotal && cards > 0 && (
        <CostLine
          label={t('affordability.lines.cards', { percent: QUALIFICATION.cardPercent })}
          amount={less(cards)}
        />
      )}
      <CostLine label={t('affordability.lines.left')} amount={money(left)} isTotal />
    </CostLines>
  );
}

/** From the payment to the price. */
function Mortgage({ result, values }: AffordabilityLinesProps) {
  const { t, cost, money, rate } = useCalculatorText();
  const { insurance, price } = result;
  const down = wholeDollars(values.downPayment);
  const borrowed = insurance ? wholeDollars(result.borrowed) : price - down;
  return (
    <CostLines label={t('affordability.price.heading')}>
      <CostLine
        label={t('affordability.price.tested', { rate: rate(result.qualifyingRatePercent) })}
        amount={money(result.testedPayment)}
        note={t('affordability.price.testedNote', {
          points: QUALIFICATION.pointsAboveRate,
          least: rate(QUALIFICATION.leastRatePercent),
        })}
      />
      <CostLine label={t('affordability.price.borrowed')} amount={money(borrowed)} />
      {insurance && (
        <CostLine
          label={t('affordability.price.premium', { percent: rate(insurance.percent) })}
          amount={money(price - borrowed - down)}
        />
      )}
      <CostLine
        label={cost('fields.down')}
        amount={money(down)}
        note={t('affordability.price.minimum', { minimum: money(result.minimumDownPayment) })}
      />
      <CostLine label={t('affordability.price.total')} amount={money(price)} isTotal />
    </CostLines>
  );
}

/** The result line by line: what the ratios leave, and what that pays for. */
export function AffordabilityLines({ result, values }: AffordabilityLinesProps) {
  const { t } = useCalculatorText();
  const heading = (text: string, isFirst = false) => (
    <Typography component="h3" variant="h6" sx={{ mt: isFirst ? 0 : 6 }}>
      {text}
    </Typography>
  );
  return (
    <>
      {heading(t('affordability.gds.heading'), true)}
      <Ratio ratio="gds" result={result} />
      {heading(t('affordability.tds.heading'))}
      <Ratio ratio="tds" result={result} />
      {heading(t('affordability.price.heading'))}
      <Mortgage result={result} values={values} />
    </>
  );
}
