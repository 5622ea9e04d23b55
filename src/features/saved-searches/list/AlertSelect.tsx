import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireSavedSearch } from '#api/customer/contract.ts';
import { useChangeSearchMutation } from '#api/customer/searchCalls.ts';
import { ChevronDownIcon } from '#ui/icons/pageIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ALERTS } from '../alerts.ts';

/** When mails tell of one search's new homes; chosen at once, and taken back where it cannot be kept. */
export function AlertSelect({ saved: { id, name, alert } }: { saved: WireSavedSearch }) {
  const { t } = useTranslation('searches');
  const field = useId();
  const [change, { isError }] = useChangeSearchMutation();
  return (
    <Box sx={{ flex: '1 1 240px', maxWidth: 320, minWidth: 0 }}>
      <Box
        component="label"
        htmlFor={field}
        sx={{ display: 'block', typography: 'body2', fontWeight: 600, mb: 1.5 }}
      >
        {t('alerts.label')}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </Box>
      <NativeSelect
        fullWidth
        value={alert}
        IconComponent={ChevronDownIcon}
        input={<OutlinedInput size="small" sx={{ minHeight: 44, borderRadius: 1 }} />}
        inputProps={{ id: field, 'aria-describedby': isError ? `${field}-problem` : undefined }}
        onChange={({ target }) => {
          const chosen = ALERTS.find((each) => each === target.value);
          if (chosen) void change({ id, alert: chosen });
        }}
      >
        {ALERTS.map((each) => (
          <option key={each} value={each}>
            {t(`alerts.${each}`)}
          </option>
        ))}
      </NativeSelect>
      {isError && (
        <FormHelperText id={`${field}-problem`} role="alert" error sx={{ mx: 0, typography: 'body2' }}>
          {t('list.alertFailed')}
        </FormHelperText>
      )}
    </Box>
  );
}
