import { beforeAll, describe, expect, it } from 'vitest';
import type { WireDeskMe } from '#api/desk/contract.ts';
import { makeDesk } from '#server/desk/makeDesk.ts';
import { ServiceError } from '#server/http/errors.ts';
import { openEmptyStore } from '#tests/support/services/testStores.ts';
import { type DeskService, deskOver } from './deskService.ts';

interface Description {
  paths: Record<string, Record<string, { security?: object[] }>>;
}

interface Route {
  method: string;
  /** With its parameters filled in. */
  path: string;
}

const ID = '00000000-0000-4000-8000-000000000000';
const HOUR = 3_600_000;

// Only its routes are read.
const unused = {
  store: {} as never,
  clock: { now: () => new Date() },
  isMailing: false,
  isForwarded: false,
} as never; // never asked

describe('every call of the desk', () => {
  let desk: DeskService;
  let routes: Route[];
  let open: Route[];

  beforeAll(async () => {
    desk = deskOver(await openEmptyStore());
    const { body } = await desk.call<Description>('GET', '/openapi.json');
    const all = Object.entries(body.paths).flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, { security }]) => ({
        method: method.toUpperCase(),
        path: path.replace('/desk', '').replace(/\{\w+\}/g, ID),
        isPrivate: security !== undefined,
      })),
    );
    routes = all.filter(({ isPrivate }) => isPrivate);
    open = all.filter(({ isPrivate }) => !isPrivate);
    return () => desk.store.close();
  });

  const answers = async (as: string | undefined, headers: Record<string, string> = {}, service = desk) => {
    const found = new Set<string>();
    for (const { method, path } of routes) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const answer = await service.call<{ code?: string }>(method, path, {
        ...(as === undefined ? {} : { as }),
        body,
        headers,
      });
      found.add(`${answer.status} ${answer.body?.code ?? ''}`.trim());
    }
    return [...found];
  };

  it('is described, and needs a session unless its address is signed', () => {
    const described = routes.map(({ method, path }) => `${method} ${path}`);
    expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual([`GET /files/${ID}`]);
    const handled = makeDesk(unused).routes.filter(({ method }) => method !== 'ALL');
    const names = handled.map(
      ({ method, path }) => `${method} ${path.replace('/desk', '').replace(/:\w+/g, ID)}`,
    );
    expect([...new Set(names)].sort()).toEqual(
      [...described, `GET /files/${ID}`, 'GET /openapi.json'].sort(),
    );
  });

  it.each([
    ['a visitor', undefined, {}, '401'],
    ['a customer', 'anne', {}, '403 notStaff'],
    ['a customer in another group', 'anne:partners', {}, '403 notStaff'],
    [
      'a member of staff without second factor',
      'omar:staff',
      { 'Access-Token': 'off' },
      '403 secondFactorMissing',
    ],
    ['an admin without second factor', 'ines:admin', { 'Access-Token': 'off' }, '403 secondFactorMissing'],
    [
      'a member of staff without access token',
      'amara:staff',
      { 'Access-Token': '' },
      '401 accessTokenInvalid',
    ],
    [
      'a member of staff with a wrong access token',
      'amara:staff',
      { 'Access-Token': 'x' },
      '401 accessTokenInvalid',
    ],
  ])('refuses %s', async (_name, as, headers, expected) => {
    expect(await answers(as, headers)).toEqual([expected]);
  });

  it('refuses a session of staff that is twelve hours old', async () => {
    const old = deskOver(desk.store, { signedIn: 12 * HOUR });
    expect(await answers('amara:staff', {}, old)).toEqual(['401 sessionTooOld']);
    expect((await desk.call('GET', '/me', { as: 'amara:staff' })).status).toBe(200);
    const young = deskOver(desk.store, { signedIn: 12 * HOUR - 1 });
    young.clock.pass(12 * HOUR);
    expect((await young.call('GET', '/me', { as: 'amara:staff' })).status).toBe(200);
  });

  it('answers 503 while the identity provider cannot be reached', async () => {
    const withoutFactors = deskOver(desk.store, {
      secondFactorOf: async () => {
        throw new ServiceError(503, 'The sign-in cannot be checked at the moment.');
      },
    });
    expect(await answers('amara:staff', {}, withoutFactors)).toEqual(['503']);
    const withoutKeys = deskOver(desk.store, {
      sessionOf: async () => ({ kind: 'visitor', isUnchecked: true }),
    });
    expect(await answers('amara:staff', {}, withoutKeys)).toEqual(['503']);
  });

  it('is for admins only if it changes members or rules', async () => {
    const rules = { byCity: false, byLanguage: false, byTurns: true, version: 0 };
    for (const [method, path, body] of [
      ['PATCH', '/members/amara', { version: 0, takesTurns: false }],
      ['PUT', '/rules', rules],
    ] as const) {
      const answer = await desk.call<{ code: string }>(method, path, { as: 'amara:staff', body });
      expect(answer, path).toMatchObject({ status: 403, body: { code: 'notAdmin' } });
    }
  });

  it('answers staff without being cached, and names the end of their session', async () => {
    const { status, body, headers } = await desk.call<WireDeskMe>('GET', '/me', { as: 'amara:staff' });
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(body).toEqual({
      id: 'amara',
      email: 'amara@example.ca',
      name: 'Amara',
      role: 'staff',
      mortgage: false,
      sessionEnds: new Date(desk.clock.now().getTime() - 4_000 + 12 * HOUR).toISOString(),
    });
  });
});
