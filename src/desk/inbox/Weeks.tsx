import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireDeskItems } from '#api/desk/contract.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { formatDay } from '../ui/format.ts';

const HEIGHT = 32;

/** Requests of each of the last weeks: a column with its number. */
export function Weeks({ weeks }: { weeks: WireDeskItems['weeks'] }) {
  const { t, i18n } = useTranslation('desk');
  const id = useId();
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  return (
    <Box>
      <Box id={id} sx={{ typography: 'body2', color: 'text.secondary', mb: 1 }}>
        {t('weeks.title')}
      </Box>
      <Box
        component="ol"
        aria-labelledby={id}
        sx={{ display: 'flex', alignItems: 'end', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
      >
        {weeks.map(({ week, count }, place) => (
          <Box
            component="li"
            key={week}
            title={t('weeks.week', { day: formatDay(week, i18n.language), count })}
            sx={{ minWidth: 24, textAlign: 'center', fontSize: '0.8125rem', lineHeight: 1.3 }}
          >
            <VisuallyHidden>{t('weeks.week', { day: formatDay(week, i18n.language), count })}</VisuallyHidden>
            <span aria-hidden>{count}</span>
            <Box
              aria-hidden
              sx={{
                height: Math.max(2, Math.round((count / most) * HEIGHT)),
                borderRadius: '3px 3px 0 0',
                bgcolor: place === weeks.length - 1 ? 'primary.main' : 'control',
              }}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
