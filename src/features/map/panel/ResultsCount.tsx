import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#domain/format.ts';
import { localeOf } from '#i18n/i18n.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPins, selectPinsStatus } from '#store/pinsSlice.ts';
import { selectSearch } from '#store/searchParamsSlice.ts';

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.h5,
  margin: 0,
  minWidth: 0,
  transition: theme.transitions.create('color', { duration: 150 }),
  '&[data-busy]': { color: theme.vars?.palette.text.secondary },
}));

/** '1,234 homes in view', or no number if the count failed or the search's commute has no travel times. The map announces the count to screen readers. */
export function ResultsCount() {
  const { t, i18n } = useTranslation('map');
  const { count } = useAppSelector(selectPins);
  const status = useAppSelector(selectPinsStatus);
  const hasCommute = useAppSelector((state) => selectSearch(state).commutes.length > 0);
  const text = () => {
    if (status === 'refused' && hasCommute) return t('results.noCommute');
    if (status === 'failed' || status === 'refused') return t('results.label');
    if (status !== 'loaded' && count === 0) return t('controls.searching');
    return t('results.count', { count, shown: formatNumber(count, localeOf(i18n.language)) });
  };
  return <Heading data-busy={status === 'loading' || undefined}>{text()}</Heading>;
}
