import { type ApplicationSummary, applicationOf } from '#server/store/leads/applicationLeads.ts';
import type { LeadTable } from '#server/store/tables.ts';
import { localTimeOf } from '#server/store/text/timeZones.ts';
import type { ViewingTable } from '#server/store/viewings/viewingTables.ts';
import { withoutFormulas } from '../../src/domain/csv.ts';
import { homeText } from './homeText.ts';
import type { LeadContext } from './leadContext.ts';

/** Without it Excel reads the file in the country's code page and garbles "Montréal". */
const BYTE_ORDER_MARK = '\uFEFF';

const WAYS = { inPerson: 'in person', video: 'by video' } as const;

type Moment = Pick<ViewingTable, 'state' | 'day' | 'part' | 'way' | 'starts'>;

/** "asked: 2026-11-25, afternoon, in person", or "agreed: 2026-11-25 14:00, by video", by the clock of the home. */
export function viewingState({ state, day, part, way, starts }: Moment, timeZone: string): string {
  const { date, time } = localTimeOf(new Date(starts ?? day), timeZone);
  const isTimed = starts !== null && (state === 'offered' || state === 'agreed');
  return `${state}: ${isTimed ? `${date} ${time}` : `${day}, ${part}`}, ${WAYS[way]}`;
}

/** A lead of a table, with its viewing request if it is one. */
export interface LeadLine {
  lead: LeadTable;
  viewing: ViewingTable | undefined;
}

/** A column of a table: its name, and its value in a line. */
export type LeadColumn<Line extends LeadLine = LeadLine> = readonly [
  name: string,
  read: (line: Line) => string | number | null,
];

/** The column is missing in a database that no newer release has opened yet. */
const contextOf = ({ lead: { context } }: LeadLine): LeadContext =>
  context ? (JSON.parse(context) as LeadContext) : {}; // written by this product

const summaryOf = ({ lead }: LeadLine): Partial<ApplicationSummary> => applicationOf(lead) ?? {};

/** The columns of a lead. */
export const LEAD_COLUMNS: readonly LeadColumn[] = [
  ['id', ({ lead }) => lead.id],
  ['received', ({ lead }) => lead.received],
  ['kind', ({ lead }) => lead.kind],
  ['first name', ({ lead }) => lead.first_name],
  ['last name', ({ lead }) => lead.last_name],
  ['email', ({ lead }) => lead.email],
  ['phone', ({ lead }) => lead.phone],
  ['city', ({ lead }) => lead.city],
  ['address', ({ lead }) => lead.address],
  ['price', ({ lead }) => lead.price],
  ['MLS number', ({ lead }) => (lead.kind === 'general' ? null : lead.code)],
  ['board', ({ lead }) => lead.board],
  ['referral code', ({ lead }) => (lead.kind === 'general' ? lead.code : null)],
  ['message', ({ lead }) => lead.message],
  ['forwarding', ({ lead }) => lead.forwarding],
  ['application', (line) => summaryOf(line).id ?? null],
  ['province', (line) => summaryOf(line).province ?? null],
  ['co-applicant', (line) => summaryOf(line).coApplicant ?? null],
  ['page', (line) => contextOf(line).page ?? null],
  ['realtor', (line) => contextOf(line).realtor ?? null],
  ['consent', (line) => contextOf(line).consent ?? null],
  ['consent given', (line) => contextOf(line).pressed ?? null],
  ['documents', (line) => summaryOf(line).documents?.names.join('; ') ?? null],
  [
    'home',
    (line) => {
      const { home } = contextOf(line);
      return home ? homeText(home) : null;
    },
  ],
  ['viewing', ({ viewing }) => (viewing ? viewingState(viewing, viewing.time_zone) : null)],
];

function cell(value: string | number | null): string {
  // A visitor's text must not become a formula on the reader's computer.
  const text = typeof value === 'string' ? withoutFormulas(value) : String(value ?? '');
  // A spreadsheet set to Canadian French takes semicolons for the ends of cells.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csvLine = (values: readonly (string | number | null)[]): string => `${values.map(cell).join(',')}\r\n`;

/** The first line of a file of CSV (RFC 4180, UTF-8). */
export function csvHead<Line extends LeadLine>(columns: readonly LeadColumn<Line>[]): string {
  return BYTE_ORDER_MARK + csvLine(columns.map(([name]) => name));
}

/** Lines of CSV. Texts that look like a formula get an apostrophe in front. */
export function csvLines<Line extends LeadLine>(
  lines: readonly Line[],
  columns: readonly LeadColumn<Line>[],
): string {
  return lines.map((line) => csvLine(columns.map(([, read]) => read(line)))).join('');
}
