import { useTranslation } from 'react-i18next';
import type { WireBirthDate, WireOtherProperty } from '#api/customer/applicationContract.ts';
import { formatPhone, formatRate } from '#domain/format.ts';
import { provinceName } from '#domain/geo/provinces.ts';
import { lenderName } from '#domain/mortgage/lenders.ts';
import '../applicationTexts.ts';
import type application from '#i18n/en/application.json';
import { localeOf } from '#i18n/i18n.ts';
import { amountText } from '../form/sections.ts';

type Fields = (typeof application)['fields'];

const DOLLARS: readonly string[] = [
  'monthlyPayment',
  'total',
  'downPayment',
  'annualIncome',
  'anticipatedBonus',
  'balance',
];
const ENUMERATIONS: readonly string[] = [
  'maritalStatus',
  'citizenStatus',
  'status',
  'compensation',
  'ownership',
  'rateType',
  'relation',
];
const YES_NO: readonly string[] = ['isFirstHome', 'ownsOthers', 'isMortgaged'];

/** The name of a member, from its path: "applicant.dob", "property.otherProperties.0.balance". */
const nameOf = (path: string): string => path.split('.').at(-1) ?? path;

/** Labels and values of an application's members, as texts. */
export function useMemberTexts() {
  const { t, i18n } = useTranslation('application');
  const locale = localeOf(i18n.language);
  const dollars = (value: number) =>
    locale === 'fr-CA' ? `${amountText(value, locale)}\u00a0$` : `$${amountText(value, locale)}`;
  const day = ({ year, month, day: date }: WireBirthDate) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.UTC(year, month - 1, date),
    );
  const month = (value: { month: number; year: number }) =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      Date.UTC(value.year, value.month - 1, 1),
    );
  const choice = (name: string, value: unknown): string =>
    t(`choices.${name}.${String(value)}` as 'choices.yesNo.yes'); // one text a value of the enumeration
  const textOf = (path: string, value: unknown): string => {
    const name = nameOf(path);
    if (value === null || value === undefined) return t('review.none');
    if (name === 'otherProperties') {
      const homes = value as WireOtherProperty[]; // the contract's
      return homes.map(({ address, city }) => `${address}, ${city}`).join('; ') || t('review.none');
    }
    if (name === 'dob') return day(value as WireBirthDate); // the contract's
    if (name === 'start' || name === 'moveIn') return month(value as WireBirthDate); // the contract's
    if (DOLLARS.includes(name)) return dollars(Number(value));
    if (name === 'rate') return t('review.percent', { percent: formatRate(Number(value), locale) });
    if (name === 'isAlone') return choice('isAlone', value ? 'yes' : 'no');
    if (name === 'isFound') return choice('isFound', value ? 'yes' : 'no');
    if (YES_NO.includes(name)) return choice('yesNo', value ? 'yes' : 'no');
    if (ENUMERATIONS.includes(name)) return choice(name, value);
    if (name === 'province') return provinceName(String(value), locale);
    if (name === 'lender') return lenderName(String(value), locale);
    return name === 'phone' ? formatPhone(String(value)) : String(value);
  };
  return {
    dollars,
    textOf,
    /** The field's label. For a field of another home it includes the home's number. */
    labelOf: (path: string): string => {
      const [, home] = /otherProperties\.(\d)\./.exec(path) ?? [];
      const name = nameOf(path);
      const isOther = path.includes('otherProperties.') && name === 'monthlyPayment';
      const field = isOther ? 'otherPayment' : name;
      const label = t(`fields.${field as keyof Fields}`); // each member has its label
      return home === undefined ? label : t('otherLabel', { label, home: Number(home) + 1 });
    },
  };
}
