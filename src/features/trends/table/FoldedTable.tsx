import Box from '@mui/material/Box';
import { FoldedPart } from '#ui/FoldedPart.tsx';
import { useTrendsText } from '../useTrendsText.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { FigureTable, type FigureTableProps } from './FigureTable.tsx';

/** A chart's figures as a table behind a line that opens it, and as a file. On paper the table stands open. */
export function FoldedTable<Row>(props: FigureTableProps<Row>) {
  const { t } = useTrendsText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mt: 3 }}>
      {/* Open, it takes the whole width, and the button goes below. */}
      <FoldedPart label={t('table.show')} sx={{ minWidth: 0, '&[open]': { flexBasis: '100%' } }}>
        {() => <FigureTable {...props} />}
      </FoldedPart>
      <DownloadButton {...props} />
    </Box>
  );
}
