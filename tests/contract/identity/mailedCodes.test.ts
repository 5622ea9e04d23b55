import { expect, it } from 'vitest';
import { makeIdentity } from '#demo/identity/makeIdentity.ts';
import { smtpCarrier } from '#server/mail/smtpCarrier.ts';
import { makeTestIdentity, TEST_ISSUER } from '#tests/support/identity/testIdentity.ts';
import { startMailServer } from '#tests/support/mail/mailServer.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';

/** Requests a code for the password of the demo account, by a service that mails to a server of its own. */
async function requestedCode(options: Parameters<typeof startMailServer>[0] = {}) {
  const { port, received } = await startMailServer(options);
  const server = { host: '127.0.0.1', port, isTls: false };
  const carry = smtpCarrier({ server, from: 'homes@example.com', replyTo: undefined });
  const { store, clock, key, outbox } = await makeTestIdentity();
  const service = makeIdentity({ store, clock, key, outbox, issuer: TEST_ISSUER, carry });
  const answer = await service.request('/idp/', {
    method: 'POST',
    headers: { 'X-Amz-Target': 'AWSCognitoIdentityProviderService.ForgotPassword' },
    body: JSON.stringify({ ClientId: 'local-client', Username: 'customer@example.ca' }),
  });
  const shown = await service.fetch(new Request('http://localhost/idp/outbox'));
  return { status: answer.status, body: await answer.json(), received, outbox, shown: shown.status };
}

it('a code goes by the configured mail server, and not to the outbox', async () => {
  const { status, received, outbox, shown } = await requestedCode();
  expect(status).toBe(200);
  expect(received.map(({ to, headers }) => [to, headers.get('subject')])).toEqual([
    [['customer@example.ca'], 'Your password reset code'],
  ]);
  expect(received[0]?.bodies.get('text/plain')).toMatch(/^\d{6}$/m);
  expect(received[0]?.bodies.get('text/html')).toMatch(/>\d{6}<\/p>/);
  expect([outbox.list(), shown]).toEqual([[], 404]);
});

it('a code that was not sent is an error that the caller sees, and the log names no person', async () => {
  const logged = capturedLog();
  const recipients = [{ code: 550, words: '<customer@example.ca> is unknown' }];
  const { status, body } = await requestedCode({ recipients });
  expect([status, body]).toEqual([400, expect.objectContaining({ __type: 'CodeDeliveryFailureException' })]);
  expect(logged.join('\n')).toContain('A code was not sent: the mail server answered 550 to RCPT TO.');
  expect(logged.join('\n')).not.toContain('customer@');
});
