import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Disclosure } from '#ui/Disclosure.tsx';
import { useTrendsText } from '../useTrendsText.ts';
import type { Column } from './columns.ts';
import { DownloadButton } from './DownloadButton.tsx';

export interface FigureTableProps<Row> {
  /** The table's subject. It is also the name of the file. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Unique key of a row. */
  keyOf: (row: Row) => string;
}

/** A table of figures. On small screens it scrolls sideways within itself. */
export function FigureTable<Row>({ label, columns, rows, keyOf }: FigureTableProps<Row>) {
  return (
    // Focusable, so that the arrow keys can scroll it.
    <Box
      role="group"
      aria-label={label}
      tabIndex={0}
      sx={{ overflowX: 'auto', '@media print': { overflow: 'visible' } }}
    >
      <Table
        size="small"
        aria-label={label}
        sx={{
          '& th, & td': { px: 2, borderColor: 'divider', whiteSpace: 'nowrap' },
          '& thead th': { whiteSpace: 'normal', minWidth: 96, verticalAlign: 'bottom', lineHeight: 1.3 },
          '& tr > :first-of-type': { pl: 0 },
          // The table cannot scroll on paper.
          '@media print': { '& th, & td': { whiteSpace: 'normal', px: 1 } },
        }}
      >
        <TableHead>
          <TableRow>
            {columns.map(({ name, isText }) => (
              <TableCell key={name} align={isText ? 'left' : 'right'}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)}>
              {columns.map(({ name, isText, isHead, text }) => (
                <TableCell
                  key={name}
                  align={isText ? 'left' : 'right'}
                  {...(isHead && { component: 'th', scope: 'row' })}
                >
                  {text(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** A chart's figures as a table that can be opened, and as a file. On paper the table is open. */
export function FoldedTable<Row>(props: FigureTableProps<Row>) {
  const { t } = useTrendsText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mt: 3 }}>
      {/* When it is open, it takes the whole width, and the button moves below it. */}
      <Disclosure label={t('table.show')} sx={{ minWidth: 0, '&[open]': { flexBasis: '100%' } }}>
        {() => <FigureTable {...props} />}
      </Disclosure>
      <DownloadButton {...props} />
    </Box>
  );
}
