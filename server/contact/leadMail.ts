import { type MailPart, queued, renderMail } from '#server/mail/renderMail.ts';
import { withoutLinks } from '#server/mail/strangersWords.ts';
import type { SenderBrand } from '#server/store/content/senderBrand.ts';
import { applicationOf } from '#server/store/leads/applicationLeads.ts';
import type { NewMail } from '#server/store/mail/mailQueue.ts';
import type { LeadTable } from '#server/store/tables.ts';
import { homeText } from './homeText.ts';
import type { LeadContext } from './leadContext.ts';
import type { SentLead } from './sendLead.ts';

/** Facts of the mails about leads to the brokerage. */
export interface LeadMailFacts {
  /** Address of the brokerage. */
  to: string;
  /** Address of the app without a slash at the end. */
  appUrl: string;
  brand: SenderBrand;
  /** ISO 8601. */
  written: string;
}

const SUBJECTS: Record<LeadTable['kind'], string> = {
  general: 'New lead',
  listing: 'New lead about a listing',
  application: 'Pre-approval submitted',
  withdrawal: 'Pre-approval withdrawn',
  viewing: 'Viewing request',
  valuation: 'Valuation of a home',
};

const WAYS = { inPerson: 'in person', video: 'by video' } as const;

const receivedTime = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  dateStyle: 'long',
  timeStyle: 'short',
});

const dollars = (amount: number): string =>
  amount.toLocaleString('en-CA', { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 });

/** The facts of a lead, one on each line. Members without a value are left out. */
function factsOf({ lead, viewing }: SentLead): string {
  const context = lead.context === null ? {} : (JSON.parse(lead.context) as LeadContext); // written by this product
  const summary = applicationOf(lead);
  // The answers of an application are for mortgage specialists, and a mailbox may have other readers.
  const { city, price } = summary ? { city: null, price: null } : lead;
  const facts: [string, string | number | null | undefined][] = [
    ['Name', `${lead.first_name} ${lead.last_name}`.trim()],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['City', city],
    ['Address', lead.address],
    ['Price', price === null ? null : dollars(price)],
    ['Home', context.home && homeText(context.home)],
    [lead.board === null ? 'Referral code' : 'MLS number', lead.code],
    ['Viewing', viewing && `${viewing.day}, ${viewing.part}, ${WAYS[viewing.way]}`],
    ['State', viewing?.state],
    ['Application', summary?.id],
    ['Language', context.language === 'fr' ? 'French' : context.language && 'English'],
    ['Agent on the page', context.realtor],
    ['Received', receivedTime.format(new Date(lead.received))],
  ];
  return facts
    .flatMap(([name, value]) =>
      value || value === 0 ? [`${name}: ${name === 'Email' ? value : withoutLinks(String(value))}`] : [],
    )
    .join('\n');
}

/**
 * The mail about a lead to the brokerage. Answers go to the person of the lead, whose links are texts only. Like the webhook it has no incomes, debts
 * or birthdays.
 */
export function leadMail(sent: SentLead, { to, appUrl, brand, written }: LeadMailFacts): NewMail {
  const { lead, viewing } = sent;
  const parts: MailPart[] = [factsOf(sent)];
  if (lead.message !== null) parts.push(withoutLinks(lead.message));
  if (lead.board !== null && lead.code !== null) {
    const path = `/detail/${encodeURIComponent(lead.code)}/${lead.board}`;
    parts.push({ button: 'Open the listing', url: `${appUrl}${path}` });
  }
  const mail = renderMail({
    brand,
    // Each change of a viewing request is a mail of its own.
    id: `lead-${lead.id}${viewing && viewing.revision > 1 ? `-${viewing.revision}` : ''}`,
    email: to,
    language: 'en',
    subject: [SUBJECTS[lead.kind], lead.application === null && withoutLinks(lead.address ?? lead.city ?? '')]
      .filter(Boolean)
      .join(': '),
    parts,
    reply_to: lead.email || null,
  });
  return queued(mail, { user_id: lead.user_id, written });
}
