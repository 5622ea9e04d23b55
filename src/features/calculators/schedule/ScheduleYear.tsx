import ButtonBase from '@mui/material/ButtonBase';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useId, useState } from 'react';
import type { ScheduledYear } from '#domain/mortgage/amortization.ts';
import { ChevronDownIcon } from '#ui/icons/pageIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useCalculatorText } from '../useCalculatorText.ts';

/** The amounts that a line may show. */
export type ScheduleAmount = 'interest' | 'principal' | 'prepayment' | 'balance';

interface ScheduleYearProps {
  year: ScheduledYear;
  columns: readonly ScheduleAmount[];
}

/** Without a column of their own, prepayments are principal. */
function amountIn(
  line: Record<ScheduleAmount, number>,
  column: ScheduleAmount,
  columns: readonly ScheduleAmount[],
) {
  const isWhole = column === 'principal' && !columns.includes('prepayment');
  return isWhole ? line.principal + line.prepayment : line[column];
}

/** A year's sums in whole dollars, and on request its payments to the cent. */
export function ScheduleYear({ year, columns }: ScheduleYearProps) {
  const { t, money, cents } = useCalculatorText();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <TableRow>
        <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
          <ButtonBase
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
            sx={{ minHeight: 44, minWidth: 44, gap: 1, justifyContent: 'flex-start', font: 'inherit' }}
          >
            <ChevronDownIcon
              aria-hidden
              data-print="hidden"
              sx={{ fontSize: '1.25rem', transform: isOpen ? 'rotate(180deg)' : 'none' }}
            />
            <VisuallyHidden>{t('schedule.payments')}</VisuallyHidden>
            {year.year}
          </ButtonBase>
        </TableCell>
        {columns.map((column) => (
          <TableCell key={column} align="right" sx={{ fontWeight: 600 }}>
            {money(amountIn(year, column, columns))}
          </TableCell>
        ))}
      </TableRow>
      {isOpen &&
        year.lines.map((line, index) => (
          <TableRow key={line.number} id={index === 0 ? id : undefined}>
            <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
              {t('schedule.number', { number: line.number })}
            </TableCell>
            {columns.map((column) => (
              <TableCell key={column} align="right" sx={{ color: 'text.secondary' }}>
                {cents(amountIn(line, column, columns))}
              </TableCell>
            ))}
          </TableRow>
        ))}
    </>
  );
}
