import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '#components/fields/FieldPair.tsx';
import { OWNERSHIPS } from '#domain/application/applicationChoices.ts';
import { useAutosaveState } from '../autosave/useAutosave.ts';
import { AmountField } from '../fields/AmountField.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { FieldStack } from '../fields/GroupLayout.tsx';
import { MonthYear } from '../fields/MonthYear.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextLine } from '../fields/TextLine.tsx';
import { useOptions } from '../fields/useOptions.ts';
import { FIRST_HOME, SECTIONS } from '../form/sections.ts';
import { useSectionForm } from '../form/useSectionForm.ts';
import { OtherProperties } from '../home/OtherProperties.tsx';
import { StepForm } from '../wizard/StepForm.tsx';
import type { StepProps } from './stepProps.ts';

/** The home, the current home, and other homes. */
export function PropertyStep({ autosave }: StepProps) {
  const { t } = useTranslation('application');
  const options = useOptions();
  const isFirstHome = useAutosaveState(autosave).record.members['price.isFirstHome'] === true;
  const section = useSectionForm(isFirstHome ? FIRST_HOME : SECTIONS.property, autosave);
  const { control } = section.form;
  const isFound = useWatch({ control, name: 'isFound' }) === 'yes';
  const ownsOthers = useWatch({ control, name: 'ownsOthers' }) === 'yes';
  return (
    <StepForm step="property" sections={() => [section]} autosaves={[autosave]}>
      <FieldStack>
        <ChoiceField section={section} field="isFound" options={options.of('isFound', ['yes', 'no'])} />
        {isFound && (
          <FieldPair>
            <TextLine section={section} field="address" autoComplete="off" />
            <TextLine section={section} field="unit" autoComplete="off" isOptional />
          </FieldPair>
        )}
        <FieldPair>
          <TextLine
            section={section}
            field="city"
            autoComplete="off"
            {...(!isFound && { help: t('help.city') })}
          />
          <SelectField section={section} field="province" options={options.provinces} />
        </FieldPair>
        <FieldPair>
          <TextLine section={section} field="postalCode" autoComplete="off" isOptional={!isFound} isCapital />
        </FieldPair>
        <ChoiceField
          section={section}
          field="ownership"
          options={options.of('ownership', OWNERSHIPS)}
          help={t('help.ownership')}
        />
        <MonthYear
          section={section}
          label={t('fields.moveIn')}
          month="moveInMonth"
          year="moveInYear"
          help={t('help.moveIn')}
        />
        <AmountField
          section={section}
          field="monthlyPayment"
          unit="dollars"
          help={t('help.monthlyPayment')}
        />
        <ChoiceField
          section={section}
          field="ownsOthers"
          options={options.of('yesNo', ['yes', 'no'])}
          help={t('help.ownsOthers')}
        />
        {ownsOthers && <OtherProperties section={section} />}
      </FieldStack>
    </StepForm>
  );
}
