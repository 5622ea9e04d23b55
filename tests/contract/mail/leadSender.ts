/**
 * A process that takes leads and mails them to a server (argument: folder, port, number of leads, hours that its clock is
 * ahead). It prints the id of each lead once the visitor was answered. The test kills it.
 */
import { leadHandler } from '#server/contact/forwardLeads.ts';
import { leadMail } from '#server/contact/leadMail.ts';
import { makeContact } from '#server/contact/makeContact.ts';
import { openEngine } from '#server/jobs/openEngine.ts';
import { runJobs } from '#server/jobs/runJobs.ts';
import { mailHandler } from '#server/mail/sendMails.ts';
import { smtpCarrier } from '#server/mail/smtpCarrier.ts';
import { openStore } from '#server/store/openStore.ts';
import { createMockGeneralLead } from '#tests/support/leads/createMockLead.ts';

const [folder = '', port, leads, hours] = process.argv.slice(2);

const store = await openStore({ kind: 'folder', folder });
const clock = { now: () => new Date(Date.now() + Number(hours) * 3_600_000) };
const log = () => undefined;
const server = { host: '127.0.0.1', port: Number(port), isTls: false };
const carry = smtpCarrier({ server, from: 'homes@example.com', replyTo: undefined });
const options = { to: 'leads@example.com', appUrl: 'https://homes.test' };
const handlers = {
  mails: mailHandler({ store, clock, carry }),
  leads: leadHandler({
    store,
    clock,
    mails: {
      of: (sent, facts) => leadMail(sent, { ...options, ...facts }),
      wake: () => jobs.wake('mails'),
    },
  }),
};
const jobs = runJobs({ store, engine: await openEngine(store, clock), clock, handlers, log });
const forwarding = { wake: () => jobs.wake('leads') };
const contact = makeContact({ store, clock, forwarding, limits: { calls: [], leads: [] } });
process.stdout.write('ready\n');
for (let number = 0; number < Number(leads); number += 1) {
  const answer = await contact.request('/realty/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(createMockGeneralLead()),
  });
  const { id } = (await answer.json()) as { id: string };
  process.stdout.write(`${id}\n`);
}
// The loops' timers do not keep the process.
setInterval(() => undefined, 60_000);
