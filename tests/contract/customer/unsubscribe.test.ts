import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { lookForNew } from '#server/customer/alerts/lookForNew.ts';
import { unsubscribeToken } from '#server/customer/alerts/unsubscribeToken.ts';
import { makeHomeSearch } from '#server/realty/homeSearch.ts';
import { findWithdrawals } from '#server/store/desk/withdrawals.ts';
import { findWantedMail } from '#server/store/mail/wantedMail.ts';
import { SMALL_DATASET_DAY } from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { type CustomerService, openInMemory, openService, saveSearch } from './customerService.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
/** The body that a mail provider sends (RFC 8058). */
const ONE_CLICK = { method: 'POST', headers: FORM, body: 'List-Unsubscribe=One-Click' };

async function register(service: CustomerService, as: string): Promise<void> {
  await service.call('POST', '/user', { as, body: { name: { first: 'A', last: 'T' } } });
}

async function alertsOf(service: CustomerService, as: string): Promise<string[]> {
  const { body } = await service.call<{ searches: { alert: string }[] }>('GET', '/user/saved-searches', {
    as,
  });
  return body.searches.map(({ alert }) => alert);
}

async function areMailsOn(service: CustomerService, as: string): Promise<boolean> {
  return (await service.call<{ emailNotifications: boolean }>('GET', '/user', { as })).body
    .emailNotifications;
}

/** Writes the mail of a new home, and returns it. */
async function writtenMail({ store, clock }: CustomerService) {
  await store.database
    .updateTable('listing')
    .set({ list_day: SMALL_DATASET_DAY })
    .where('status', '=', 'A')
    .execute();
  const homeSearch = makeHomeSearch({ store, clock });
  await lookForNew({ store, clock, homeSearch, appUrl: 'https://homes.test/real-estate' });
  return store.database.selectFrom('mail').selectAll().executeTakeFirstOrThrow();
}

/** The path of an alert's link, below the service's own. */
async function linkOf({ store }: CustomerService, as: string, searchId: string): Promise<string> {
  return `/unsubscribe?token=${await unsubscribeToken(store, { userId: as, searchId })}`;
}

describe.each(storeDialects())('the link of an alert mail on $name', (dialect) => {
  let service: CustomerService;

  beforeEach(async () => {
    service = await openService(dialect);
    for (const as of ['anne', 'bob']) await register(service, as);
    return () => service.store.close();
  }, 60_000);

  afterAll(() => dialect.end());

  it('stops the alerts of its search by one click of a mail provider, and drops the mail that waits', async () => {
    await saveSearch(service, 'anne', { alert: 'atOnce', name: 'Near the lake' });
    const mail = await writtenMail(service);
    const link = new URL(mail.unsubscribe ?? '');
    expect(link.origin).toBe('https://homes.test');
    expect(mail.body).toContain(`Unsubscribe: ${link.href}`);
    expect(mail.html).toContain(link.href);
    await saveSearch(service, 'anne', { alert: 'daily', name: 'Another' });
    await saveSearch(service, 'bob', { alert: 'daily' });
    const path = `${link.pathname.replace('/customer', '')}${link.search}`;
    expect((await service.fetch(path, ONE_CLICK)).status).toBe(200);
    expect((await service.fetch(path, ONE_CLICK)).status, 'again').toBe(200);
    expect((await alertsOf(service, 'anne')).sort()).toEqual(['daily', 'off']);
    expect([await areMailsOn(service, 'anne'), await alertsOf(service, 'bob')]).toEqual([true, ['daily']]);
    expect(await findWantedMail(service.store, mail.id)).toBeUndefined();
  });

  it('changes nothing when a program opens it, and shows the search', async () => {
    const { id } = await saveSearch(service, 'anne', { alert: 'daily', name: '<b>Lake</b>' });
    const path = await linkOf(service, 'anne', id);
    for (const method of ['GET', 'HEAD']) {
      const answer = await service.fetch(path, { method });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
      expect(answer.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
      if (method === 'GET') expect(await answer.text()).toContain('“&lt;b&gt;Lake&lt;/b&gt;”');
    }
    expect(await alertsOf(service, 'anne')).toEqual(['daily']);
  });

  it('stops all alerts of its customer by the button of the page', async () => {
    const { id } = await saveSearch(service, 'anne', { alert: 'daily' });
    await saveSearch(service, 'bob', { alert: 'daily' });
    const path = await linkOf(service, 'anne', id);
    const answer = await service.fetch(path, { method: 'POST', headers: FORM, body: 'scope=all' });
    expect(await answer.text()).toContain('You no longer receive email alerts.');
    expect(await areMailsOn(service, 'anne')).toBe(false);
    expect(await areMailsOn(service, 'bob')).toBe(true);
    expect(await alertsOf(service, 'anne'), 'the choice for a later time').toEqual(['daily']);
    await service.fetch(path, { method: 'POST', headers: FORM, body: 'scope=all' });
    const withdrawals = await findWithdrawals(service.store, 'anne@example.ca');
    expect(withdrawals, 'recorded once').toMatchObject([
      { way: 'link', by: null, at: service.clock.now().toISOString() },
    ]);
  });

  it('works by one key for all servers, which is made once', async () => {
    const alert = { userId: 'anne', searchId: 's' };
    const tokens = await Promise.all([1, 2, 3].map(() => unsubscribeToken(service.store, alert)));
    expect(new Set(tokens).size).toBe(1);
    const { body } = await service.call<{ searches: object[] }>('GET', '/user/saved-searches', {
      as: 'anne',
    });
    expect(body.searches).toEqual([]);
  });
});

describe('the page of an alert mail’s link', () => {
  it('is in the language of the search', async () => {
    const service = await openInMemory();
    await register(service, 'anne');
    const { id } = await saveSearch(service, 'anne', { alert: 'daily', name: 'Lac', language: 'fr' });
    const path = await linkOf(service, 'anne', id);
    const page = await (await service.fetch(path)).text();
    expect(page).toContain('<html lang="fr-CA">');
    expect(page).toContain('«\u00a0Lac\u00a0»');
    expect(await (await service.fetch(path, ONE_CLICK)).text()).toContain('Vous ne recevez plus d’alertes');
  });

  it('says that a deleted search sends no more, and still stops all alerts', async () => {
    const service = await openInMemory();
    await register(service, 'anne');
    const { id } = await saveSearch(service, 'anne', { alert: 'daily' });
    const path = await linkOf(service, 'anne', id);
    await service.call('DELETE', `/user/saved-searches/${id}`, { as: 'anne' });
    const page = await (await service.fetch(path)).text();
    expect(page).toContain('This saved search was deleted.');
    expect(page).toContain('Stop all alerts');
    await service.call('DELETE', '/user', { as: 'anne' });
    expect((await service.fetch(path, ONE_CLICK)).status).toBe(200);
  });

  it.each(['', '?token=', '?token=x.y', '?token=WyJhbm5lIiwicyJd.AAAA'])(
    'refuses a link that was not signed here: %s',
    async (query) => {
      const service = await openInMemory();
      for (const init of [{}, ONE_CLICK]) {
        const answer = await service.fetch(`/unsubscribe${query}`, init);
        expect(answer.status).toBe(404);
        expect(await answer.text()).toContain('This link is not valid.');
      }
    },
  );

  it('refuses a token with another search or another customer', async () => {
    const service = await openInMemory();
    await register(service, 'anne');
    const { id } = await saveSearch(service, 'anne', { alert: 'daily' });
    const token = await unsubscribeToken(service.store, { userId: 'bob', searchId: 'other' });
    const [, signature] = token.split('.');
    const forged = `${Buffer.from(JSON.stringify(['anne', id])).toString('base64url')}.${signature}`;
    expect((await service.fetch(`/unsubscribe?token=${forged}`, ONE_CLICK)).status).toBe(404);
    expect(await alertsOf(service, 'anne')).toEqual(['daily']);
  });
});
