import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { useMarkText } from '#components/home-marks/useMarkedListings.ts';
import { paths } from '#domain/paths.ts';
import { useMarkedHomes } from '#store/homeMarks.ts';
import { Button } from '#ui/Button.tsx';

/** Says that homes which the visitor hid are left out, with a link to them. */
export function HiddenNote() {
  const { t } = useMarkText();
  if (useMarkedHomes('hidden').length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 4 }}>
      <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
        {t('listNote')}
      </Box>
      <Button size="small" component={Link} to={paths.viewed()}>
        {t('listAction')}
      </Button>
    </Box>
  );
}
