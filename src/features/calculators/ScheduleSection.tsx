import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useId, useState } from 'react';
import { type CsvCell, csvText } from '#domain/csv.ts';
import type { Locale } from '#domain/format.ts';
import { type Schedule, type ScheduledYear, scheduleByYear } from '#domain/mortgage/amortization.ts';
import { Button } from '#ui/Button.tsx';
import { downloadText } from '#ui/downloadText.ts';
import { ArrowDownIcon, ChevronDownIcon } from '#ui/icons/pageIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Dimmed } from './page/Dimmed.tsx';
import { useCalculatorText } from './useCalculatorText.ts';

/** The amounts that a line can show. */
type ScheduleAmount = 'interest' | 'principal' | 'prepayment' | 'balance';

interface ScheduleYearProps {
  year: ScheduledYear;
  columns: readonly ScheduleAmount[];
}

/** Returns an amount. If prepayments have no column they are part of the principal. */
function amountIn(
  line: Record<ScheduleAmount, number>,
  column: ScheduleAmount,
  columns: readonly ScheduleAmount[],
) {
  const isWhole = column === 'principal' && !columns.includes('prepayment');
  return isWhole ? line.principal + line.prepayment : line[column];
}

/** A row with a year's sums in dollars, which opens to its payments to the cent. */
function ScheduleYear({ year, columns }: ScheduleYearProps) {
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

interface ScheduleTableProps {
  schedule: Pick<Schedule, 'lines' | 'totalPrepaid'>;
  /** Id of the heading that names the table. */
  labelledBy: string;
}

/** A schedule by year. Each year opens to its payments. */
const ScheduleTable = memo(function ByYear({ schedule, labelledBy }: ScheduleTableProps) {
  const { t } = useCalculatorText();
  // A phone has space for three amounts, so prepayments are part of the principal there.
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const showsSplit = schedule.totalPrepaid > 0 && !isNarrow;
  const columns: ScheduleAmount[] = showsSplit
    ? ['interest', 'principal', 'prepayment', 'balance']
    : ['interest', 'principal', 'balance'];
  return (
    <Box sx={{ overflowX: 'auto' }} role="group" aria-labelledby={labelledBy} tabIndex={0}>
      <Table
        size="small"
        aria-labelledby={labelledBy}
        sx={{
          '& th, & td': { px: { xs: 1, sm: 3 }, borderColor: 'divider', whiteSpace: 'nowrap' },
          '& th:first-of-type': { pl: 0 },
          '& td:last-of-type, & thead th:last-of-type': { pr: 0 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('schedule.year')}</TableCell>
            {columns.map((column) => (
              <TableCell key={column} align="right">
                {t(`schedule.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {scheduleByYear(schedule.lines).map((year) => (
            <ScheduleYear key={year.year} year={year} columns={columns} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
});

/** All payments of the mortgage: by year on the page, single payments when a year is opened and in a file. */
export function ScheduleSection({ schedule, isWrong }: { schedule: Schedule; isWrong: boolean }) {
  const { t, locale, cents } = useCalculatorText();
  const headingId = useId();
  const last = schedule.lines.at(-1);
  const download = () => {
    const text = scheduleCsv(schedule.lines, (column) => t(`schedule.csv.${column}`), locale);
    downloadText(`${t('schedule.file')}.csv`, text, 'text/csv');
  };
  const lastPayment = cents((last?.interest ?? 0) + (last?.principal ?? 0));
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ minWidth: 0 }}>
      <Typography id={headingId} component="h2" variant="h4" sx={{ mb: 4 }}>
        {t('schedule.heading')}
      </Typography>
      <Paper elevation={1} sx={{ p: { xs: 4, sm: 6, lg: 8 } }}>
        <Dimmed isDimmed={isWrong}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 3, mb: 3 }}>
            <Typography color="textSecondary" variant="body2" sx={{ flex: '1 1 260px', maxWidth: '64ch' }}>
              {t(lastPayment === cents(schedule.payment) ? 'schedule.same' : 'schedule.sentence', {
                count: schedule.lines.length,
                payment: cents(schedule.payment),
                last: lastPayment,
              })}
            </Typography>
            <Button
              size="small"
              variant="outlined"
              data-print="hidden"
              startIcon={<ArrowDownIcon aria-hidden />}
              onClick={download}
              sx={{ flex: 'none' }}
            >
              {t('schedule.download')}
            </Button>
          </Box>
          <ScheduleTable schedule={schedule} labelledBy={headingId} />
        </Dimmed>
      </Paper>
    </Box>
  );
}

/** The columns of a schedule, in their order in the file. */
const SCHEDULE_COLUMNS = [
  'number',
  'year',
  'payment',
  'interest',
  'principal',
  'prepayment',
  'balance',
] as const;
type ScheduleColumn = (typeof SCHEDULE_COLUMNS)[number];

/** Returns a schedule as CSV text: amounts to the cent, one line for each payment. */
export function scheduleCsv(
  lines: Schedule['lines'],
  nameOf: (column: ScheduleColumn) => string,
  locale: Locale,
): string {
  const rows = lines.map((line): CsvCell[] => {
    const payment = Math.round((line.interest + line.principal + line.prepayment) * 100) / 100;
    const cells: Record<ScheduleColumn, number> = { ...line, payment };
    return SCHEDULE_COLUMNS.map((column) => cells[column]);
  });
  return csvText([SCHEDULE_COLUMNS.map(nameOf), ...rows], locale);
}
