import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import type { Autosave } from '../autosave/autosave.ts';
import { useAutosaveState } from '../autosave/useAutosave.ts';
import { useMemberTexts } from '../review/useMemberTexts.ts';

/** Shown for answers that were changed here and on another device. The customer chooses one of the two. */
export function ConflictNotice({ autosave }: { autosave: Autosave }) {
  const { t } = useTranslation('application');
  const { conflicts } = useAutosaveState(autosave);
  const { labelOf, textOf } = useMemberTexts();
  if (conflicts.length === 0) return null;
  return (
    <Box role="alert" sx={{ display: 'grid', gap: 5, p: 5, mb: 8, borderRadius: 1, bgcolor: 'chip.main' }}>
      <div>
        <Typography component="h2" variant="h5">
          {t('conflict.title')}
        </Typography>
        <Typography sx={{ mt: 1 }}>{t('conflict.text')}</Typography>
      </div>
      {conflicts.map(({ path, mine, stored }) => (
        <Box key={path} role="group" aria-label={labelOf(path)} sx={{ display: 'grid', gap: 2 }}>
          <Typography sx={{ fontWeight: 600 }}>{labelOf(path)}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            {(['mine', 'stored'] as const).map((side) => (
              <Button
                key={side}
                variant="outlined"
                onClick={() => autosave.resolveConflict(path, side)}
                sx={{ bgcolor: 'background.paper', overflowWrap: 'anywhere' }}
              >
                {t(`conflict.${side}`, { value: textOf(path, side === 'mine' ? mine : stored) })}
              </Button>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
