import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireDeskApplication, WireDeskOpening } from '#api/desk/contract.ts';
import { DESK_ANSWERS } from '#server/desk/deskSchemas.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { change, dashboard, start, WHOLE } from '../customer/applicationCalls.ts';
import { type CustomerService, openService } from '../customer/customerService.ts';
import {
  DOCUMENT_PLACES,
  fileOf,
  makeFolder,
  openWith,
  send,
  waitingDocument,
} from '../customer/documentCalls.ts';
import { type DeskService, deskOver } from './deskService.ts';

const AMARA = 'amara:staff+mortgage';

/** Submits a customer's application. @returns the id of its item */
async function submit(customer: CustomerService, as: string, language?: 'fr'): Promise<string> {
  const { store } = customer;
  const application = await start(customer, as);
  const whole = await change(customer, as, application, WHOLE);
  const { status } = await change(customer, as, whole.body, {
    status: 'submitted',
    ...(language && { language }),
  });
  expect(status).toBe(200);
  const lead = await store.database
    .selectFrom('lead')
    .select('id')
    .where('user_id', '=', as)
    .where('kind', '=', 'application')
    .executeTakeFirstOrThrow();
  return lead.id;
}

describe.each(storeDialects())('applications at the desk on $name', (dialect) => {
  let customer: CustomerService;
  let desk: DeskService;

  beforeAll(async () => {
    customer = await openService(dialect);
    desk = deskOver(customer.store);
    await desk.call('GET', '/me', { as: AMARA });
  }, 60_000);

  afterAll(async () => {
    await customer.store.close();
    await dialect.end();
  });

  const read = (item: string) =>
    desk.call<WireDeskApplication>('GET', `/applications/${item}`, { as: AMARA });
  const review = (item: string, body: object) =>
    desk.call<WireDeskApplication>('PATCH', `/applications/${item}`, { as: AMARA, body });

  it('are shown with all answers, the matches and their completeness, and that is recorded', async () => {
    const item = await submit(customer, 'anne');
    const { status, body } = await read(item);
    expect(status).toBe(200);
    expect(DESK_ANSWERS.application.strict().safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      status: 'submitted',
      property: { city: 'Toronto', monthlyPayment: 2400 },
      employment: { annualIncome: 98_000 },
      coApplicant: null,
      percent: 100,
      missing: [],
      documents: [],
      review: null,
      version: 0,
    });
    expect(body.matches.length).toBeGreaterThan(5);
    await read(item);
    const { history } = (await desk.call('GET', `/items/${item}`, { as: AMARA })).body;
    expect(history.map(({ action }) => action)).toEqual(['owner', 'applicationOpened', 'opened']);
  });

  it('are for mortgage specialists only, with what they tell and their documents', async () => {
    const item = await submit(customer, 'rita');
    for (const as of ['benoit:staff', 'grace:admin']) {
      const calls = await Promise.all([
        desk.call('GET', `/applications/${item}`, { as }),
        desk.call('PATCH', `/applications/${item}`, { as, body: { version: 0, state: 'approved' } }),
        desk.call('POST', `/applications/${item}/documents/1/openings`, { as }),
      ]);
      expect(calls.map(({ status, text }) => [status, JSON.parse(text).code])).toEqual(
        calls.map(() => [403, 'notMortgage']),
      );
      const seen = [
        await desk.call('GET', `/items/${item}`, { as }),
        await desk.call('GET', '/items?kind=application', { as }),
        await desk.call('GET', '/items.csv?kind=application', { as }),
        await desk.call('GET', '/people?email=rita@example.ca', { as }),
      ];
      for (const { status, text } of seen) {
        expect(status).toBe(200);
        expect(text).not.toMatch(/Toronto|700,?000|98,?000|"?ON"?,/);
      }
    }
    const { body } = await desk.call('GET', `/items/${item}`, { as: 'benoit:staff' });
    expect(body).toMatchObject({ owner: { id: 'amara' }, person: { email: 'anne@example.ca' } });
    expect(body.history.map(({ action }) => action)).not.toContain('opened');
  });

  it('get an answer that the customer sees and gets by mail', async () => {
    const item = await submit(customer, 'lise');
    const changed = await review(item, {
      version: 0,
      state: 'moreNeeded',
      sentence: 'Please send your pay slip of May.',
      language: 'fr',
    });
    expect(changed.body).toMatchObject({ version: 1, review: { state: 'moreNeeded' } });
    expect((await dashboard(customer, 'lise')).application?.review).toEqual({
      state: 'moreNeeded',
      sentence: 'Please send your pay slip of May.',
      changed: desk.clock.now().toISOString(),
    });
    const mail = await customer.store.database
      .selectFrom('mail')
      .selectAll()
      .where('user_id', '=', 'lise')
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({
      language: 'fr',
      subject: 'Votre préapprobation',
      reply_to: 'amara@example.ca',
    });
    expect(mail.body).toContain('Please send your pay slip of May.');
    expect(mail.body, 'no incomes').not.toContain('98');
    const { history } = (await desk.call('GET', `/items/${item}`, { as: AMARA })).body;
    expect(history.find(({ action }) => action === 'applicationState')).toMatchObject({
      before: { state: 'received' },
      after: { state: 'moreNeeded' },
    });
    const others = (await desk.call('GET', `/items/${item}`, { as: 'benoit:staff' })).body.history;
    expect(others.find(({ action }) => action === 'applicationState')).toMatchObject({
      before: null,
      after: null,
    });
  });

  it('keep the answer that another member gave first', async () => {
    const item = await submit(customer, 'marc');
    await review(item, { version: 0, state: 'inReview' });
    expect(await review(item, { version: 0, state: 'declined' })).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    expect((await review(item, { version: 1, state: 'inReview' })).body.version, 'the same again').toBe(1);
    expect((await review(item, { version: 1, state: 'sold' })).status).toBe(400);
  });

  it('that were withdrawn are closed, show no answers and no documents, and get no answer', async () => {
    const item = await submit(customer, 'nora');
    const own = await start(customer, 'nora');
    await change(customer, 'nora', own, { status: 'withdrawn' });
    expect((await read(item)).body).toMatchObject({
      status: 'withdrawn',
      property: {},
      price: {},
      applicant: {},
      employment: {},
      coApplicant: null,
      matches: [],
      documents: [],
    });
    expect((await review(item, { version: 0, state: 'approved' })).status).toBe(409);
    const shown = (await desk.call('GET', `/items/${item}`, { as: AMARA })).body;
    expect(shown.state).toBe('closed');
    expect(shown.history).toContainEqual(
      expect.objectContaining({ by: 'product', action: 'state', before: 'new', after: 'closed' }),
    );
  });

  it('are shown and answered in the language of the page on which they were submitted', async () => {
    const item = await submit(customer, 'paul', 'fr');
    const shown = (await desk.call('GET', `/items/${item}`, { as: AMARA })).body;
    expect(shown).toMatchObject({ language: 'fr', home: null });
    await review(item, { version: 0, state: 'approved' });
    const mails = await customer.store.database
      .selectFrom('mail')
      .select(['language', 'subject'])
      .where('user_id', '=', 'paul')
      .execute();
    expect(mails).toEqual([{ language: 'fr', subject: 'Votre préapprobation' }]);
  });

  it('are in progress while they are reviewed, and answered after the decision', async () => {
    const item = await submit(customer, 'rosa');
    const stateAfter = async (version: number, state: string) => {
      await review(item, { version, state });
      return (await desk.call('GET', `/items/${item}`, { as: AMARA })).body.state;
    };
    expect(await stateAfter(0, 'inReview')).toBe('inWork');
    expect(await stateAfter(1, 'moreNeeded')).toBe('inWork');
    expect(await stateAfter(2, 'declined')).toBe('answered');
  });

  it('are 404 for other items, and after the customer deleted the account', async () => {
    expect((await read(await desk.send())).status).toBe(404);
    const item = await submit(customer, 'omar');
    await customer.call('DELETE', '/user', { as: 'omar' });
    expect((await read(item)).status).toBe(404);
  });
});

describe.each(DOCUMENT_PLACES)('documents of applications in $name', ({ name, make }) => {
  it('are opened by a signed address that expires, and each opening is recorded', async () => {
    const customer = await openWith(make);
    const { document, url, applicationId } = await waitingDocument(customer, 'anne');
    const bytes = fileOf('application/pdf');
    expect((await send(customer, url, bytes)).status).toBe(204);
    const waiting = await waitingDocument(customer, 'anne');
    const item = await submit(customer, 'anne');
    const desk = deskOver(customer.store, { documents: customer.place.documents });
    const open = (id: string) =>
      desk.call<WireDeskOpening>('POST', `/applications/${item}/documents/${id}/openings`, { as: AMARA });
    const { status, body } = await open(document.id);
    expect(status).toBe(201);
    expect(Date.parse(body.expires) - desk.clock.now().getTime()).toBe(600_000);
    const isOwn = name === 'a folder';
    expect(body.url.startsWith(isOwn ? `/desk/files/${document.id}?` : 'http')).toBe(true);
    const fetched = () => (isOwn ? desk.fetch(body.url.replace('/desk', '')) : fetch(body.url));
    const file = await fetched();
    expect(file.status).toBe(200);
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
    expect(file.headers.get('Content-Disposition')).toBe(`attachment; filename="${document.id}.pdf"`);
    const shown = await desk.call<WireDeskApplication>('GET', `/applications/${item}`, { as: AMARA });
    expect(shown.body.documents.map(({ id, state, of }) => [id, state, of])).toContainEqual([
      document.id,
      'kept',
      'applicant',
    ]);
    const { history } = (await desk.call('GET', `/items/${item}`, { as: AMARA })).body;
    expect(history.filter(({ action }) => action === 'documentOpened')).toMatchObject([
      { after: { id: document.id, kind: 'income' } },
    ]);
    expect((await open(waiting.document.id)).status, 'without bytes').toBe(404);
    expect((await open(applicationId)).status, 'an unknown document').toBe(404);
    if (isOwn) {
      desk.clock.pass(601_000);
      expect((await fetched()).status).toBe(403);
    }
  });
});

it('an address of a document is none of an upload, nor of another document', async () => {
  const folder = await makeFolder();
  const customer = await openWith(async () => folder);
  const { document, url } = await waitingDocument(customer, 'anne');
  const desk = deskOver(customer.store, { documents: folder.documents });
  await send(customer, url, fileOf('application/pdf'));
  const query = url.slice(url.indexOf('?'));
  expect((await desk.fetch(`/files/${document.id}${query}`)).status).toBe(403);
  expect((await desk.fetch(`/files/${document.id}`)).status).toBe(403);
});
