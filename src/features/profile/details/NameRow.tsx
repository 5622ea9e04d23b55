import { useTranslation } from 'react-i18next';
import type { WireUser } from '#api/customer/contract.ts';
import { DetailRow } from './DetailRow.tsx';
import { EditButton } from './EditButton.tsx';
import { NameForm } from './NameForm.tsx';
import { useEdited } from './useEdited.ts';

/** The customer's name. */
export function NameRow({ user }: { user: WireUser }) {
  const { t } = useTranslation('profile');
  const name = `${user.name.first} ${user.name.last}`.trim();
  const { isEdited, isSaved, begin, cancel, saved, opener } = useEdited();
  return (
    <DetailRow
      label={t('details.name')}
      value={name || <span data-missing>{t('details.noName')}</span>}
      form={isEdited && <NameForm user={user} onCancel={cancel} onSaved={saved} />}
      action={<EditButton row="name" ref={opener} isSaved={isSaved} isEdited={isEdited} onClick={begin} />}
    />
  );
}
