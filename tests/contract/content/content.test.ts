import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_TEAM } from '#demo/content/team.ts';
import { draft, publish } from '#server/content/changeContent.ts';
import { storePicture } from '#server/content/contentPictures.ts';
import { makeContent } from '#server/content/makeContent.ts';
import { openPublished } from '#server/content/publishedContent.ts';
import { openDocumentFolder } from '#server/customer/documents/documentFolder.ts';
import { findChanges, findVersion } from '#server/store/content/content.ts';
import { findDocumentStates, findStoredDocuments } from '#server/store/customer/documents.ts';
import type { Store } from '#server/store/store.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';

const NOW = new Date('2026-11-24T15:00:00.000Z');
const [AMARA = DEMO_TEAM[0]] = DEMO_TEAM;
const teamOf = (changes: object = {}) => ({ agents: [{ ...AMARA, ...changes }] });

describe.each(storeDialects())('the content on $name', (dialect) => {
  let store: Store;
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const files = openDocumentFolder(folder);
  const context = () => ({ store, clock: { now: () => NOW }, by: 'admin@example.ca' });

  beforeAll(async () => {
    store = await dialect.open();
  }, 60_000);

  afterAll(async () => {
    await store.close();
    await dialect.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const service = makeContent({
      published: openPublished(store, 0),
      files,
      realty: () => Response.json({ listings: [] }),
    });
    return service.fetch(new Request(`http://localhost${path}`, { headers }));
  };

  it('is empty before the first change', async () => {
    expect(await (await get('/realty/content/team')).json()).toEqual({ agents: [] });
    expect(await (await get('/realty/content/reviews')).json()).toEqual({ summary: null, reviews: [] });
  });

  it('is published with its author and time, and shown without accounts and homes', async () => {
    const private_ = { account: 'amara@example.ca', homes: [{ mlsNumber: 'c1', boardId: 2 }] };
    expect(await publish(context(), { key: 'team', body: teamOf(private_), base: 0 })).toBe(1);
    expect(await findChanges(store, 'team')).toEqual([
      { key: 'team', version: 1, changed_at: NOW.toISOString(), changed_by: 'admin@example.ca' },
    ]);
    const shown = await (await get('/realty/content/team')).text();
    expect(JSON.parse(shown).agents).toMatchObject([{ slug: 'amara-osei', licence: 'RECO 4410151' }]);
    expect(shown).not.toMatch(/account|homes|amara@example|about/);
    const profile = await (await get('/realty/content/agents/amara-osei')).json();
    expect(profile).toMatchObject({ name: 'Amara Osei', about: AMARA?.about });
    expect(Object.keys(profile)).not.toContain('homes');
    expect((await get('/realty/content/agents/unknown')).status).toBe(404);
  });

  it('keeps each version, and refuses a change of an older one', async () => {
    expect(await publish(context(), { key: 'team', body: teamOf({ name: 'Amara O.' }), base: 1 })).toBe(2);
    await expect(
      publish(context(), { key: 'team', body: teamOf({ name: 'Lost' }), base: 1 }),
    ).rejects.toMatchObject({
      status: 409,
    });
    const first = JSON.parse((await findVersion(store, 'team', 1))?.body ?? '');
    expect(first.agents).toMatchObject([{ name: 'Amara Osei' }]);
    expect(await (await get('/realty/content/team')).json()).toMatchObject({
      agents: [{ name: 'Amara O.' }],
    });
  });

  it('lets only one of two changes at the same moment pass', async () => {
    const results = await Promise.allSettled(
      ['One', 'Two'].map((name) => publish(context(), { key: 'team', body: teamOf({ name }), base: 2 })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await findChanges(store, 'team')).map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  it('undoes a change whose record fails', async () => {
    const failing = () => Promise.reject(new Error('The record cannot be written.'));
    await expect(
      publish(context(), { key: 'team', body: teamOf({ name: 'Lost' }), base: 3 }, failing),
    ).rejects.toThrow('The record cannot be written.');
    expect(await findChanges(store, 'team')).toHaveLength(3);
  });

  it('does not show drafts, and removes the draft when it is published', async () => {
    await draft(context(), { key: 'team', body: teamOf({ name: 'Draft' }), base: 3 });
    await draft(context(), { key: 'team', body: teamOf({ name: 'Second draft' }), base: 3 });
    expect(await (await get('/realty/content/team')).text()).not.toContain('raft');
    expect((await findVersion(store, 'team', 0))?.body).toContain('Second draft');
    await publish(context(), { key: 'team', body: teamOf(), base: 3 });
    expect(await findVersion(store, 'team', 0)).toBeUndefined();
  });

  it('answers 304 to a caller who has it, and may be cached', async () => {
    const first = await get('/realty/content/team');
    expect(first.headers.get('cache-control')).toBe('public, max-age=30, stale-while-revalidate=60');
    const again = await get('/realty/content/team', { 'If-None-Match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it.each<[string, object, string]>([
    ['a phone number in another form', teamOf({ phone: '4165550151' }), 'agents.0.phone'],
    ['a text in one language only', teamOf({ role: { 'en-CA': 'Broker' } }), 'agents.0.role.fr-CA'],
    ['an unknown member', teamOf({ colour: 'red' }), 'agents.0'],
    ['an unknown province', teamOf({ areas: [{ state: 'Texas', cities: [] }] }), 'agents.0.areas.0.state'],
    ['two agents of the same name', { agents: [AMARA, AMARA] }, 'agents'],
    [
      'a picture that was never stored',
      teamOf({ portrait: '00000000-0000-0000-0000-000000000000' }),
      'picture',
    ],
    ['markup in a slug', teamOf({ slug: '<b>' }), 'agents.0.slug'],
    ['a body that is no object', [], 'body'],
  ])('refuses %s, and names the field', async (_title, body, field) => {
    const before = await findChanges(store, 'team');
    await expect(
      publish(context(), { key: 'team', body, base: before[0]?.version ?? 0 }),
    ).rejects.toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ field })]),
    });
    expect(await findChanges(store, 'team')).toEqual(before);
  });

  it('has no other keys', async () => {
    await expect(publish(context(), { key: 'prices', body: {}, base: 0 })).rejects.toMatchObject({
      status: 404,
    });
    expect((await get('/realty/content/prices')).status).toBe(404);
  });

  it('stores a portrait once, shows it in two widths and as icons, and keeps it with the documents', async () => {
    const noise = { create: { width: 1200, height: 900, channels: 3 as const, background: '#204060' } };
    const photo = await sharp(noise)
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .jpeg()
      .toBuffer();
    const id = await storePicture(context(), files, photo);
    expect(await storePicture(context(), files, photo)).toBe(id);
    for (const width of [350, 800]) {
      const answer = await get(`/images/content/${id}-${width}.webp`);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([picture.format, picture.width, picture.exif]).toEqual(['webp', width, undefined]);
    }
    for (const path of [
      `${id}-351.webp`,
      `${id}-800.png`,
      `${id}-icon-193.png`,
      `${id}-to-string.png`,
      '00000000-0000-0000-0000-000000000000-800.webp',
      '..%2Fx',
    ]) {
      expect((await get(`/images/content/${path}`)).status, path).toBe(404);
    }
    for (const [name, side, channels] of [
      ['icon-192', 192, 4],
      ['icon-512', 512, 4],
      ['maskable-512', 512, 3],
      ['apple-touch', 180, 3],
    ] as const) {
      const answer = await get(`/images/content/${id}-${name}.png`);
      expect(answer.headers.get('content-type')).toBe('image/png');
      const icon = sharp(Buffer.from(await answer.arrayBuffer()));
      expect(await icon.metadata(), name).toMatchObject({
        format: 'png',
        width: side,
        height: side,
        channels,
      });
      // The picture is wider than high, so the upper edge is ground: clear, or white.
      const [first = 0, , , alpha] = await icon.raw().toBuffer();
      expect(channels === 4 ? alpha : first, name).toBe(channels === 4 ? 0 : 255);
    }
    const [stored] = await findStoredDocuments(store);
    const hash = createHash('sha256');
    for await (const chunk of (await files.read(id)) ?? []) hash.update(chunk);
    expect(stored).toMatchObject({ id, hash: hash.digest('hex') });
    expect((await findDocumentStates(store, [id])).known).toEqual(new Set([id]));
    const { version = 0 } = (await findChanges(store, 'team'))[0] ?? {};
    await publish(context(), { key: 'team', body: teamOf({ portrait: id }), base: version });
    expect(await (await get('/realty/content/team')).json()).toMatchObject({ agents: [{ portrait: id }] });
  });

  it.each([
    ['a text', Buffer.from('<svg onload="alert(1)">')],
    ['a broken picture', Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1')],
  ])('refuses %s as a picture', async (_title, bytes) => {
    await expect(storePicture(context(), files, bytes)).rejects.toMatchObject({ status: 400 });
  });
});
