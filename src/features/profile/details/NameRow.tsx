import { useTranslation } from 'react-i18next';
import type { WireUser } from '../../../api/customer/contract.ts';
import { DetailRow, EditedRow } from './DetailRow.tsx';
import { EditButton } from './EditButton.tsx';
import { NameForm } from './NameForm.tsx';
import { useEdited } from './useEdited.ts';

/** The customer's name. */
export function NameRow({ user }: { user: WireUser }) {
  const { t } = useTranslation('profile');
  const { isEdited, isSaved, begin, cancel, saved, opener } = useEdited();
  const label = t('details.name');
  if (isEdited) {
    return (
      <EditedRow label={label}>
        <NameForm user={user} onCancel={cancel} onSaved={saved} />
      </EditedRow>
    );
  }
  return (
    <DetailRow
      label={label}
      value={`${user.name.first} ${user.name.last}`}
      action={<EditButton row="name" ref={opener} isSaved={isSaved} onClick={begin} />}
    />
  );
}
