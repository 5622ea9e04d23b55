import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { COMPARED_HOMES } from '#domain/constants.ts';
import type { HomeId } from '#domain/listing/savedHome.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { useSavedText } from '../useSavedText.ts';

/** What is chosen to be compared, at the foot of the window while anything is. */
export function CompareBar({ compared, onClear }: { compared: readonly HomeId[]; onClear: () => void }) {
  const { t } = useSavedText();
  const count = compared.length;
  return (
    <Box
      component="section"
      aria-label={t('bar')}
      sx={{
        position: 'sticky',
        zIndex: 'appBar',
        bottom: 'max(12px, env(safe-area-inset-bottom))',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 4,
        rowGap: 1,
        mt: 6,
        p: 3,
        pl: 5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 2,
      }}
    >
      <Box component="p" role="status" sx={{ m: 0, fontWeight: 600 }}>
        {t('selected', { count, most: COMPARED_HOMES })}
        {count === COMPARED_HOMES && ` · ${t('full')}`}
        {count === 1 && ` · ${t('another')}`}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, ml: 'auto' }}>
        <Button color="inherit" onClick={onClear}>
          {t('clear')}
        </Button>
        {count > 1 && (
          <Button variant="contained" component={Link} to={paths.compare(compared)}>
            {t('compareAction', { count })}
          </Button>
        )}
      </Box>
    </Box>
  );
}
