import { type Country, getCountryCallingCode, parsePhoneNumber } from 'react-phone-number-input/input';

/** The country code that Canada and the United States share. */
const HOME_CODE = '1';

/**
 * Returns the international form ("+14165550142") of a typed number, complete or not.
 * @param country of a number without a prefix
 * @returns '' if the text has no digit
 */
export function internationalNumber(text: string, country: Country): string {
  const number = parsePhoneNumber(text, country);
  if (number) return number.number;
  const digits = text.replace(/\D/g, '');
  if (digits === '') return '';
  return text.trim().startsWith('+') ? `+${digits}` : `+${getCountryCallingCode(country)}${digits}`;
}

/**
 * Returns a phone number as it is passed on: the national number for Canada and the United States, otherwise the
 * international one, because the brokerage needs the prefix to call back. A text that is not yet a number is returned
 * unchanged.
 */
export function nationalNumber(international: string): string {
  const number = parsePhoneNumber(international);
  if (!number) return international;
  return number.countryCallingCode === HOME_CODE ? number.nationalNumber : number.number;
}
