import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  WireContentPicture,
  WireContentVersion,
  WireContentVersions,
  WireDeskContent,
} from '#api/desk/contentContract.ts';
import type { WireDeskChanges } from '#api/desk/contract.ts';
import { DEMO_TEAM } from '#demo/content/team.ts';
import { openDocumentFolder } from '#server/customer/documents/documentFolder.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { type DeskService, openDesk } from './deskService.ts';

const ADMIN = 'grace:admin';
const OTHER_ADMIN = 'mina:admin';
const team = (changes: object = {}) => ({ agents: [{ ...DEMO_TEAM[0], ...changes }] });

describe.each(storeDialects())('the content at the desk on $name', (dialect) => {
  let desk: DeskService;
  const folder = mkdtempSync(join(tmpdir(), 'desk-content-'));

  beforeAll(async () => {
    desk = await openDesk(dialect, { documents: openDocumentFolder(folder) });
  }, 60_000);

  afterAll(async () => {
    await desk.store.close();
    await dialect.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const read = async () => (await desk.call<WireDeskContent>('GET', '/content/team', { as: ADMIN })).body;
  /** Sends a change of the content as it is now. */
  const change = async (method: 'PUT' | 'POST', body: object, known?: WireDeskContent, as = ADMIN) => {
    const { version: base, revision } = known ?? (await read());
    desk.clock.pass(1000);
    const path = `/content/team/${method === 'PUT' ? 'draft' : 'versions'}`;
    return desk.call<WireDeskContent>(method, path, { as, body: { base, revision, body } });
  };

  it('is the initial content before the first publication', async () => {
    expect(await read()).toEqual({
      key: 'team',
      version: 0,
      published: { agents: [] },
      draft: null,
      revision: '',
    });
  });

  it.each([
    ['GET', '/content/team'],
    ['PUT', '/content/team/draft'],
    ['DELETE', '/content/team/draft'],
    ['POST', '/content/team/preview'],
    ['GET', '/content/team/versions'],
    ['POST', '/content/team/versions'],
    ['GET', '/content/team/versions/1'],
    ['POST', '/content/pictures'],
  ])('is for admins only: %s %s', async (method, path) => {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    const refused = async (as: string, headers = {}) => {
      const answer = await desk.call<{ code: string }>(method, path, { as, body, headers });
      return `${answer.status} ${answer.body.code}`;
    };
    expect(await refused('amara:staff')).toBe('403 notAdmin');
    expect(await refused('anne')).toBe('403 notStaff');
    expect(await refused('ines:admin', { 'Access-Token': 'off' })).toBe('403 secondFactorMissing');
  });

  it('keeps a draft, which only its last reader may replace', async () => {
    const before = await read();
    const saved = await change('PUT', team({ name: 'Amara Draft' }), before);
    expect(saved).toMatchObject({
      status: 200,
      body: { version: 0, published: { agents: [] }, draft: { by: 'grace@example.ca' } },
    });
    expect(saved.body.draft?.body).toMatchObject(team({ name: 'Amara Draft' }));
    const lost = await change('PUT', team({ name: 'Lost' }), before, OTHER_ADMIN);
    expect(lost).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect(await read()).toEqual(saved.body);
    expect((await change('PUT', team({ name: 'Amara Next' }), saved.body, OTHER_ADMIN)).status).toBe(200);
  });

  it('is published with its author, and recorded with the versions before and after', async () => {
    const stale = await read();
    const published = await change('POST', team());
    expect(published).toMatchObject({ status: 201, body: { version: 1, draft: null, revision: '' } });
    expect(await change('POST', team({ name: 'Lost' }), stale, OTHER_ADMIN)).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    expect((await change('POST', team({ name: 'Amara O.' }))).body.version).toBe(2);
    const { changes } = (await desk.call<WireDeskChanges>('GET', '/changes', { as: ADMIN })).body;
    expect(changes.slice(0, 2)).toMatchObject([
      {
        by: 'Grace',
        action: 'contentPublished',
        before: { key: 'team', version: 1 },
        after: { key: 'team', version: 2 },
      },
      { action: 'contentPublished', before: null, after: { key: 'team', version: 1 } },
    ]);
    const { versions } = (
      await desk.call<WireContentVersions>('GET', '/content/team/versions', { as: ADMIN })
    ).body;
    expect(versions).toMatchObject([
      { version: 2, by: 'grace@example.ca' },
      { version: 1, by: 'grace@example.ca' },
    ]);
    const first = await desk.call<WireContentVersion>('GET', '/content/team/versions/1', { as: ADMIN });
    expect(first.body.body).toMatchObject({ agents: [{ name: 'Amara Osei' }] });
    for (const version of ['0', '3', 'x']) {
      expect((await desk.call('GET', `/content/team/versions/${version}`, { as: ADMIN })).status).toBe(404);
    }
  });

  it('is not published over a draft that another admin saved meanwhile', async () => {
    const before = await read();
    await change('PUT', team({ name: 'Their draft' }), before, OTHER_ADMIN);
    expect((await change('POST', team({ name: 'Lost' }), before)).status).toBe(409);
    expect((await read()).draft?.body).toMatchObject({ agents: [{ name: 'Their draft' }] });
  });

  it('drops a draft only if it is the known one', async () => {
    const drop = (revision: string) =>
      desk.call<WireDeskContent>('DELETE', `/content/team/draft?revision=${revision}`, { as: ADMIN });
    expect((await drop('')).status).toBe(409);
    expect((await drop((await read()).revision)).body).toMatchObject({ draft: null, revision: '' });
  });

  it('lets only one of two admins save at the same moment', async () => {
    const before = await read();
    const answers = await Promise.all(
      [ADMIN, OTHER_ADMIN].map((as) => change('PUT', team({ name: as }), before, as)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('names the fields that it refuses, and changes nothing', async () => {
    const before = await read();
    for (const method of ['PUT', 'POST'] as const) {
      const refused = await change(method, team({ phone: '1', role: { 'en-CA': 'Broker', 'fr-CA': ' ' } }));
      expect(refused.status).toBe(400);
      const { errors } = JSON.parse(refused.text) as { errors: { field: string }[] };
      expect(errors.map(({ field }) => field)).toEqual(['agents.0.role.fr-CA', 'agents.0.phone']);
    }
    expect(await read()).toEqual(before);
    expect((await desk.call('GET', '/content/prices', { as: ADMIN })).status).toBe(404);
  });

  it('stores a picture, and refuses other files and larger ones', async () => {
    const noise = { create: { width: 900, height: 900, channels: 3 as const, background: '#204060' } };
    const send = async (bytes: Buffer) => {
      const answer = await desk.fetch('/content/pictures', {
        method: 'POST',
        headers: { Authorization: `Bearer ${ADMIN}`, 'Access-Token': 'on', 'Content-Type': 'image/png' },
        body: new Uint8Array(bytes),
      });
      return { status: answer.status, body: (await answer.json()) as WireContentPicture };
    };
    const stored = await send(await sharp(noise).png().toBuffer());
    expect(stored.status).toBe(201);
    expect((await change('POST', team({ portrait: stored.body.id }))).status).toBe(201);
    expect((await send(Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(400);
    const entity = '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/hostname">]>';
    const svg = (start = '') =>
      `${start}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><rect width="9" height="9" fill="#0a6b3b"/></svg>`;
    expect((await send(Buffer.from(svg(entity)))).status).toBe(400);
    const logo = await send(Buffer.from(svg('<?xml version="1.0"?>\n')));
    expect(logo.status).toBe(201);
    const file = await openDocumentFolder(folder).read(logo.body.id);
    const drawn = sharp(Buffer.concat(await Readable.from(file ?? []).toArray()));
    expect(await drawn.metadata()).toMatchObject({ format: 'webp', width: 800 });
    expect((await drawn.stats()).dominant).toMatchObject({ r: 8, g: 104, b: 56 });
    expect((await send(Buffer.alloc(15_000_001))).status).toBe(413);
  });
});
