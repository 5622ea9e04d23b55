import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireSite } from '#api/content/contract.ts';
import type { WireContentPreview, WireDeskContent } from '#api/desk/contentContract.ts';
import { DEMO_TEAM } from '#demo/content/team.ts';
import { makeContent } from '#server/content/makeContent.ts';
import { openPublished } from '#server/content/publishedContent.ts';
import { HOME } from '#tests/support/services/siteContent.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { type DeskService, openDesk } from './deskService.ts';

const ADMIN = 'grace:admin';
const HALF_HOUR = 30 * 60_000;
const DRAFT_TITLE = 'A headline of tomorrow.';
const draftOf = (title: string) => ({ ...HOME, title: { ...HOME.title, 'en-CA': title } });

describe.each(storeDialects())('the preview of a draft on $name', (dialect) => {
  let desk: DeskService;

  beforeAll(async () => {
    desk = await openDesk(dialect);
    await change('POST', 'home', HOME);
    await change('PUT', 'home', draftOf(DRAFT_TITLE));
  }, 60_000);

  afterAll(async () => {
    await desk.store.close();
    await dialect.end();
  });

  async function change(method: 'PUT' | 'POST', key: string, body: object): Promise<void> {
    const now = await desk.call<WireDeskContent>('GET', `/content/${key}`, { as: ADMIN });
    const { version: base, revision } = now.body;
    desk.clock.pass(1000);
    const path = `/content/${key}/${method === 'PUT' ? 'draft' : 'versions'}`;
    expect(
      (await desk.call(method, path, { as: ADMIN, body: { base, revision, body } })).status,
    ).toBeLessThan(300);
  }

  const preview = async (key = 'home') =>
    desk.call<WireContentPreview>('POST', `/content/${key}/preview`, { as: ADMIN });

  /** A call of the content service of another process, which has the database only. */
  const read = async <Body = WireSite>(authorization?: string, path = 'site') => {
    const { store, clock } = desk;
    const service = makeContent({
      published: openPublished(store, 0),
      drafts: { store, clock },
      realty: () => Response.json({ listings: [] }),
    });
    const headers = authorization === undefined ? {} : { Authorization: authorization };
    const answer = await service.fetch(new Request(`http://localhost/realty/content/${path}`, { headers }));
    return { headers: answer.headers, body: (await answer.json()) as Body }; // the contract's
  };
  const titleOf = ({ body }: { body: WireSite }) =>
    (body.texts?.en['home'] as { title: string } | undefined)?.title;

  it('shows the draft of its key to the token, with an answer that no cache stores', async () => {
    const { status, body, headers } = await preview();
    expect(status).toBe(201);
    expect(headers.get('Cache-Control')).toContain('no-store');
    expect(Date.parse(body.until)).toBe(desk.clock.now().getTime() + HALF_HOUR);
    const shown = await read(`Preview ${body.token}`);
    expect(titleOf(shown)).toBe(DRAFT_TITLE);
    expect(shown.body.preview).toEqual({ endsInMs: HALF_HOUR });
    expect(shown.headers.get('Cache-Control')).toBe('private, no-store');
    expect(shown.headers.get('Vary')).toContain('Authorization');
    const visitors = await read();
    expect(titleOf(visitors)).toBe(HOME.title['en-CA']);
    expect(visitors.body.preview).toBeUndefined();
    expect(visitors.headers.get('Vary')).toContain('Authorization');
  });

  it('shows agents and reviews, and one agent', async () => {
    await change('PUT', 'team', {
      agents: [{ ...DEMO_TEAM[0], name: 'Amara Draft', account: 'a@example.ca' }],
    });
    const token = `Preview ${(await preview('team')).body.token}`;
    const team = await read<{ agents: { name: string }[] }>(token, 'team');
    expect(team.body.agents.map(({ name }) => name)).toEqual(['Amara Draft']);
    expect(JSON.stringify(team.body)).not.toContain('a@example.ca');
    const agent = await read<{ name: string }>(token, `agents/${DEMO_TEAM[0]?.slug}`);
    expect(agent.body.name).toBe('Amara Draft');
    expect(titleOf(await read(token))).toBe(HOME.title['en-CA']);
    await change('PUT', 'reviews', { summary: { average: 4.5, count: 9 }, reviews: [] });
    const reviews = await read(`Preview ${(await preview('reviews')).body.token}`, 'reviews');
    expect(reviews.body).toMatchObject({ summary: { average: 4.5 } });
    expect((await read(undefined, 'reviews')).body).toMatchObject({ summary: null });
  });

  it('shows the published content to forged, changed and foreign tokens, which no cache stores either', async () => {
    const { token } = (await preview()).body;
    const [key, end, signature = ''] = token.split('.');
    for (const forged of [
      `Preview ${key}.${Number(end) + 60_000}.${signature}`,
      `Preview team.${end}.${signature}`,
      `Preview ${key}.${end}.${'A'.repeat(43)}`,
      `Preview ${key}.${end}.`,
      `Preview ${key}.${end}`,
      `Bearer ${token}`,
      'Preview',
      '',
    ]) {
      const shown = await read(forged);
      expect(titleOf(shown), forged).toBe(HOME.title['en-CA']);
      expect(shown.body.preview).toBeUndefined();
      expect(shown.headers.get('Cache-Control')).toBe('private, no-store');
    }
  });

  it('ends after half an hour', async () => {
    const { token } = (await preview()).body;
    desk.clock.pass(HALF_HOUR - 1);
    expect(titleOf(await read(`Preview ${token}`))).toBe(DRAFT_TITLE);
    desk.clock.pass(1);
    const ended = await read(`Preview ${token}`);
    expect(titleOf(ended)).toBe(HOME.title['en-CA']);
    expect(ended.body.preview).toBeUndefined();
  });

  it('ends with the draft, and there is none without one', async () => {
    const { token } = (await preview()).body;
    await change('POST', 'home', draftOf('Published since.'));
    const shown = await read(`Preview ${token}`);
    expect(titleOf(shown)).toBe('Published since.');
    expect(shown.body.preview).toBeUndefined();
    expect((await preview()).status).toBe(404);
    expect((await preview('prices')).status).toBe(404);
  });
});
