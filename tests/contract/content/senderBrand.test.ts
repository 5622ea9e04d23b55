import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { shareCardUrl } from '#domain/listing/shareCard.ts';
import { readConfiguration } from '#server/config/configuration.ts';
import { storePicture } from '#server/content/contentPictures.ts';
import { unsubscribeToken } from '#server/customer/alerts/unsubscribeToken.ts';
import { openDocumentFolder } from '#server/customer/documents/documentFolder.ts';
import { viewingHandler } from '#server/customer/viewings/tellCustomers.ts';
import type { OutgoingMail } from '#server/mail/outgoingMail.ts';
import { mailHandler } from '#server/mail/sendMails.ts';
import { openPictures } from '#server/pictures/openPictures.ts';
import { makeHomeSearch } from '#server/realty/homeSearch.ts';
import { makeServices } from '#server/start/makeServices.ts';
import { mailCarrierOf } from '#server/start/startMail.ts';
import { changeViewing } from '#server/store/viewings/changeViewing.ts';
import { findViewing } from '#server/store/viewings/findViewings.ts';
import { doJobs } from '#tests/support/jobs/doJobs.ts';
import { startMailServer } from '#tests/support/mail/mailServer.ts';
import { photo } from '#tests/support/pictures/pictureHost.ts';
import { startPushReceiver } from '#tests/support/push/pushReceiver.ts';
import { openSmallDataset } from '#tests/support/services/makeTestServices.ts';
import { BRAND, OFFICES } from '#tests/support/services/siteContent.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { publishIn } from '#tests/support/services/withContent.ts';
import { clearToday, look, putOnMarket, waiting } from '../customer/alertCalls.ts';
import { type CustomerService, openService, saveSearch } from '../customer/customerService.ts';
import { askViewing } from '../customer/viewingCalls.ts';

const ADDRESSES = OFFICES.offices[0]?.address;
const TIME = { starts: '2026-11-25T19:00:00.000Z', ends: '2026-11-25T19:30:00.000Z' };

describe.each(storeDialects())('the brand that the desk published on $name', (dialect) => {
  let service: CustomerService;

  beforeAll(async () => {
    service = await openService(dialect, { isPushService: () => true });
    for (const as of ['anne', 'bob']) {
      await service.call('POST', '/user', { as, body: { name: { first: 'Zoë', last: 'T' } } });
    }
    await clearToday(service);
    await publishIn(service.store, { brand: BRAND, offices: OFFICES });
  }, 60_000);
  afterAll(async () => {
    await service.store.close();
    await dialect.end();
  });

  it('names the sender of mails, with the postal address of their language, and of messages to browsers', async () => {
    const { store, clock } = service;
    const server = await startMailServer();
    const receiver = await startPushReceiver();
    onTestFinished(() => receiver.close());
    await service.call('POST', '/user/push-subscriptions', { as: 'anne', body: receiver.subscription });
    await saveSearch(service, 'anne', { alert: 'atOnce' });
    await saveSearch(service, 'bob', { alert: 'atOnce', language: 'fr' });
    await putOnMarket(service, 1);
    await look(service);
    const mails = (await waiting(service)).filter(({ subscription_id }) => subscription_id === null);
    for (const [language, address] of [
      ['en', ADDRESSES?.['en-CA']],
      ['fr', ADDRESSES?.['fr-CA']],
    ]) {
      const mail = mails.find((one) => one.language === language);
      expect(mail?.body).toMatch(
        new RegExp(`\n\n${BRAND.brokerage}\n${address}\n514-555-0188$`.replace(/[().]/g, '\\$&')),
      );
      expect(mail?.html).toContain('Maple &amp; Main</p>');
      expect(mail?.html).toContain(`background:${BRAND.colours.light}`);
      expect(mail?.html).toContain(`.button { background: ${BRAND.colours.dark}`);
      expect(`${mail?.body}${mail?.html}`).not.toMatch(/Harbour|#1070b8|#5ab0f0/i);
    }
    const environment = { SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'homes@example.com' };
    const carry = await mailCarrierOf(readConfiguration(environment, '/product'), store);
    await doJobs(store, { alerts: mailHandler({ store, clock, carry }) }, { clock });
    expect(server.received.map(({ headers }) => headers.get('from'))).toEqual(
      Array(2).fill('"Maple & Main" <homes@example.com>'),
    );
    const [, token = ''] = /t=([^,]+)/.exec(receiver.received[0]?.headers.authorization ?? '') ?? [];
    expect(decodeJwt(token).sub).toBe(`mailto:${OFFICES.email}`);
  });

  it('is on the page that ends alerts', async () => {
    const { id } = await saveSearch(service, 'bob', { alert: 'daily', name: 'Another' });
    const token = await unsubscribeToken(service.store, { userId: 'bob', searchId: id });
    for (const path of [`/unsubscribe?token=${token}`, '/unsubscribe?token=wrong']) {
      const page = await (await service.fetch(path)).text();
      expect(page).toContain('<p class="brand">Maple &amp; Main</p>');
      expect(page).toContain(`--strong: ${BRAND.colours.light}`);
      expect(page).not.toContain('Harbour');
    }
  });

  it('organizes viewings in calendars', async () => {
    const { store, clock } = service;
    const id = await askViewing(service);
    const asked = await findViewing(store, id);
    if (!asked) throw new Error('there is no such viewing');
    const offer = { by: 'brokerage', state: 'offered', time: TIME, sentence: null } as const;
    await changeViewing(store, asked, offer, { now: clock.now().toISOString(), isForwarded: false });
    const sent: OutgoingMail[] = [];
    const viewings = viewingHandler({
      store,
      clock,
      appUrl: 'https://homes.test/real-estate',
      homeSearch: makeHomeSearch({ store, clock, routing: undefined }),
      carry: async (mail) => void sent.push(mail),
    });
    await doJobs(store, { viewings }, { clock });
    const file = sent.at(-1)?.attachments?.[0]?.content.replaceAll('\r\n ', '');
    expect(file).toContain(`ORGANIZER;CN="${BRAND.brokerage}":mailto:${OFFICES.email}`);
    expect(file).toContain('PRODID:-//Maple & Main//viewings//EN');
  });
});

describe('the published brand in the services', () => {
  async function openServices() {
    const folder = mkdtempSync(join(tmpdir(), 'brand-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const clock = { now: () => SMALL_DATASET_NOW };
    const store = await openSmallDataset();
    onTestFinished(() => store.close());
    const documents = openDocumentFolder(folder);
    const bytes = new Uint8Array(await photo(1200, 800));
    const services = makeServices({
      store,
      clock,
      sessionOf: async () => ({ kind: 'visitor' }),
      version: '0.0.0-test',
      siteUrl: 'https://www.example.com',
      contentFreshMs: 0,
      customer: { documents },
      demo: { services: new Map([['images', () => new Response(bytes)]]), counts: {} },
      pictures: openPictures({
        folder: join(folder, 'cards'),
        maxBytes: 10_000_000,
        clock,
        log: () => undefined,
        hasDemo: true,
      }),
    });
    const get = async (path: string) => services.fetch(new Request(`http://localhost${path}`));
    return { store, clock, documents, get };
  }

  it('is in the Atom feed of a search', async () => {
    const { store, get } = await openServices();
    await publishIn(store, { brand: BRAND });
    const feed = await (await get('/realty/listings.atom?type=sale&language=fr')).text();
    expect(feed).toContain('<title>Propriétés chez Maple &amp; Main\u00a0: votre recherche</title>');
    expect(feed).toContain(`<author><name>${BRAND.brokerage.replace('&', '&amp;')}</name></author>`);
  });

  it("is on a home's card, which is drawn again for another name and logo", async () => {
    const { store, clock, documents, get } = await openServices();
    const home = await store.database
      .selectFrom('listing')
      .select(['mls', 'board'])
      .where('restricted', '=', 0)
      .executeTakeFirstOrThrow();
    const path = shareCardUrl({ mlsNumber: home.mls, boardId: home.board }, 'en');
    const drawn = async () => Buffer.from(await (await get(path)).arrayBuffer());
    const before = await drawn();
    await publishIn(store, { brand: BRAND });
    const renamed = await drawn();
    const red = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const logo = await storePicture({ store, clock, by: 'admin@example.ca' }, documents, red);
    await publishIn(store, { brand: { ...BRAND, logo } });
    const withLogo = await drawn();
    expect(new Set([before, renamed, withLogo].map((card) => card.toString('latin1'))).size).toBe(3);
    const { data, info } = await sharp(withLogo)
      .extract({ left: 700, top: 40, width: 452, height: 60 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isRed = (at: number) => (data[at] ?? 0) > 200 && (data[at + 1] ?? 255) < 60;
    const count = Array.from({ length: info.width * info.height }, (_, at) => at * info.channels).filter(
      isRed,
    );
    expect(count.length).toBeGreaterThan(30 * 30);
  });
});
