import { useTranslation } from 'react-i18next';
import { AmountField } from '../fields/AmountField.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { FieldStack } from '../fields/FieldStack.tsx';
import { useOptions } from '../fields/useOptions.ts';
import { PRICE_OF_OWNER, SECTIONS } from '../form/sections.ts';
import { useSectionForm } from '../form/useSectionForm.ts';
import { StepForm } from '../frame/StepForm.tsx';
import { DownPayment } from '../home/DownPayment.tsx';
import { useKeeping } from '../keep/useKeeper.ts';
import type { StepProps } from './stepProps.ts';

/** What the home costs, and what is paid of it in cash. */
export function PriceStep({ application, keeper }: StepProps) {
  const { t } = useTranslation('application');
  const options = useOptions();
  const ownsOthers = useKeeping(keeper).record.members['property.ownsOthers'] === true;
  const section = useSectionForm(ownsOthers ? PRICE_OF_OWNER : SECTIONS.price, keeper);
  const isFound = application.property.isFound === true;
  return (
    <StepForm step="price" sections={() => [section]} keepers={[keeper]}>
      <FieldStack>
        <AmountField
          section={section}
          field="total"
          unit="dollars"
          help={t(isFound ? 'help.totalFound' : 'help.total')}
        />
        <DownPayment section={section} />
        <ChoiceField
          section={section}
          field="isFirstHome"
          options={options.of('yesNo', ['yes', 'no'])}
          help={t('help.isFirstHome')}
        />
      </FieldStack>
    </StepForm>
  );
}
