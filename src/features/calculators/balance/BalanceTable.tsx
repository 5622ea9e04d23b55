import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { FoldedPart } from '#ui/FoldedPart.tsx';
import { NO_AMOUNT, useCostText } from '../useCostText.ts';
import type { ComparedBalances } from './comparedBalances.ts';

interface BalanceTableProps {
  /** Dollars owed after 0, 1, 2 ... years. */
  balances: readonly number[];
  isWrong: boolean;
  /** Another way to pay the same loan back, in a column of its own. */
  compared?: ComparedBalances | null;
}

/** The chart's figures year by year, behind a line that opens them; on paper they stand open. */
export function BalanceTable({ balances, isWrong, compared = null }: BalanceTableProps) {
  const { t, money } = useCostText();
  const amount = (dollars: number) => (isWrong ? NO_AMOUNT : money(dollars));
  const loan = balances[0] ?? 0;
  const length = Math.max(balances.length, compared?.balances.length ?? 0);
  // After its end a loan owes nothing.
  const owedAfter = (year: number, of: readonly number[]) => amount(of[year] ?? 0);
  const years = Array.from({ length: length - 1 }, (_, index) => index + 1);
  return (
    <FoldedPart label={t('balance.asTable')} sx={{ mt: 1 }}>
      {() => (
        <Table
          size="small"
          aria-label={t('balance.heading')}
          sx={{ '& th, & td': { px: 0, borderColor: 'divider' } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{t('balance.year')}</TableCell>
              <TableCell align="right">{t('balance.owed')}</TableCell>
              <TableCell align="right">{t('balance.paidBack')}</TableCell>
              {compared && <TableCell align="right">{compared.label}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {years.map((year) => (
              <TableRow key={year}>
                <TableCell component="th" scope="row">
                  {year}
                </TableCell>
                <TableCell align="right">{owedAfter(year, balances)}</TableCell>
                <TableCell align="right">{amount(loan - (balances[year] ?? 0))}</TableCell>
                {compared && <TableCell align="right">{owedAfter(year, compared.balances)}</TableCell>}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </FoldedPart>
  );
}
