import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo } from 'react';
import { type Schedule, scheduleByYear } from '#domain/mortgage/amortization.ts';
import { useCalculatorText } from '../useCalculatorText.ts';
import { type ScheduleAmount, ScheduleYear } from './ScheduleYear.tsx';

interface ScheduleTableProps {
  schedule: Pick<Schedule, 'lines' | 'totalPrepaid'>;
  /** Of the heading that names the table. */
  labelledBy: string;
}

/** A schedule by year; each year opens to its payments. */
export const ScheduleTable = memo(function ByYear({ schedule, labelledBy }: ScheduleTableProps) {
  const { t } = useCalculatorText();
  // A phone has room for three amounts: there the principal holds what was prepaid.
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const isApart = schedule.totalPrepaid > 0 && !isNarrow;
  const columns: ScheduleAmount[] = isApart
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
