import type { LeadContext } from '#server/contact/leadContext.ts';
import type { LeadTable } from '#server/store/tables.ts';
import { applicationOf, type Viewings } from './leadsTable.ts';
import { viewingState } from './viewingText.ts';

/** Without it Excel reads the file in the country's code page and garbles "Montréal". */
const BYTE_ORDER_MARK = '\uFEFF';

/** The column is missing in a database that no newer release has opened yet. */
const contextOf = ({ context }: LeadTable): LeadContext =>
  context ? (JSON.parse(context) as LeadContext) : {}; // written by this product

const COLUMNS: readonly [string, (lead: LeadTable) => string | number | null][] = [
  ['id', (lead) => lead.id],
  ['received', (lead) => lead.received],
  ['kind', (lead) => lead.kind],
  ['first name', (lead) => lead.first_name],
  ['last name', (lead) => lead.last_name],
  ['email', (lead) => lead.email],
  ['phone', (lead) => lead.phone],
  ['city', (lead) => lead.city],
  ['address', (lead) => lead.address],
  ['price', (lead) => lead.price],
  ['MLS number', (lead) => (lead.kind === 'general' ? null : lead.code)],
  ['board', (lead) => lead.board],
  ['referral code', (lead) => (lead.kind === 'general' ? lead.code : null)],
  ['message', (lead) => lead.message],
  ['forwarding', (lead) => lead.forwarding],
  ['application', (lead) => applicationOf(lead)?.id ?? null],
  ['province', (lead) => applicationOf(lead)?.province ?? null],
  ['co-applicant', (lead) => applicationOf(lead)?.coApplicant ?? null],
  ['page', (lead) => contextOf(lead).page ?? null],
  ['realtor', (lead) => contextOf(lead).realtor ?? null],
  ['consent', (lead) => contextOf(lead).consent ?? null],
  ['consent given', (lead) => contextOf(lead).pressed ?? null],
  ['documents', (lead) => applicationOf(lead)?.documents?.names.join('; ') ?? null],
];

/** Texts that a spreadsheet would evaluate, with any spaces before. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/;

function cell(value: string | number | null): string {
  const text = String(value ?? '');
  // A visitor's text must not become a formula on the reader's computer.
  const harmless = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * The leads as CSV (RFC 4180, UTF-8) with a header line. Texts that look like a formula get an apostrophe in front.
 */
export function leadsCsv(leads: readonly LeadTable[], viewings: Viewings = new Map()): string {
  const names = [...COLUMNS.map(([name]) => name), 'viewing'];
  const lines = leads.map((lead) => {
    const viewing = viewings.get(lead.id);
    const state = viewing ? viewingState(viewing, viewing.time_zone) : null;
    return [...COLUMNS.map(([, read]) => read(lead)), state].map(cell);
  });
  return BYTE_ORDER_MARK + [names, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}
