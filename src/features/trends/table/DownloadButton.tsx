import { csvText } from '#domain/csv.ts';
import { folded } from '#domain/listing/slug.ts';
import { Button } from '#ui/Button.tsx';
import { downloadText } from '#ui/downloadText.ts';
import { useTrendsText } from '../useTrendsText.ts';
import type { Column } from './columns.ts';

interface DownloadButtonProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** "toronto-homes-sold.csv": only characters that every file system accepts. */
const fileName = (label: string): string =>
  `${folded(label)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.csv`;

/** Downloads the table as a file for spreadsheets, in the page's language. */
export function DownloadButton<Row>({ label, columns, rows }: DownloadButtonProps<Row>) {
  const { t, locale } = useTrendsText();
  const download = () => {
    const cells = [
      columns.map(({ name }) => name),
      ...rows.map((row) => columns.map(({ cell }) => cell(row))),
    ];
    downloadText(fileName(label), csvText(cells, locale), 'text/csv');
  };
  return (
    <Button
      size="small"
      data-print="hidden"
      aria-label={t('table.downloadOf', { table: label })}
      onClick={download}
      // Aligns its text with the table's edge.
      sx={{ minHeight: 44, mr: -3.5, mb: -2 }}
    >
      {t('table.download')}
    </Button>
  );
}
