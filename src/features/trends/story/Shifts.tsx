import { Section } from '#components/frames/Section.tsx';
import { FEW_SALES, type Market, type MarketPeriod, type MarketShift } from '#domain/market/market.ts';
import { useTrendsText } from '../useTrendsText.ts';
import { Facts } from './Facts.tsx';
import { Sentences } from './Sentences.tsx';

const VERDICTS = { up: 'more', down: 'less', unclear: 'unclear' } as const;

function useShiftText() {
  const { t, price, number, days, percent, change } = useTrendsText();
  const shown = ({ kind }: MarketShift) => {
    if (kind === 'price') return price;
    return kind === 'aboveAsking' ? percent : number;
  };
  return (shift: MarketShift & { verdict: keyof typeof VERDICTS }): string => {
    const format = shown(shift);
    return t(`shifts.${shift.kind}.${shift.verdict}`, {
      from: format(shift.from),
      // Only the first number has its unit: "3 days instead of 4".
      to: shift.kind === 'days' ? days(shift.to) : format(shift.to),
      // "rose by 4.7%": the sentence says which way.
      change: change(Math.abs(shift.change)).replace('+', ''),
    });
  };
}

interface ShiftsProps {
  market: Market;
  heading: string;
  kinds: readonly MarketShift['kind'][];
}

const isBorne = (shift: MarketShift): shift is MarketShift & { verdict: keyof typeof VERDICTS } =>
  shift.verdict !== 'tooFew';

/** What changed between two periods of full months, in the words that the numbers bear. */
export function Shifts({ market, heading, kinds }: ShiftsProps) {
  const { t, month } = useTrendsText();
  const textOf = useShiftText();
  const shifts = market.shifts.filter(({ kind }) => kinds.includes(kind));
  const [first] = shifts;
  const borne = shifts.filter(isBorne);
  const nameOf = (period: MarketPeriod) =>
    t('period', { first: month(period.first), last: month(period.last) });
  return (
    <Section heading={heading}>
      <Sentences
        sentences={[
          first === undefined && t('shifts.none'),
          first !== undefined &&
            borne.length > 0 &&
            t('shifts.periods', { before: nameOf(first.before), after: nameOf(first.after) }),
          first !== undefined && borne.length === 0 && t('shifts.tooFew', { count: FEW_SALES }),
        ]}
      />
      <Facts
        facts={borne.map((shift) => ({
          key: shift.kind,
          mark: shift.verdict,
          label: t(`shifts.${VERDICTS[shift.verdict]}`),
          text: textOf(shift),
        }))}
      />
    </Section>
  );
}
