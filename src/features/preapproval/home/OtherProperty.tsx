import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '#components/fields/FieldPair.tsx';
import { RATE_TYPES } from '#domain/application/applicationChoices.ts';
import { type OtherField, otherField } from '#domain/application/applicationHome.ts';
import { Button } from '#ui/Button.tsx';
import { AmountField } from '../fields/AmountField.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { FieldStack } from '../fields/FieldStack.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextLine } from '../fields/TextLine.tsx';
import { useOptions } from '../fields/useOptions.ts';
import type { SectionForm } from '../form/useSectionForm.ts';

const Home = styled('fieldset')(({ theme }) => ({
  margin: 0,
  minWidth: 0,
  padding: theme.spacing(5),
  border: `1px solid ${theme.vars?.palette.line}`,
  borderRadius: theme.shape.borderRadius,
  '& > legend': { ...theme.typography.h6, padding: theme.spacing(0, 2), marginLeft: theme.spacing(-2) },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(4, 3.5) },
}));

interface OtherPropertyProps {
  section: SectionForm;
  /** Its place in the list, from 0. */
  home: number;
  onRemove: (() => void) | undefined;
}

/** A home that the applicant owns already; what concerns a mortgage only where there is one. */
export function OtherProperty({ section, home, onRemove }: OtherPropertyProps) {
  const { t } = useTranslation('application');
  const options = useOptions();
  const name = (field: OtherField) => otherField(home, field);
  const isMortgaged = useWatch({ control: section.form.control, name: name('isMortgaged') }) === 'yes';
  const own = (field: OtherField) => ({ section, field: name(field) });
  return (
    <Home>
      <legend>{t('others.home', { home: home + 1 })}</legend>
      <FieldStack>
        <TextLine {...own('address')} autoComplete="off" />
        <FieldPair>
          <TextLine {...own('city')} autoComplete="off" />
          <SelectField {...own('province')} options={options.provinces} />
        </FieldPair>
        <FieldPair>
          <TextLine {...own('postalCode')} autoComplete="off" isCapital />
          <AmountField {...own('monthlyPayment')} unit="dollars" help={t('help.otherPayment')} />
        </FieldPair>
        <ChoiceField {...own('isMortgaged')} options={options.of('yesNo', ['yes', 'no'])} />
        {isMortgaged && (
          <>
            <FieldPair>
              <SelectField {...own('lender')} options={options.lenders} />
              <AmountField {...own('balance')} unit="dollars" />
            </FieldPair>
            <FieldPair>
              <AmountField {...own('rate')} unit="percent" />
              <SelectField {...own('rateType')} options={options.of('rateType', RATE_TYPES)} />
            </FieldPair>
          </>
        )}
        {onRemove && (
          <div>
            <Button onClick={onRemove} sx={{ ml: -5 }}>
              {t('others.remove', { home: home + 1 })}
            </Button>
          </div>
        )}
      </FieldStack>
    </Home>
  );
}
