import { sql } from 'kysely';
import { emailKeyOf } from '#server/schemas/personSchema.ts';
import type { QueryContext } from '../tables.ts';
import type { DeskLead } from './items.ts';

/** The parts by which leads are a person's. */
export interface PersonParts {
  email?: string | undefined;
  /** Digits, as `phoneDigitsOf` returns them. */
  phone?: string | undefined;
  /** Accounts, whose leads may have an earlier address. */
  userIds?: readonly string[];
}

/** The digits of a phone number without Canada's prefix, as the column `phone_digits` has them. */
export const phoneDigitsOf = (phone: string): string => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** In both databases `lower` changes ASCII letters only. */
const asciiLower = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** All leads of a person, the newest first. Leads without personal data have no address and are not found by one. */
export async function findPersonLeads(
  { database }: QueryContext,
  { email, phone, userIds = [] }: PersonParts,
): Promise<DeskLead[]> {
  const key = email === undefined ? undefined : emailKeyOf(email);
  const spellings = email === undefined ? [] : [...new Set([emailKeyOf(email), asciiLower(email)])];
  const leads = await database
    .selectFrom('lead')
    .selectAll()
    .where(({ or, eb }) =>
      or([
        ...(spellings.length > 0 ? [eb(sql`lower(lead.email)`, 'in', spellings)] : []),
        ...(phone ? [eb('phone_digits', '=', phone)] : []),
        ...(userIds.length > 0 ? [eb('user_id', 'in', userIds)] : []),
      ]),
    )
    .orderBy('received', 'desc')
    .orderBy('id')
    .execute();
  return leads.filter(
    (lead) =>
      (key !== undefined && emailKeyOf(lead.email) === key) ||
      (phone !== undefined && phone !== '' && lead.phone_digits === phone) ||
      (lead.user_id !== null && userIds.includes(lead.user_id)),
  );
}
