import { describe, expect, it } from 'vitest';
import { faultLimits, makeFaults } from '#server/faults/makeFaults.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { passTime } from '#tests/support/services/passTime.ts';

const clock = { now: () => new Date('2026-11-21T17:00:00Z') };
const FAULT = {
  name: 'TypeError',
  message: 'gone',
  where: 'window',
  path: '/real-estate/',
  release: '1.0.0',
  environment: 'local',
};

function service(options = {}) {
  const app = makeFaults({ clock, isListed: true, limits: [], ...options });
  const send = async (body: unknown, init: RequestInit = {}) =>
    app.fetch(
      new Request('http://localhost/faults', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        ...init,
      }),
    );
  const read = async (accept = '*/*', env?: object) =>
    app.fetch(new Request('http://localhost/faults', { headers: { Accept: accept } }), env);
  return { app, send, read };
}

describe('an error report of a page', () => {
  it('is stored with its time, the newest first, at most a hundred', async () => {
    const { send, read } = service();
    for (let number = 0; number < 105; number += 1) {
      expect((await send({ ...FAULT, message: `fault ${number}` })).status).toBe(204);
    }
    const stored = (await (await read()).json()) as { message: string; time: string }[]; // the service's own form
    expect(stored).toHaveLength(100);
    expect(stored[0]).toEqual({ ...FAULT, message: 'fault 104', time: '2026-11-21T17:00:00.000Z' });
  });

  it('is shown in a browser as text', async () => {
    const { send, read } = service();
    await send({ ...FAULT, message: '<script>steal()</script>', stack: 'at draw' });
    const answer = await read('text/html');
    const page = await answer.text();
    expect(page).toContain('&lt;script&gt;steal()');
    expect(page).not.toContain('<script>');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is shown only to callers on a developer’s own machine', async () => {
    const incoming = { socket: { remoteAddress: '192.168.1.20' } };
    expect((await service().read('*/*', { incoming })).status).toBe(404);
    expect((await service({ isListed: false }).read()).status).toBe(404);
    const { app } = service();
    expect((await app.request('http://evil.example/faults')).status, 'a foreign name that leads here').toBe(
      404,
    );
  });

  it.each([
    ['an unknown member', { ...FAULT, email: 'anne@example.ca' }],
    ['too long a text', { ...FAULT, message: 'x'.repeat(501) }],
    ['no object', []],
  ])('is refused with %s', async (_title, body) => {
    const answer = await service().send(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ requestId: expect.any(String), errors: [expect.anything()] });
  });

  it('is refused with another type, above the size limit, and with another method', async () => {
    const { send } = service();
    expect((await send(FAULT, { headers: { 'Content-Type': 'text/plain' } })).status).toBe(415);
    expect((await send({ ...FAULT, stack: 'x'.repeat(20_000) })).status).toBe(413);
    const put = await send(FAULT, { method: 'PUT' });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('is accepted sixty times a minute from one address', async () => {
    passTime(0);
    const { send } = service({ limits: faultLimits(1000) });
    for (let number = 0; number < 60; number += 1) expect((await send(FAULT)).status).toBe(204);
    const refused = await send(FAULT);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  });

  it('is written to the log', async () => {
    const { send } = service();
    const shown = capturedLog();
    await send(FAULT);
    expect(shown).toEqual([]);
    const collected = capturedLog({ isStructured: true });
    await send(FAULT);
    const [line = ''] = collected;
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', message: 'fault', fault: FAULT });
  });
});
