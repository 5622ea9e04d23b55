import { type Country, getCountryCallingCode, parsePhoneNumber } from 'react-phone-number-input/input';

/** The country code that Canada and the United States share. */
const HOME_CODE = '1';

/**
 * The international form ("+14165550142") of a number that was typed, whole or in part.
 * @param country of a number without a prefix
 * @returns '' where there is no digit
 */
export function internationalNumber(text: string, country: Country): string {
  const number = parsePhoneNumber(text, country);
  if (number) return number.number;
  const digits = text.replace(/\D/g, '');
  if (digits === '') return '';
  return text.trim().startsWith('+') ? `+${digits}` : `+${getCountryCallingCode(country)}${digits}`;
}

/**
 * A phone number as it is passed on: the national number where its country is Canada or the United States, else the
 * international one, without whose prefix nobody could call back. What is no number yet stays as it is.
 */
export function nationalNumber(international: string): string {
  const number = parsePhoneNumber(international);
  if (!number) return international;
  return number.countryCallingCode === HOME_CODE ? number.nationalNumber : number.number;
}
