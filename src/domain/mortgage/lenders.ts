/** Mortgage lenders (requirement A43): twenty large ones of Canada and Other, by the codes of the customer service. */
import type { Locale } from '../format.ts';

/** Code and the lender's own name, in English and in French (2026-11). */
const LENDERS = {
  royal_bank: ['RBC Royal Bank', 'RBC Banque Royale'],
  td: ['TD Canada Trust', 'TD Canada Trust'],
  scotiabank: ['Scotiabank', 'Banque Scotia'],
  bmo: ['BMO', 'BMO'],
  cibc: ['CIBC', 'CIBC'],
  national_bank: ['National Bank', 'Banque Nationale'],
  desjardins: ['Desjardins', 'Desjardins'],
  tangerine: ['Tangerine', 'Tangerine'],
  simplii: ['Simplii Financial', 'Financière Simplii'],
  manulife_bank: ['Manulife Bank', 'Banque Manuvie'],
  equitable_bank: ['Equitable Bank', 'Banque Équitable'],
  home_trust: ['Home Trust', 'Home Trust'],
  first_national: ['First National', 'First National'],
  mcap: ['MCAP', 'MCAP'],
  cmls: ['CMLS Financial', 'CMLS Financière'],
  merix: ['Merix Financial', 'Merix Financial'],
  atb: ['ATB Financial', 'ATB Financial'],
  servus: ['Servus Credit Union', 'Servus Credit Union'],
  meridian: ['Meridian Credit Union', 'Meridian Credit Union'],
  vancity: ['Vancity', 'Vancity'],
  other: ['Other', 'Autre'],
} as const;

/** A lender's code. */
export type LenderCode = keyof typeof LENDERS;

/** All codes; `other` is the last. */
export const LENDER_CODES = Object.keys(LENDERS) as LenderCode[]; // the keys of a const object

/** Returns a lender's name in the page's language; an unknown code stays as it is. */
export function lenderName(code: string, locale: Locale): string {
  const names = LENDERS[code as LenderCode]; // an unknown code gives undefined
  return names?.[locale === 'fr-CA' ? 1 : 0] ?? code;
}
