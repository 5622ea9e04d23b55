import Box from '@mui/material/Box';
import { Section } from '#components/frames/Section.tsx';
import type { Market } from '#domain/market/market.ts';
import { Sheet } from '../Sheet.tsx';
import { numberColumn, textColumn } from '../table/columns.ts';
import { DownloadButton } from '../table/DownloadButton.tsx';
import { FigureTable } from '../table/FigureTable.tsx';
import { useTrendsText } from '../useTrendsText.ts';

const cityOf = ({ filters }: Market): string => filters.city;

/** The cities' key figures side by side. */
export function ComparedCities({ markets }: { markets: readonly Market[] }) {
  const { t, price, number } = useTrendsText();
  const table = {
    label: t('compared.heading'),
    rows: markets,
    columns: [
      textColumn<Market>(t('table.city'), cityOf, true),
      numberColumn<Market>(t('table.medianPrice'), ({ summary }) => summary.medianPrice, price),
      numberColumn<Market>(t('table.averagePrice'), ({ summary }) => summary.averagePrice, price),
      numberColumn<Market>(t('table.sold'), ({ summary }) => summary.sold, number),
      numberColumn<Market>(t('table.averageDays'), ({ summary }) => summary.averageDays, number),
      numberColumn<Market>(t('table.aboveAskingPercent'), ({ summary }) => summary.aboveAsking, number),
      textColumn<Market>(t('table.note'), ({ summary }) => (summary.fewSales ? t('chart.fewShort') : '')),
    ],
  };
  return (
    <Section heading={table.label}>
      <Sheet>
        <FigureTable {...table} keyOf={cityOf} />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
          <DownloadButton {...table} />
        </Box>
      </Sheet>
    </Section>
  );
}
