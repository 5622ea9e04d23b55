import InputAdornment from '@mui/material/InputAdornment';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldPair } from '#components/fields/FieldPair.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { formatPrice, formatRate } from '#domain/format.ts';
import {
  coversMinimum,
  DOWN_PAYMENT_RULES,
  minimumDownPayment,
  needsInsurance,
} from '#domain/mortgage/downPayment.ts';
import { parseDecimal, parseDollars } from '#domain/typedAmount.ts';
import { localeOf } from '#i18n/i18n.ts';
import { useAutosaveState } from '../autosave/useAutosave.ts';
import { AmountField } from '../fields/AmountField.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { FieldStack } from '../fields/GroupLayout.tsx';
import { useFieldParts } from '../fields/useFieldParts.ts';
import { useOptions } from '../fields/useOptions.ts';
import { amountText, PRICE_OF_OWNER, SECTIONS } from '../form/sections.ts';
import { type SectionForm, useSectionForm } from '../form/useSectionForm.ts';
import { StepForm } from '../wizard/StepForm.tsx';
import type { StepProps } from './stepProps.ts';

/** The price of the home and the down payment. */
export function PriceStep({ application, autosave }: StepProps) {
  const { t } = useTranslation('application');
  const options = useOptions();
  const ownsOthers = useAutosaveState(autosave).record.members['property.ownsOthers'] === true;
  const section = useSectionForm(ownsOthers ? PRICE_OF_OWNER : SECTIONS.price, autosave);
  const isFound = application.property.isFound === true;
  return (
    <StepForm step="price" sections={() => [section]} autosaves={[autosave]}>
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

/** Dollars. Tolerance for rounding errors of floating-point products. */
const ROUNDING = 1e-6;

/** The legal minimum at this price, and the insurer's premium. */
function useDownHelp(price: number | null, down: number | null, isShownElsewhere: boolean): string {
  const { t, i18n } = useTranslation('application');
  const locale = localeOf(i18n.language);
  const { lowerPercent, lowerLimit, upperPercent, uninsuredPercent, uninsuredFrom } = DOWN_PAYMENT_RULES;
  const rule = t('help.downRule', {
    lower: lowerPercent,
    limit: formatPrice(lowerLimit, locale),
    upper: upperPercent,
    uninsured: uninsuredPercent,
    uninsuredFrom: formatPrice(uninsuredFrom, locale),
  });
  // The error message contains the minimum already.
  if (price === null || price <= 0 || isShownElsewhere) return rule;
  const minimum = t('help.downMinimum', {
    minimum: formatPrice(Math.ceil(minimumDownPayment(price)), locale),
    price: formatPrice(price, locale),
  });
  const isInsured = down !== null && coversMinimum(price, down) && needsInsurance(price, down);
  return [minimum, isInsured ? t('help.downInsured') : rule].join(' ');
}

/** The down payment in dollars and in percent. Typing into one field updates the other. */
function DownPayment({ section }: { section: SectionForm }) {
  const { t, i18n } = useTranslation('application');
  const locale = localeOf(i18n.language);
  const { control } = section.form;
  const price = parseDollars(useWatch({ control, name: 'total' }) ?? '');
  const down = parseDollars(useWatch({ control, name: 'downPayment' }) ?? '');
  /** The typed text, until the dollars are typed. */
  const [percent, setPercent] = useState<string>();
  const problem = section.form.formState.errors['downPayment']?.type;
  const help = useDownHelp(price, down, problem === 'downTooLow');
  const { input } = useFieldParts(section, 'downPayment', { help });
  const id = `${section.id}-downPercent`;

  const toDollars = (text: string | undefined) => {
    const part = parseDecimal(text ?? '');
    if (part === null || price === null) return;
    // Rounded up: a cent below the percentage may be below the legal minimum.
    const written = amountText(Math.ceil((price * part) / 100 - ROUNDING), locale);
    if (section.form.getValues('downPayment') !== written) section.replace({ downPayment: written });
  };
  // A typed percentage stays the same when the price changes.
  const follow = useEffectEvent(() => toDollars(percent));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the price changes
  useEffect(() => follow(), [price]);

  const known = price !== null && price > 0 && down !== null ? formatRate((down / price) * 100, locale) : '';
  return (
    <FieldPair>
      <AmountField
        section={section}
        field="downPayment"
        unit="dollars"
        help={help}
        onTyped={() => setPercent(undefined)}
      />
      <FieldLayout id={id} label={t('fields.downPercent')} problem={problem && ''}>
        <FieldInput
          value={percent ?? known}
          autoComplete="off"
          onChange={({ target }) => {
            setPercent(target.value);
            toDollars(target.value);
          }}
          onBlur={() => {
            if (percent !== undefined && parseDecimal(percent) === null) setPercent(undefined);
            section.left('downPayment');
          }}
          endAdornment={
            <InputAdornment position="end" aria-hidden>
              %
            </InputAdornment>
          }
          inputProps={{ id, inputMode: 'decimal', 'aria-describedby': input['aria-describedby'] }}
        />
      </FieldLayout>
    </FieldPair>
  );
}
