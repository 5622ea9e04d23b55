import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { DialogLayout } from '#components/layouts/DialogLayout.tsx';
import { useShortcutsOn } from './useShortcuts.ts';

const SHORTCUTS = [
  ['↑ ↓', 'arrows'],
  ['Enter', 'enter'],
  ['/', 'search'],
  ['i', 'inbox'],
  ['n', 'note'],
  ['a', 'answer'],
  ['?', 'help'],
] as const;

const SINGLE_KEYS = 2;

/** Lists the keys of the desk, and turns the single letters off and on. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('desk');
  const [isOn, set] = useShortcutsOn();
  return (
    <DialogLayout title={t('shortcuts.title')} open={open} onClose={onClose} closeLabel={t('close')}>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 5, rowGap: 3, mt: 0 }}
      >
        {SHORTCUTS.map(([key, name], place) => (
          <Box key={name} sx={{ display: 'contents', opacity: isOn || place < SINGLE_KEYS ? 1 : 0.6 }}>
            <dt>
              <Box
                component="kbd"
                sx={{
                  px: 2,
                  border: '1px solid',
                  borderColor: 'control',
                  borderRadius: 0.5,
                  fontFamily: 'inherit',
                }}
              >
                {key}
              </Box>
            </dt>
            <Box component="dd" sx={{ m: 0 }}>
              {t(`shortcuts.${name}`)}
            </Box>
          </Box>
        ))}
      </Box>
      <Box component="label" sx={{ display: 'flex', gap: 2, alignItems: 'center', minHeight: 44 }}>
        <input type="checkbox" checked={isOn} onChange={({ target }) => set(target.checked)} />
        {t('shortcuts.single')}
      </Box>
    </DialogLayout>
  );
}
