import { useTranslation } from 'react-i18next';
import { FieldPair } from '#components/fields/FieldPair.tsx';
import { CITIZENSHIPS, MARITAL_STATUSES } from '#domain/application/applicationChoices.ts';
import './applicationTexts.ts';
import { BirthDate } from './fields/BirthDate.tsx';
import { ChoiceField } from './fields/ChoiceField.tsx';
import { FieldStack } from './fields/FieldStack.tsx';
import { PhoneLine } from './fields/PhoneLine.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { TextLine } from './fields/TextLine.tsx';
import { useOptions } from './fields/useOptions.ts';
import type { SectionForm } from './form/useSectionForm.ts';

interface PersonFieldsProps {
  section: SectionForm;
  /** Somebody else than who fills them in: the browser's own entries are not offered. */
  isOther?: boolean;
  /** Whose invitation was accepted with the email: it takes no change any more. */
  fixedEmail?: 'own' | 'other' | false;
  /** The email is asked elsewhere on the page. */
  isWithoutEmail?: boolean;
}

/** The address that mails go to; one by which an invitation was accepted stays. */
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

/** Who somebody is who applies (A3). */
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
