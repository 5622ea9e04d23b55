// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { BUILT_SENDER } from '#server/store/content/senderBrand.ts';
import { type MailContent, renderMail } from './renderMail.ts';

const MAIL: MailContent = {
  brand: BUILT_SENDER,
  id: '1',
  email: 'anne@example.ca',
  language: 'en',
  subject: '2 new results',
  parts: [
    'Hello <Zoë>,',
    'There are 2 new results for “A & B”.',
    { home: '12 Bay Street, Toronto', price: '$650,000', url: 'https://homes.test/detail/C1/2?a=1&b=2' },
    { home: '14 Bay Street, Toronto', price: '', url: 'https://homes.test/detail/C2/2' },
    { button: 'See them all', url: 'https://homes.test/list' },
    { note: 'You asked for this.', links: [{ label: 'Unsubscribe', url: 'https://homes.test/u' }] },
  ],
};

const elements = (html: string | null) => new DOMParser().parseFromString(html ?? '', 'text/html');

it('a mail is complete as text', () => {
  expect(renderMail(MAIL).body).toBe(`Hello <Zoë>,

There are 2 new results for “A & B”.

12 Bay Street, Toronto: $650,000
https://homes.test/detail/C1/2?a=1&b=2

14 Bay Street, Toronto
https://homes.test/detail/C2/2

See them all:
https://homes.test/list

You asked for this.
Unsubscribe: https://homes.test/u

Harbour & Pine Realty Inc., Brokerage
200 Queens Quay West, Suite 400, Toronto, Ontario M5J 2Y4
416-555-0142`);
});

it('a mail in French has its typography and its address', () => {
  const { body, html } = renderMail({ ...MAIL, language: 'fr' });
  expect(body).toContain('12 Bay Street, Toronto\u00a0: $650,000\n');
  expect(body).toContain('Toronto (Ontario)');
  expect(elements(html).documentElement.lang).toBe('fr-CA');
});

it('the HTML has the same words and links as the text, and shows typed markup as text', () => {
  const { body, html } = renderMail(MAIL);
  const page = elements(html);
  const words = page.body.textContent ?? '';
  for (const line of body
    .split('\n')
    .filter((one) => one && !one.includes('https:') && !one.includes(': '))) {
    expect(words).toContain(line.replace(/:$/, ''));
  }
  const links = [...page.querySelectorAll('a')].map((link) => link.href);
  expect(links).toEqual([...body.matchAll(/https:\S+/g)].map(([url]) => url));
  expect(page.querySelector('zoë')).toBeNull();
});

it('the HTML loads nothing, and names a dark scheme', () => {
  const { html } = renderMail(MAIL);
  const page = elements(html);
  expect(page.querySelectorAll('img, script, link, iframe, object')).toHaveLength(0);
  expect(html).not.toMatch(/url\(|@import|src=/);
  expect(page.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark');
  expect(page.querySelector('style')?.textContent).toContain('prefers-color-scheme: dark');
});
