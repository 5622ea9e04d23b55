import { useTranslation } from 'react-i18next';
import type { WireUser } from '#api/customer/contract.ts';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { useLazyOpening } from '#components/lazy/useLazyOpening.ts';
import { formatPhone } from '#domain/format.ts';
import { DetailRow } from './DetailRow.tsx';
import { EditButton, useEdited } from './EditButton.tsx';

/** The metadata of all countries' numbers is needed only for editing. */
const PhoneForm = lazyOnIntent(async () => (await import('./PhoneForm.tsx')).PhoneForm);

/** The customer's phone number. */
export function PhoneRow({ user }: { user: WireUser }) {
  const { t } = useTranslation('profile');
  const { isEdited, isSaved, begin, cancel, saved, opener } = useEdited();
  const [open, isLoading] = useLazyOpening(PhoneForm);
  const label = t('details.phone');
  const form = isEdited && <PhoneForm user={user} onCancel={cancel} onSaved={saved} />;
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
          isBusy={isLoading}
          isEdited={isEdited}
          onClick={() => open(begin)}
        />
      }
    />
  );
}
