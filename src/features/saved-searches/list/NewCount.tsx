import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#domain/format.ts';
import { localeOf } from '#i18n/i18n.ts';

/** '12 new since your last visit', quietly where there is nothing new. */
export function NewCount({ count }: { count: number }) {
  const { t, i18n } = useTranslation('searches');
  if (count === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('list.nothingNew')}
      </Typography>
    );
  }
  return (
    <Box
      component="strong"
      sx={{
        px: 3,
        py: 1,
        borderRadius: 1,
        bgcolor: 'chip.main',
        color: 'chip.contrastText',
        typography: 'body2',
        fontWeight: 600,
      }}
    >
      {t('list.new', { count, shown: formatNumber(count, localeOf(i18n.language)) })}
    </Box>
  );
}
