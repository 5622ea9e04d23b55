import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeStore } from '#store/makeStore.ts';
import { contactApi, type LeadError } from './contactApi.ts';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const serve = (link: string | undefined, schema: () => Response) =>
  server.use(
    http.get('*/realty/meta', () =>
      HttpResponse.json({}, link === undefined ? {} : { headers: { Link: link } }),
    ),
    http.get('*/schemas/user.json', schema),
  );
const loadSchema = () => makeStore().dispatch(contactApi.endpoints.leadSchema.initiate());
const sendLead = async () => {
  const lead = { key: 'k', body: '{}' };
  const { error } = await makeStore().dispatch(contactApi.endpoints.sendLead.initiate(lead));
  return error as LeadError | undefined; // the queries of this service fail with no other type
};

test.each([
  '</schemas/user.json>; rel="user"',
  '<../schemas/user.json>; rel=user',
  '</other.json>; rel="help", </schemas/user.json>; title="Lead, schema"; rel="user"',
  '<http://localhost/schemas/user.json>; rel="describedby user"',
])('the schema is found by the Link header %s', async (link) => {
  serve(link, () => HttpResponse.json({ type: 'object' }));
  expect((await loadSchema()).data).toEqual({ type: 'object' });
});

test.each([
  ['no Link header', undefined, () => HttpResponse.json({})],
  ['no relation user', '</schemas/user.json>; rel="help"', () => HttpResponse.json({})],
  ['a schema that fails', '</schemas/user.json>; rel="user"', () => new HttpResponse('', { status: 500 })],
  ['a schema that is not an object', '</schemas/user.json>; rel="user"', () => HttpResponse.json([1])],
])('%s is a failure, but not of the network', async (_name, link, schema) => {
  serve(link, schema);
  const { error } = await loadSchema();
  expect(error).toBeDefined();
  expect(error).not.toHaveProperty('status', 0);
});

test('only 200 means that a lead was accepted, with any body', async () => {
  server.use(http.post('*/realty/contact', () => new HttpResponse('not json')));
  expect(await sendLead()).toBeUndefined();
  server.use(http.post('*/realty/contact', () => new HttpResponse(null, { status: 202 })));
  expect(await sendLead()).toMatchObject({ status: 202 });
});

test('a refusal names the fields, and a busy service names the seconds to wait', async () => {
  const errors = [{ field: 'user.email', message: 'is wrong', keyword: 'pattern' }, { field: 3 }];
  server.use(
    http.post('*/realty/contact', () =>
      HttpResponse.json({ message: 'Wrong.', requestId: 'r1', errors }, { status: 400 }),
    ),
  );
  expect(await sendLead()).toMatchObject({
    status: 400,
    message: 'Wrong.',
    requestId: 'r1',
    refused: [{ field: 'user.email', keyword: 'pattern' }],
    retryAfter: null,
  });
  server.use(
    http.post('*/realty/contact', () =>
      HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '17' } }),
    ),
  );
  expect(await sendLead()).toMatchObject({ status: 429, retryAfter: 17, refused: [] });
});

test('a service out of reach has the status 0', async () => {
  server.use(http.post('*/realty/contact', () => HttpResponse.error()));
  expect(await sendLead()).toMatchObject({ status: 0 });
});
