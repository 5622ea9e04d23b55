import { viewingState } from '#server/contact/leadsCsv.ts';
import { type ApplicationSummary, applicationOf } from '#server/store/leads/applicationLeads.ts';
import type { LeadTable } from '#server/store/tables.ts';
import type { Viewing } from '#server/store/viewings/findViewings.ts';

/** Viewing requests by the ids of their leads. */
export type Viewings = ReadonlyMap<string, Viewing>;

const moment = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

const LONGEST_MESSAGE = 60;

function price(value: number | null): string {
  return value === null ? '' : `$${value.toLocaleString('en-CA')}`;
}

/** The message on one line, shortened if it is long. */
function beginning(message: string | null): string {
  const line = (message ?? '').replace(/\s+/g, ' ');
  return line.length > LONGEST_MESSAGE ? `${line.slice(0, LONGEST_MESSAGE - 1)}…` : line;
}

/** "co-applicant invited, 2 documents: Passport.pdf, Pay slip.pdf" */
function summary({ coApplicant, documents }: ApplicationSummary): string {
  const parts = [];
  if (coApplicant !== undefined && coApplicant !== 'none') parts.push(`co-applicant ${coApplicant}`);
  if (documents) {
    const names = documents.count === 0 ? '' : `: ${documents.names.join(', ')}`;
    parts.push(`${documents.count} ${documents.count === 1 ? 'document' : 'documents'}${names}`);
  }
  return parts.join(', ');
}

function about(lead: LeadTable): string {
  const application = applicationOf(lead);
  if (application) return `application ${application.id}`;
  if (lead.kind === 'valuation') return `valuation of ${lead.address}`;
  if (lead.code === null) return '';
  const listing = `${lead.code} (board ${lead.board})`;
  if (lead.kind === 'viewing') return `viewing ${lead.id} of ${listing}`;
  return lead.kind === 'listing' ? listing : `referral ${lead.code}`;
}

function messageOf(lead: LeadTable): string | null {
  const application = applicationOf(lead);
  return application ? summary(application) : lead.message;
}

function forwarding(lead: LeadTable): string {
  return lead.forward_problem === null ? lead.forwarding : `${lead.forwarding}: ${lead.forward_problem}`;
}

function viewingOf({ id }: LeadTable, viewings: Viewings): string {
  const viewing = viewings.get(id);
  return viewing ? viewingState(viewing, viewing.time_zone) : '';
}

const COLUMNS: readonly [string, (lead: LeadTable, viewings: Viewings) => string][] = [
  ['Received', (lead) => moment.format(new Date(lead.received)).replace(',', '')],
  ['Kind', (lead) => lead.kind],
  ['Name', (lead) => `${lead.first_name} ${lead.last_name}`.trim()],
  ['Email', (lead) => lead.email],
  ['Phone', (lead) => lead.phone],
  ['City', (lead) => lead.city ?? applicationOf(lead)?.province ?? ''],
  ['Price', (lead) => price(lead.price)],
  ['About', about],
  ['Viewing', viewingOf],
  ['Message', (lead) => beginning(messageOf(lead))],
  ['Forwarding', forwarding],
];

/** The leads as a text table with times in Toronto, and their number. */
export function leadsTable(leads: readonly LeadTable[], viewings: Viewings = new Map()): string {
  const count = leads.length === 1 ? '1 contact.' : `${leads.length} contacts.`;
  if (leads.length === 0) return 'No contacts.';
  const rows = [
    COLUMNS.map(([name]) => name),
    ...leads.map((lead) => COLUMNS.map(([, text]) => text(lead, viewings))),
  ];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, count].join('\n');
}
