import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { pageRange } from '#components/results/pageCount.ts';
import { RESULTS_PER_PAGE } from '#domain/constants.ts';
import { formatNumber } from '#domain/format.ts';
import { localeOf } from '#i18n/i18n.ts';

interface RangeTextProps {
  page: number;
  /** Results of the whole search; undefined while they load, and where they can't be. */
  count: number | undefined;
}

/** '9–16 of 1,234 homes': which of the results are shown; read out when it changes. */
export function RangeText({ page, count }: RangeTextProps) {
  const { t, i18n } = useTranslation('list');
  const locale = localeOf(i18n.language);
  const text = () => {
    if (count === undefined || count === 0) return '';
    const { first, last } = pageRange(page, RESULTS_PER_PAGE, count);
    return t('range', {
      count,
      first: formatNumber(first, locale),
      last: formatNumber(last, locale),
      total: formatNumber(count, locale),
    });
  };
  return (
    <Box
      component="p"
      role="status"
      sx={{
        m: 0,
        // Room for the text to come: what stands beside or below it would move.
        minWidth: count === undefined ? '9em' : 0,
        minHeight: '1.5em',
        color: 'text.secondary',
      }}
    >
      {text()}
    </Box>
  );
}
