import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireUser } from '#api/customer/contract.ts';
import { formatPhone } from '#domain/format.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';
import { useLater } from '#ui/useLater.ts';
import { DetailRow } from './DetailRow.tsx';
import { EditButton, useEdited } from './EditButton.tsx';
import type { PhoneFormProps } from './PhoneForm.tsx';

/** Who only looks at a number has no use for what knows those of every country. */
const load = (): Promise<ComponentType<PhoneFormProps>> =>
  import('./PhoneForm.tsx').then(({ PhoneForm }) => PhoneForm);

/** The customer's phone number. */
export function PhoneRow({ user }: { user: WireUser }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const { isEdited, isSaved, begin, cancel, saved, opener } = useEdited();
  const [PhoneForm, fetch] = useLater(load);
  const label = t('details.phone');
  const open = () => {
    begin();
    fetch().catch(() => {
      cancel();
      dispatch(notified({ severity: 'error', notice: 'couldNotConnect' }));
    });
  };
  const form = isEdited && PhoneForm && <PhoneForm user={user} onCancel={cancel} onSaved={saved} />;
  return (
    <DetailRow
      label={label}
      value={user.phone === null ? <span data-missing>{t('details.noPhone')}</span> : formatPhone(user.phone)}
      form={form}
      action={
        <EditButton
          row="phone"
          ref={opener}
          isSaved={isSaved}
          isBusy={isEdited}
          isEdited={Boolean(form)}
          onClick={open}
        />
      }
    />
  );
}
