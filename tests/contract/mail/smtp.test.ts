import { describe, expect, it } from 'vitest';
import { readSmtpServer } from '#server/config/smtpServer.ts';
import type { OutgoingMail } from '#server/mail/outgoingMail.ts';
import { renderMail } from '#server/mail/renderMail.ts';
import { type SmtpCarrierOptions, smtpCarrier } from '#server/mail/smtpCarrier.ts';
import { BUILT_SENDER } from '#server/store/content/senderBrand.ts';
import { CERTIFICATE } from '#tests/support/mail/certificate.ts';
import { type MailServerOptions, startMailServer } from '#tests/support/mail/mailServer.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';

const LIMITS = { timeoutMs: 2_000, stopped: new AbortController().signal };

const MAIL = renderMail({
  brand: BUILT_SENDER,
  id: 'lead-4711',
  email: 'anne@example.ca',
  language: 'fr',
  subject: '3 nouveaux résultats : Près du lac',
  parts: [
    'Bonjour Zoë,',
    'Il y a 3 nouveaux résultats.',
    { button: 'Voir', url: 'https://homes.test/list?a=1&b=2' },
  ],
});

interface Started extends MailServerOptions {
  /** The address without its port. */
  url?: string;
  ca?: string;
  settings?: Partial<SmtpCarrierOptions>;
}

/** Sends a mail to a server of its own. */
async function sendTo(
  { url = 'smtp://127.0.0.1', ca, settings, ...options }: Started,
  mail: OutgoingMail = MAIL,
) {
  const { port, received } = await startMailServer(options);
  const server = readSmtpServer(`${url}:${port}`);
  if (!server) throw new Error(`${url} is no mail server`);
  const from = 'homes@harbourandpine.example';
  const carry = smtpCarrier({ server, from, replyTo: undefined, ...settings, ...(ca ? { ca } : {}) });
  return { problem: await carry(mail, LIMITS), received, again: () => carry(mail, LIMITS) };
}

describe('a mail by SMTP', () => {
  it('has text and HTML, the brand as sender, and the language', async () => {
    const { problem, received } = await sendTo({});
    expect(problem).toBeUndefined();
    const [mail] = received;
    expect(mail).toMatchObject({ from: 'homes@harbourandpine.example', to: ['anne@example.ca'] });
    expect(mail?.headers.get('from')).toBe('"Harbour & Pine" <homes@harbourandpine.example>');
    expect(mail?.headers.get('content-language')).toBe('fr');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.headers.get('content-type')).toMatch(/^multipart\/alternative/);
    expect(mail?.bodies.get('text/plain')?.trimEnd()).toBe(MAIL.body);
    expect(mail?.bodies.get('text/html')?.trimEnd()).toBe(MAIL.html);
    expect(mail?.headers.has('reply-to')).toBe(false);
  });

  it('has the sender of the build if the published name cannot be read', async () => {
    const logged = capturedLog();
    const senderName = () => Promise.reject(new Error('the database does not answer'));
    const { problem, received } = await sendTo({ settings: { senderName } });
    expect(problem).toBeUndefined();
    expect(received[0]?.headers.get('from')).toBe('"Harbour & Pine" <homes@harbourandpine.example>');
    expect(logged.join('')).toContain('a mail has the name of the build');
  });

  it('keeps its Message-ID in another attempt', async () => {
    const { received, again } = await sendTo({});
    await again();
    const ids = received.map(({ headers }) => headers.get('message-id'));
    expect(ids).toEqual(Array(2).fill('<lead-4711@harbourandpine.example>'));
  });

  it.each([
    ['of the configuration', null, 'hello@example.com'],
    ['of the mail', 'anne@example.ca', 'anne@example.ca'],
  ])('asks for answers to the address %s', async (_name, reply_to, expected) => {
    const { received } = await sendTo({ settings: { replyTo: 'hello@example.com' } }, { ...MAIL, reply_to });
    expect(received[0]?.headers.get('reply-to')).toBe(expected);
  });

  it('of an alert names the address that stops it by one click', async () => {
    const unsubscribe = `https://homes.test/customer/unsubscribe?token=${'abc.'.repeat(50)}`;
    const [mail] = (await sendTo({}, { ...MAIL, unsubscribe })).received;
    expect(mail?.headers.get('list-unsubscribe')).toBe(`<${unsubscribe}>`);
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect((await sendTo({})).received[0]?.headers.has('list-unsubscribe')).toBe(false);
  });

  it('of a release without HTML is sent as text', async () => {
    const { received } = await sendTo({}, { ...MAIL, html: null });
    expect([...(received[0]?.bodies.keys() ?? [])]).toEqual(['text/plain']);
  });

  it('cannot add a header by its subject, or another recipient by its address', async () => {
    const { received } = await sendTo({}, { ...MAIL, subject: 'Hello\r\nBcc: eve@example.com' });
    expect(received[0]?.headers.has('bcc')).toBe(false);
    const other = await sendTo({}, { ...MAIL, email: 'anne@example.ca, eve@example.com' });
    expect(other.received.flatMap(({ to }) => to)).not.toContain('eve@example.com');
  });
});

describe('the connection to the mail server', () => {
  const login = { user: 'homes', password: 'p@ss:word' };
  const named = '//homes:p%40ss%3Aword@127.0.0.1';

  it.each([
    ['by STARTTLS', { url: `smtp:${named}` }],
    ['by TLS from the first byte', { url: `smtps:${named}`, secure: true }],
  ])('is encrypted %s, and sends name and password', async (_name, options) => {
    const { problem, received } = await sendTo({ ...options, login, ca: CERTIFICATE });
    expect(problem).toBeUndefined();
    expect(received).toMatchObject([{ isEncrypted: true, user: 'homes' }]);
  });

  it('is refused with an unknown certificate', async () => {
    const { problem, received } = await sendTo({ url: 'smtps://127.0.0.1', secure: true });
    expect(problem).toMatch(/^the mail server cannot be reached \(\w+\)$/);
    expect(received).toEqual([]);
  });

  it('is refused without encryption, except to this machine', async () => {
    // This number is another name of 127.0.0.1.
    const url = 'smtp://2130706433';
    const plain = { disabledCommands: ['STARTTLS'] };
    const { problem, received } = await sendTo({ ...plain, url });
    expect(problem).toBe('the mail server answered 500 to STARTTLS');
    expect(received).toEqual([]);
    expect((await sendTo(plain)).received).toMatchObject([{ isEncrypted: false }]);
  });

  it('is tried again with a wrong password, because the configuration may be corrected', async () => {
    const { problem } = await sendTo({ url: 'smtp://homes:wrong@127.0.0.1', login, ca: CERTIFICATE });
    expect(problem).toMatch(/^the mail server answered 535 /);
  });

  it('is tried again if no server listens', async () => {
    const carry = smtpCarrier({
      server: { host: '127.0.0.1', port: 1, isTls: false },
      from: 'a@b.ca',
      replyTo: undefined,
    });
    expect(await carry(MAIL, LIMITS)).toMatch(/^the mail server cannot be reached \(\w+\)$/);
  });
});

describe('a refusal', () => {
  const words = '<anne@example.ca>: not now';

  it.each([
    [
      'recipient',
      { recipients: [{ code: 450, words: `4.2.0 ${words}` }] },
      'the mail server answered 450 4.2.0 to RCPT TO',
    ],
    ['content', { contents: [{ code: 451, words }] }, 'the mail server answered 451 to DATA'],
  ])('of the %s for now is worth another attempt, and names no person', async (_name, options, problem) => {
    const sent = await sendTo(options);
    expect(sent.problem).toBe(problem);
    expect(await sent.again()).toBeUndefined();
    expect(sent.received).toHaveLength(1);
  });

  it.each([
    [
      'recipient',
      { recipients: [{ code: 550, words: `5.1.1 ${words}` }] },
      'the mail server answered 550 5.1.1 to RCPT TO',
    ],
    ['content', { contents: [{ code: 554, words }] }, 'the mail server answered 554 to DATA'],
  ])('of the %s for good is final, and names no person', async (_name, options, refused) => {
    const isAddress = refused.includes('5.1.1') ? { isAddress: true } : {};
    expect((await sendTo(options)).problem).toEqual({ refused, ...isAddress });
  });
});
