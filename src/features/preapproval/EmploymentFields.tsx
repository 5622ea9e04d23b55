import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '#components/fields/FieldPair.tsx';
import {
  COMPENSATIONS,
  EMPLOYMENT_STATUSES,
  hasBonus,
  isEmployed,
} from '#domain/application/applicationChoices.ts';
import './applicationTexts.ts';
import { AmountField } from './fields/AmountField.tsx';
import { FieldStack } from './fields/GroupLayout.tsx';
import { MonthYear } from './fields/MonthYear.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { TextLine } from './fields/TextLine.tsx';
import { useOptions } from './fields/useOptions.ts';
import type { SectionForm } from './form/useSectionForm.ts';

interface EmploymentFieldsProps {
  section: SectionForm;
  /** True if the fields describe somebody else: the browser must not offer the visitor's own data. */
  isOther?: boolean;
}

/** Employment and income. Without an employer the only question is the income. */
export function EmploymentFields({ section, isOther = false }: EmploymentFieldsProps) {
  const { t } = useTranslation('application');
  const options = useOptions();
  const { control } = section.form;
  const status = useWatch({ control, name: 'status' }) ?? '';
  const compensation = useWatch({ control, name: 'compensation' }) ?? '';
  const fill = (token: string) => (isOther ? 'off' : token);
  const works = isEmployed(status);
  return (
    <FieldStack>
      <SelectField
        section={section}
        field="status"
        options={options.of('status', EMPLOYMENT_STATUSES)}
        help={t('help.status')}
      />
      {works && (
        <>
          <FieldPair>
            <TextLine section={section} field="employer" autoComplete={fill('organization')} />
            <TextLine section={section} field="jobTitle" autoComplete={fill('organization-title')} />
          </FieldPair>
          <MonthYear
            section={section}
            label={t('fields.start')}
            month="startMonth"
            year="startYear"
            help={t('help.start')}
          />
          <SelectField
            section={section}
            field="compensation"
            options={options.of('compensation', COMPENSATIONS)}
          />
        </>
      )}
      {status !== '' && (
        <AmountField
          section={section}
          field="annualIncome"
          unit="dollars"
          help={t(works ? 'help.annualIncome' : 'help.otherIncome')}
        />
      )}
      {works && hasBonus(compensation) && (
        <AmountField
          section={section}
          field="anticipatedBonus"
          unit="dollars"
          help={t('help.anticipatedBonus')}
        />
      )}
    </FieldStack>
  );
}
