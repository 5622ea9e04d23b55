import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '#server/content/changeContent.ts';
import { makeContent } from '#server/content/makeContent.ts';
import { openPublished } from '#server/content/publishedContent.ts';
import type { Store } from '#server/store/store.ts';
import { HOME, LEGAL, OFFICES } from '#tests/support/services/siteContent.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';

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
    const service = makeContent({ published: openPublished(store, 0), realty: () => Response.json({}) });
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

  it.each<[string, string, object, string]>([
    ['a headline in one language', 'home', { ...HOME, title: { 'en-CA': 'Only English' } }, 'title.fr-CA'],
    [
      'a placeholder in a headline',
      'home',
      { ...HOME, title: { ...HOME.title, 'en-CA': '{{brand}}' } },
      'title.en-CA',
    ],
    ['a home without cities', 'home', { ...HOME, cities: { ...HOME.cities, 'fr-CA': [] } }, 'cities.fr-CA'],
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
