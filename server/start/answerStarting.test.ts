// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answerStarting } from './answerStarting.ts';

const ask = (path: string, accept: string, isBehindProxy = false) =>
  answerStarting(new Request(`http://localhost:4600${path}`, { headers: { Accept: accept } }), isBehindProxy);

describe('answerStarting', () => {
  it.each([
    ['a call', '/realty/listings', false, 503],
    ['a call behind a proxy', '/realty/listings', true, 502],
    ['readiness', '/health/ready', true, 503],
    ['liveness', '/health/live', false, 200],
  ])('answers %s', (_name, path, isBehindProxy, status) => {
    expect(ask(path, '*/*', isBehindProxy).status).toBe(status);
  });

  it('tells a caller when to try again', async () => {
    const answer = ask('/realty/listings', 'application/json');
    expect(answer.headers.get('Retry-After')).toBe('2');
    await expect(answer.json()).resolves.toMatchObject({ message: 'The product is starting.' });
  });

  it('shows a browser a page in both languages that reloads itself', async () => {
    const answer = ask('/real-estate/', 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    expect(page.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe('2');
    expect(page.body.textContent).toMatch(/The site is starting\..*Le site démarre\./s);
    const style = page.querySelector('style')?.textContent ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`);
  });
});
