import Box from '@mui/material/Box';
import { useState } from 'react';
import { usePrinting } from '../../../ui/usePrinting.ts';
import { useTrendsText } from '../useTrendsText.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { FigureTable, type FigureTableProps } from './FigureTable.tsx';

/** A chart's figures as a table behind a line that opens it, and as a file. On paper the table stands open. */
export function FoldedTable<Row>(props: FigureTableProps<Row>) {
  const { t } = useTrendsText();
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrinting();
  const isShown = isOpen || isPrinting;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mt: 3 }}>
      <Box
        component="details"
        open={isShown}
        onToggle={(event) => {
          if (!isPrinting) setOpen(event.currentTarget.open);
        }}
        // Open, it takes the whole width, and the button goes below.
        sx={{ minWidth: 0, '&[open]': { flexBasis: '100%' } }}
      >
        <Box
          component="summary"
          data-print="hidden"
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
          {t('table.show')}
        </Box>
        {/* Its cells cost more than all the rest: the closed table has none. */}
        {isShown && <FigureTable {...props} />}
      </Box>
      <DownloadButton {...props} />
    </Box>
  );
}
