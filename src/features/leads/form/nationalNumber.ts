import { parsePhoneNumber } from 'react-phone-number-input/input';

/** The country code that Canada and the United States share. */
const HOME_CODE = '1';

/**
 * The phone number of a lead: the national number where its country is Canada or the United States, else the
 * international one, without whose prefix nobody could call back. What is no number yet stays as it was typed.
 */
export function nationalNumber(typed: string): string {
  const number = parsePhoneNumber(typed);
  if (!number) return typed;
  return number.countryCallingCode === HOME_CODE ? number.nationalNumber : number.number;
}
