import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireUser } from '#api/customer/contract.ts';
import { useChangeUserMutation } from '#api/customer/userCalls.ts';
import { DetailRow } from './DetailRow.tsx';

/** Whether mails may come beyond those of the account itself; kept at once, and taken back where it cannot be. */
export function NotificationsRow({ user }: { user: WireUser }) {
  const { t } = useTranslation('profile');
  const id = useId();
  const [change, { isError }] = useChangeUserMutation();
  return (
    <DetailRow
      label={t('details.mails')}
      value={
        <>
          <FormControlLabel
            control={
              <Checkbox
                checked={user.emailNotifications}
                slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
                onChange={(_event, emailNotifications) => void change({ emailNotifications })}
              />
            }
            label={t('details.notifications')}
            sx={{ minHeight: 44, mr: 0 }}
          />
          <Typography id={`${id}-help`} variant="body2" color="textSecondary">
            {t('details.notificationsHelp')}
          </Typography>
          {isError && (
            <Typography role="alert" variant="body2" color="error" sx={{ mt: 1, fontWeight: 600 }}>
              {t('errors.failed')}
            </Typography>
          )}
        </>
      }
    />
  );
}
