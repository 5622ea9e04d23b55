import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { NO_AMOUNT, useCostText } from '../useCostText.ts';

interface BalanceTableProps {
  /** Dollars owed after 0, 1, 2 ... years. */
  balances: readonly number[];
  isWrong: boolean;
}

/** The chart's figures year by year, behind a line that opens them. */
export function BalanceTable({ balances, isWrong }: BalanceTableProps) {
  const { t, money } = useCostText();
  const [isOpen, setOpen] = useState(false);
  const amount = (dollars: number) => (isWrong ? NO_AMOUNT : money(dollars));
  const loan = balances[0] ?? 0;
  const rows = balances.map((balance, year) => ({ year, balance })).slice(1);
  return (
    <Box component="details" sx={{ mt: 1 }} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Box
        component="summary"
        sx={{
          display: 'list-item',
          width: 'fit-content',
          pr: 4,
          cursor: 'pointer',
          typography: 'body2',
          // As high as a thumb needs; the type's own line height is lower.
          '&&': { lineHeight: '44px' },
          fontWeight: 600,
          color: 'primary.dark',
        }}
      >
        {t('balance.asTable')}
      </Box>
      {/* Its cells cost more than all the rest: the closed table has none. */}
      {isOpen && (
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
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ year, balance }) => (
              <TableRow key={year}>
                <TableCell component="th" scope="row">
                  {year}
                </TableCell>
                <TableCell align="right">{amount(balance)}</TableCell>
                <TableCell align="right">{amount(loan - balance)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Box>
  );
}
