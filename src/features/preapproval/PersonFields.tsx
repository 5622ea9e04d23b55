import './applicationTexts.ts';
import { styled } from '@mui/material/styles';
import { type ChangeEvent, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '#components/fields/FieldPair.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { CITIZENSHIPS, MARITAL_STATUSES } from '#domain/application/applicationChoices.ts';
import { ChoiceField } from './fields/ChoiceField.tsx';
import { FieldStack, GroupLayout } from './fields/GroupLayout.tsx';
import { PhoneLine } from './fields/PhoneLine.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { TextLine } from './fields/TextLine.tsx';
import { fieldId, useFieldTexts } from './fields/useFieldParts.ts';
import { useOptions } from './fields/useOptions.ts';
import type { SectionForm } from './form/useSectionForm.ts';

interface PersonFieldsProps {
  section: SectionForm;
  /** True if the fields describe somebody else: the browser must not offer the visitor's own data. */
  isOther?: boolean;
  /** The person who accepted an invitation with this email. It cannot be changed any more. */
  fixedEmail?: 'own' | 'other' | false;
  /** True if another place on the page asks for the email. */
  isWithoutEmail?: boolean;
}

/** The email address. After an invitation was accepted with it, it is read-only. */
export function EmailLine({ section, isOther, fixedEmail }: PersonFieldsProps) {
  const { t } = useTranslation('application');
  return (
    <TextLine
      section={section}
      field="email"
      type="email"
      autoComplete={isOther ? 'off' : 'email'}
      {...(fixedEmail && { isFixed: true, help: t(`help.fixedEmail.${fixedEmail}`) })}
    />
  );
}

/** Personal details of an applicant or a co-applicant. */
export function PersonFields({
  section,
  isOther = false,
  fixedEmail = false,
  isWithoutEmail = false,
}: PersonFieldsProps) {
  const { t } = useTranslation('application');
  const options = useOptions();
  const fill = (token: string) => (isOther ? 'off' : token);
  return (
    <FieldStack>
      <FieldPair>
        <TextLine section={section} field="firstName" autoComplete={fill('given-name')} />
        <TextLine section={section} field="lastName" autoComplete={fill('family-name')} />
      </FieldPair>
      {!isWithoutEmail && <EmailLine section={section} isOther={isOther} fixedEmail={fixedEmail} />}
      <PhoneLine section={section} field="phone" />
      <BirthDate section={section} isOther={isOther} />
      <ChoiceField
        section={section}
        field="maritalStatus"
        options={options.of('maritalStatus', MARITAL_STATUSES)}
      />
      <SelectField
        section={section}
        field="citizenStatus"
        options={options.of('citizenStatus', CITIZENSHIPS)}
        help={t('help.citizenStatus')}
      />
    </FieldStack>
  );
}

const Boxes = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1.5fr',
  gap: theme.spacing(3),
  maxWidth: 360,
  '& label': { ...theme.typography.body2, color: theme.vars?.palette.text.secondary },
}));

const BOXES = [
  { field: 'dobMonth', digits: 2, autoComplete: 'bday-month' },
  { field: 'dobDay', digits: 2, autoComplete: 'bday-day' },
  { field: 'dobYear', digits: 4, autoComplete: 'bday-year' },
] as const;

interface BoxProps {
  section: SectionForm;
  box: (typeof BOXES)[number];
  groupId: string;
  isOther: boolean;
  /** Called when the last possible digit was typed. */
  onFull: () => void;
}

function Box({ section, box, groupId, isOther, onFull }: BoxProps) {
  const { labelOf, problemOf } = useFieldTexts();
  const { field: own } = useController({ control: section.form.control, name: box.field });
  const isWrong = problemOf(section, box.field) !== undefined;
  const id = fieldId(section, box.field);
  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const digits = target.value.replace(/\D/g, '').slice(0, box.digits);
    own.onChange(digits);
    section.edited(box.field);
    // Only typing moves the focus. After a correction or autofill it stays.
    const isTyped = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertText';
    if (isTyped && digits.length === box.digits && target.selectionEnd === target.value.length) onFull();
  };
  return (
    <div>
      <label htmlFor={id}>{labelOf(box.field)}</label>
      <FieldInput
        name={own.name}
        inputRef={own.ref}
        value={own.value ?? ''}
        fullWidth
        error={isWrong}
        autoComplete={isOther ? 'off' : box.autoComplete}
        onChange={type}
        onBlur={() => {
          own.onBlur();
          section.left(box.field);
        }}
        inputProps={{
          id,
          inputMode: 'numeric',
          'aria-required': true,
          'aria-describedby': isWrong ? `${groupId}-problem` : undefined,
        }}
        sx={{ mt: 1 }}
      />
    </div>
  );
}

/** Month, day and year of a birth date, in three boxes. Typing moves from one to the next. */
function BirthDate({ section, isOther }: { section: SectionForm; isOther: boolean }) {
  const { t } = useTranslation('application');
  const { problemOf } = useFieldTexts();
  const group = useRef<HTMLDivElement>(null);
  const id = `${section.id}-dob`;
  const problems = BOXES.map(({ field }) => problemOf(section, field)).filter((text) => text !== undefined);
  const goOn = (from: number) => {
    const next = BOXES[from + 1];
    if (next)
      group.current?.querySelector<HTMLElement>(`#${CSS.escape(fieldId(section, next.field))}`)?.focus();
  };
  return (
    <GroupLayout
      id={id}
      label={t('fields.dob')}
      help={t('help.dob')}
      problem={problems.join(' ') || undefined}
    >
      <Boxes ref={group}>
        {BOXES.map((box, place) => (
          <Box
            key={box.field}
            section={section}
            box={box}
            groupId={id}
            isOther={isOther}
            onFull={() => goOn(place)}
          />
        ))}
      </Boxes>
    </GroupLayout>
  );
}
