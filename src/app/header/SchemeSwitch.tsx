import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/IconButton.tsx';
import { MoonIcon, SunIcon, SystemIcon } from '#ui/icons/commonIcons.tsx';

const MODES = ['system', 'light', 'dark'] as const;
const ICONS = { system: SystemIcon, light: SunIcon, dark: MoonIcon } as const;

/** Switches between the colour schemes: the device's, light, dark. MUI stores the choice on the device. */
export function SchemeSwitch() {
  const { t } = useTranslation('shell');
  const { mode = 'system', setMode } = useColorScheme();
  const next = MODES[(MODES.indexOf(mode) + 1) % MODES.length] ?? 'system';
  const Icon = ICONS[mode];
  const label = t('scheme.label', { scheme: t(`scheme.${mode}`) });
  return (
    <IconButton onClick={() => setMode(next)} aria-label={label} title={label}>
      <Icon fontSize="small" />
    </IconButton>
  );
}
