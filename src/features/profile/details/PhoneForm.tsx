import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireUser } from '#api/customer/contract.ts';
import { describedBy } from '#components/fields/FieldLayout.tsx';
import { PhoneField } from '#components/fields/PhoneField.tsx';
import { useRestoredForm } from '#components/restored-form/useRestoredForm.ts';
import { RowForm } from './RowForm.tsx';
import { useSaveUser } from './useSaveUser.ts';

/** Props of the form, which is loaded when needed. */
export interface PhoneFormProps {
  user: WireUser;
  onCancel: () => void;
  onSaved: () => void;
}

/** The phone number, in the format of its country. An empty value removes it. */
export function PhoneForm({ user, onCancel, onSaved }: PhoneFormProps) {
  const { t } = useTranslation('profile');
  const id = useId();
  const save = useSaveUser(user);
  const [typed, setTyped] = useState(user.phone ?? '');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  useRestoredForm('profile phone', {
    read: () => (typed === (user.phone ?? '') ? undefined : { phone: typed }),
    restore: ({ phone = '' }) => setTyped(phone),
  });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const onSave = async () => {
    const phone = typed === '' ? null : typed;
    if (phone === user.phone) return onCancel();
    setFailure(undefined);
    const refusal = await save({ phone });
    if (!refusal) return onSaved();
    if (refusal.kind === 'failure') return setFailure(refusal.text);
    setProblem(t('errors.phone.default'));
    input.current?.focus();
  };
  const help = t('details.phoneHelp');
  return (
    <RowForm
      label={t('details.editNamed', { row: t('details.rows.phone') })}
      failure={failure}
      onSave={onSave}
      onCancel={onCancel}
    >
      <PhoneField
        layout={{ id, label: t('details.phone'), help, problem }}
        input={{ id, 'aria-describedby': describedBy(id, help, problem) }}
        name="phone"
        value={typed}
        onChange={(number) => {
          setTyped(number);
          setProblem(undefined);
          setFailure(undefined);
        }}
        inputRef={input}
        withCountry
      />
    </RowForm>
  );
}
