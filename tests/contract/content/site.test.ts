import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '#server/content/changeContent.ts';
import { makeContent } from '#server/content/makeContent.ts';
import { openPublished } from '#server/content/publishedContent.ts';
import { listedLegalPages } from '#server/content/site.ts';
import { insertPicture } from '#server/store/content/content.ts';
import type { Store } from '#server/store/store.ts';
import { BRAND, HOME, LEGAL, OFFICES } from '#tests/support/services/siteContent.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';

const siteUrl = 'https://homes.example';

describe.each(storeDialects())('the content of every page on $name', (dialect) => {
  let store: Store;
  const context = () => ({ store, clock: { now: () => new Date('2026-11-24T15:00:00Z') }, by: 'admin' });

  beforeAll(async () => {
    store = await dialect.open();
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await dialect.end();
  });

  const site = async () => {
    const service = makeContent({
      published: openPublished(store, 0),
      siteUrl,
      realty: () => Response.json({}),
    });
    return (await service.fetch(new Request('http://localhost/realty/content/site'))).json();
  };

  it('is empty before the first publication, so that pages have that of the build', async () => {
    expect(await site()).toEqual({});
  });

  it('has the published headline, cities, help line, offices and legal texts', async () => {
    await publish(context(), { key: 'home', body: HOME, base: 0 });
    expect(await site()).toEqual({
      texts: {
        en: { home: { title: 'Live by the lake.', sentence: '' } },
        fr: { home: { title: 'Vivez au bord du lac.', sentence: '' } },
      },
      newest: HOME.newest,
      cities: HOME.cities,
    });
    await publish(context(), { key: 'offices', body: OFFICES, base: 0 });
    await publish(context(), { key: 'legal', body: LEGAL, base: 0 });
    expect(await site()).toMatchObject({
      texts: {
        en: { home: {}, leads: { consent: LEGAL.consent['en-CA'] } },
        fr: { shell: { footer: { legal: LEGAL.disclaimer['fr-CA'] } } },
      },
      links: { fr: { terms: LEGAL.terms['fr-CA'], privacy: LEGAL.privacy['fr-CA'] } },
      brand: {
        phone: '+1-514-555-0188',
        phoneDisplay: '514-555-0188',
        email: OFFICES.email,
        address: OFFICES.offices[0]?.address,
        offices: OFFICES.offices,
      },
    });
  });

  it('has the terms and the privacy policy as texts, or as addresses of other sites', async () => {
    const page = async (name: string) => {
      const published = openPublished(store, 0);
      const service = makeContent({ published, siteUrl, realty: () => Response.json({}) });
      const answer = await service.fetch(new Request(`http://localhost/realty/content/legal/${name}`));
      return {
        status: answer.status,
        body: await answer.json(),
        listed: await listedLegalPages(published, siteUrl),
      };
    };
    const address = LEGAL.privacy;
    expect(await page('privacy')).toEqual({
      status: 200,
      body: { text: expect.objectContaining({ 'fr-CA': expect.any(String) }), updated: null, address },
      listed: [],
    });
    const text = { 'en-CA': '## Data\nLittle.', 'fr-CA': '## Données\nPeu.' };
    await publish(context(), { key: 'privacy', body: { text }, base: 0 });
    await publish(context(), { key: 'terms', body: { text }, base: 0 });
    expect((await page('terms')).listed, 'addresses win').toEqual([]);
    const { terms: _terms, ...rest } = LEGAL;
    await publish(context(), { key: 'legal', body: { ...rest, privacy: { 'en-CA': '' } }, base: 1 });
    expect(await page('privacy')).toEqual({
      status: 200,
      body: { text, updated: '2026-11-24T15:00:00.000Z', address: { 'en-CA': '', 'fr-CA': '' } },
      listed: ['/terms', '/privacy'],
    });
    const own = { terms: '/terms', privacy: '/privacy' };
    expect(await site()).toMatchObject({ links: { en: own, fr: own } });
    const ownPage = { 'en-CA': `${siteUrl}/real-estate/privacy`, 'fr-CA': `${siteUrl}/real-estate/privacy/` };
    await publish(context(), { key: 'legal', body: { ...rest, privacy: ownPage }, base: 2 });
    expect(await page('privacy'), 'no link to itself').toMatchObject({
      body: { address: { 'en-CA': '', 'fr-CA': '' } },
      listed: ['/terms', '/privacy'],
    });
    expect(await site()).toMatchObject({ links: { en: own, fr: own } });
    expect((await page('imprint')).status).toBe(404);
  });

  it('has the published name, colours and logo beside the help line', async () => {
    const picture = {
      id: '3f2a3f2a-0000-4000-8000-3f2a3f2a3f2a',
      size: 1,
      hash: 'a',
      added: '',
      added_by: '',
    };
    await insertPicture(store, picture);
    await publish(context(), { key: 'brand', body: { ...BRAND, logo: picture.id }, base: 0 });
    const { name, brokerage, colours } = BRAND;
    expect(await site()).toMatchObject({
      brand: {
        name,
        brokerage,
        logo: `/images/content/${picture.id}-350.webp`,
        phoneDisplay: '514-555-0188',
      },
      colours,
      styles: expect.stringContaining('--mui-palette-primary-main:#0A6B3B'),
    });
    await publish(context(), { key: 'brand', body: BRAND, base: 1 });
    expect(await site()).toMatchObject({ brand: { logo: '' } });
  });

  it.each([
    ['a light colour', { light: '#7FD6A8', dark: '#7FD6A8' }, 'colours.light', 'contrast'],
    ['a dark colour', { light: '#0A6B3B', dark: '#0A6B3B' }, 'colours.dark', 'contrast'],
    ['a colour with styles', { light: '#000;}', dark: '#7FD6A8' }, 'colours.light', 'invalid_format'],
  ])('refuses %s by its contrast or form', async (_title, colours, field, keyword) => {
    await expect(
      publish(context(), { key: 'brand', body: { ...BRAND, colours }, base: 2 }),
    ).rejects.toMatchObject({ errors: [expect.objectContaining({ field, keyword })] });
  });

  it.each<[string, string, object, string]>([
    ['a headline in one language', 'home', { ...HOME, title: { 'en-CA': 'Only English' } }, 'title.fr-CA'],
    [
      'a placeholder in a headline',
      'home',
      { ...HOME, title: { ...HOME.title, 'en-CA': '{{brand}}' } },
      'title.en-CA',
    ],
    ['a home without cities', 'home', { ...HOME, cities: { ...HOME.cities, 'fr-CA': [] } }, 'cities.fr-CA'],
    ['a logo that is not stored', 'brand', { ...BRAND, logo: 'agent-amara' }, 'logo'],
    ['a name in two lines', 'brand', { ...BRAND, name: 'Maple\nMain' }, 'name'],
    ['a help line in another form', 'offices', { ...OFFICES, phone: '5145550188' }, 'phone'],
    ['a brokerage without an office', 'offices', { ...OFFICES, offices: [] }, 'offices'],
    [
      'an address that runs a script',
      'legal',
      { ...LEGAL, terms: { ...LEGAL.terms, 'en-CA': 'javascript:alert(1)' } },
      'terms.en-CA',
    ],
    [
      'a consent that leads cannot record',
      'legal',
      { ...LEGAL, consent: { ...LEGAL.consent, 'en-CA': 'x'.repeat(501) } },
      'consent.en-CA',
    ],
  ])('refuses %s', async (_title, key, body, field) => {
    await expect(publish(context(), { key, body, base: 1 })).rejects.toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });
});
