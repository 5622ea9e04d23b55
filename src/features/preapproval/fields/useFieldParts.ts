import '../applicationTexts.ts';
import { useTranslation } from 'react-i18next';
import { describedBy, type FieldParts } from '#components/fields/FieldLayout.tsx';
import { MAX_OTHER_PROPERTIES } from '#domain/application/applicationChoices.ts';
import { ADULT_YEARS, calendarToday } from '#domain/application/applicationDates.ts';
import { workingYears } from '#domain/application/applicationFields.ts';
import { moveInYears } from '#domain/application/applicationHome.ts';
import { APPLICATION_LIMITS } from '#domain/application/applicationText.ts';
import { formatPrice } from '#domain/format.ts';
import { minimumDownPayment } from '#domain/mortgage/downPayment.ts';
import { parseDollars } from '#domain/typedAmount.ts';
import type application from '#i18n/en/application.json';
import { localeOf } from '#i18n/i18n.ts';
import type { SectionForm } from '../form/useSectionForm.ts';

/** The id of a field's input. */
export function fieldId({ id }: SectionForm, field: string): string {
  return `${id}-${field}`;
}

interface FieldWords {
  /** The purpose of the question, or its meaning. */
  help?: string | undefined;
  /** True if it may be empty. */
  isOptional?: boolean;
}

/** Label, help and error of a field, and the attributes that connect them to its input. */
export function useFieldParts(
  section: SectionForm,
  field: string,
  { help, isOptional = false }: FieldWords = {},
): FieldParts {
  const { t } = useTranslation('application');
  const { labelOf, problemOf } = useFieldTexts();
  const problem = problemOf(section, field);
  const id = fieldId(section, field);
  const label = labelOf(field);
  return {
    layout: { id, problem, help, label: isOptional ? t('optional', { label }) : label },
    input: { id, 'aria-required': !isOptional, 'aria-describedby': describedBy(id, help, problem) },
  };
}

type FieldName = keyof (typeof application)['fields'];
type ProblemName = keyof (typeof application)['problems'];

/** Splits the name of a field of another home: "other2:city" is field "city" of home 2. */
function plainName(field: string): { name: FieldName; home: number | undefined } {
  const [, home, own] = /^other(\d):(.+)$/.exec(field) ?? [];
  if (home === undefined) return { name: field as FieldName, home: undefined }; // each field has its label
  const renamed = own === 'monthlyPayment' ? 'otherPayment' : own;
  return { name: renamed as FieldName, home: Number(home) }; // each field has its label
}

/** Labels of fields, and the messages for their problems. */
export function useFieldTexts() {
  const { t, i18n } = useTranslation('application');
  const locale = localeOf(i18n.language);
  const labelOf = (field: string): string => t(`fields.${plainName(field).name}`);
  const problemText = (problem: ProblemName, { form }: SectionForm, field: string): string => {
    const price = parseDollars(form.getValues('total') ?? '') ?? 0;
    return t(`problems.${problem}`, {
      label: labelOf(field),
      minimum: formatPrice(Math.ceil(minimumDownPayment(price)), locale),
      price: formatPrice(price, locale),
      minPrice: formatPrice(APPLICATION_LIMITS.minPrice, locale),
      maximum: formatPrice(APPLICATION_LIMITS.dollars, locale),
      rate: APPLICATION_LIMITS.rate,
      years: ADULT_YEARS,
      count: MAX_OTHER_PROPERTIES,
      ...(field === 'moveInYear' ? moveInYears(calendarToday()) : workingYears(calendarToday())),
    });
  };
  return {
    labelOf,
    /** The number of the other home that a field belongs to, from 1. */
    homeOf: (field: string): number | undefined => {
      const { home } = plainName(field);
      return home === undefined ? undefined : home + 1;
    },
    problemOf: (section: SectionForm, field: string): string | undefined => {
      // Reading `errors` makes the component render again. If another component renders the form, `form` has the older
      // ones.
      const { form } = section;
      const type = form.formState.errors && form.getFieldState(field).error?.type;
      if (type === undefined) return undefined;
      if (type === 'required') return t(`required.${plainName(field).name}` as 'required.city'); // each required field has its message
      return problemText(type as ProblemName, section, field); // errors are set from problems alone
    },
  };
}
