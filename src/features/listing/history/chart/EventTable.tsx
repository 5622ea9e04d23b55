import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { withMinusSign } from '#domain/format.ts';
import type { PriceEvent } from '#domain/listing/priceChart.ts';
import { useChartText } from './useChartText.ts';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: theme.spacing(1.5, 2),
    borderBottom: `1px solid ${theme.vars?.palette.divider}`,
    textAlign: 'left',
    '&:nth-of-type(n + 3)': { textAlign: 'right' },
  },
}));

interface EventTableProps {
  label: string;
  /** Newest first. */
  events: readonly PriceEvent[];
  textOf: (event: PriceEvent) => { label: string; price: string };
}

/** The events of the chart as a table. */
export function EventTable({ label, events, textOf }: EventTableProps) {
  const { t, date, price } = useChartText();
  const changeOf = ({ change }: PriceEvent) =>
    change === null ? '' : withMinusSign(`${change < 0 ? '-' : '+'}${price(Math.abs(change))}`);
  return (
    // Focusable, so that the arrow keys can scroll it.
    <Box role="group" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('table.date')}</th>
            <th scope="col">{t('table.event')}</th>
            <th scope="col">{t('table.price')}</th>
            <th scope="col">{t('table.change')}</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => {
            const text = textOf(event);
            return (
              <tr key={event.key}>
                <td>{event.date ? date(event.date) : t('table.unknownDate')}</td>
                <td>{text.label}</td>
                <td>{text.price}</td>
                <td>{changeOf(event)}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Box>
  );
}
