import '#components/fields/fieldTexts.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireUser } from '#api/customer/contract.ts';
import { describedBy, FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldPair } from '#components/fields/FieldPair.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { useRestoredForm } from '#components/restored-form/useRestoredForm.ts';
import { nameText } from '#components/user-check/useUserCheck.ts';
import type { Identity } from '#platform/identity/identity.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { DetailRow } from './DetailRow.tsx';
import { EditButton, useEdited } from './EditButton.tsx';
import { RowForm } from './RowForm.tsx';
import { type BrokenRule, useSaveUser } from './useSaveUser.ts';

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

const PARTS = ['first', 'last'] as const;
type Part = (typeof PARTS)[number];

interface NameFormProps {
  user: WireUser;
  onCancel: () => void;
  onSaved: () => void;
}

/**
 * Changes the name at the identity provider too, because its tokens contain the name until the customer service has
 * answered. A failure is ignored: the name of the customer service is decisive.
 */
function changeNameAtProvider(name: Parameters<Identity['changeName']>[0]): void {
  loadIdentity()
    .then((identity) => identity.changeName(name))
    .catch(() => undefined);
}

/** First and last name, checked by the schema of users. */
function NameForm({ user, onCancel, onSaved }: NameFormProps) {
  const { t } = useTranslation(['profile', 'errors']);
  const id = useId();
  const save = useSaveUser(user);
  const [typed, setTyped] = useState(user.name);
  const [problems, setProblems] = useState<Partial<Record<Part, string>>>({});
  const [failure, setFailure] = useState<string>();
  const inputs = { first: useRef<HTMLInputElement>(null), last: useRef<HTMLInputElement>(null) };
  useRestoredForm('profile name', {
    read: () => (PARTS.some((part) => typed[part] !== user.name[part]) ? typed : undefined),
    restore: (restored) => setTyped((before) => ({ ...before, ...restored })),
  });
  const { first: firstInput } = inputs;
  useEffect(() => firstInput.current?.focus(), [firstInput]);

  const show = (broken: readonly BrokenRule[]) => {
    const found: Partial<Record<Part, string>> = {};
    for (const part of PARTS) {
      const rule = broken.find(({ field }) => field === `name.${part}`);
      if (rule) found[part] = t(nameText(part, rule.keyword, rule.limit), { limit: rule.limit });
    }
    setProblems(found);
    const wrong = PARTS.find((part) => found[part] !== undefined);
    if (wrong) inputs[wrong].current?.focus();
    else setFailure(t('errors.failed'));
  };
  const onSave = async () => {
    const name = { first: typed.first.trim(), last: typed.last.trim() };
    const missing = PARTS.filter((part) => name[part] === '');
    if (missing.length > 0) {
      return show(missing.map((part) => ({ field: `name.${part}`, keyword: 'required', limit: null })));
    }
    if (name.first === user.name.first && name.last === user.name.last) return onCancel();
    setFailure(undefined);
    const refusal = await save({ name });
    if (!refusal) {
      changeNameAtProvider({ givenName: name.first, familyName: name.last });
      return onSaved();
    }
    if (refusal.kind === 'values') show(refusal.broken);
    else setFailure(refusal.text);
  };
  return (
    <RowForm
      label={t('details.editNamed', { row: t('details.rows.name') })}
      failure={failure}
      onSave={onSave}
      onCancel={onCancel}
    >
      <FieldPair>
        {PARTS.map((part) => (
          <FieldLayout key={part} id={`${id}-${part}`} label={t(`details.${part}`)} problem={problems[part]}>
            <FieldInput
              value={typed[part]}
              onChange={({ target }) => {
                setTyped((before) => ({ ...before, [part]: target.value }));
                setProblems(({ [part]: _mended, ...others }) => others);
                setFailure(undefined);
              }}
              inputRef={inputs[part]}
              autoComplete={part === 'first' ? 'given-name' : 'family-name'}
              inputProps={{
                id: `${id}-${part}`,
                'aria-required': true,
                'aria-describedby': describedBy(`${id}-${part}`, undefined, problems[part]),
              }}
            />
          </FieldLayout>
        ))}
      </FieldPair>
    </RowForm>
  );
}
