import type { PersonKey } from '#api/desk/deskApi.ts';
import type { WireDeskPerson } from '#api/desk/personContract.ts';
import { formatPhone } from '#domain/format.ts';
import { nameOf, phoneOf } from '../inbox/about.ts';

/** Digits of the shortest number that the service looks up. */
const FEWEST_DIGITS = 7;

/** The person that a query of the address names; undefined without one. */
export function keyIn(query: URLSearchParams): PersonKey | undefined {
  const [email, phone] = [query.get('email'), query.get('phone')];
  if (email) return { email };
  return phone ? { phone } : undefined;
}

/** The person that a member typed: an email address or a phone number; undefined for other texts. */
export function keyTyped(typed: string): PersonKey | undefined {
  const text = typed.trim();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text)) return { email: text };
  const isPhone = /^[\d\s()+.-]+$/.test(text) && text.replace(/\D/g, '').length >= FEWEST_DIGITS;
  return isPhone ? { phone: text } : undefined;
}

/** The address or the number, as it is read. */
export const addressOf = (key: PersonKey): string =>
  'email' in key ? key.email : formatPhone(phoneOf(key.phone));

/** The person's name in their newest request with one, or in their account; else the address. */
export function nameOfPerson({ items, account, email, phone }: WireDeskPerson): string {
  const named = items.find(({ person }) => person.firstName || person.lastName);
  if (named) return nameOf(named.person);
  const name = account ? `${account.name.first} ${account.name.last}`.trim() : '';
  return name || email || formatPhone(phoneOf(phone ?? ''));
}
