import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { leadOutbox } from '#platform/storage/leadOutbox.ts';
import { deliveryDue } from '#store/deliveryDue.ts';
import {
  box,
  fill,
  fillContact,
  isolateLeads,
  openContact,
  posts,
  sendContact,
  stored,
} from '#tests/support/leads/leadForms.tsx';
import { SchemaWorker } from '#tests/support/page/schemaWorker.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { renderWithServices } from '#tests/support/renderWithServices.tsx';

const LEAD_SENT = 'Your message has been sent. We will be in touch.';
const LEAD_KEPT = 'Your message is saved on this device. We’ll send it when you’re back online.';

const setOnline = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
const failContact = (answer: () => Response | undefined) => (request: Request) =>
  request.method === 'POST' ? answer() : undefined;

isolateLeads();

describe('a lead that was not delivered', () => {
  test('stays in the form, can be sent again, and is stored once', async () => {
    expectedConsole.push(/The lead could not be sent/);
    let failures = 1;
    const { user, requests, services } = await openContact({
      intercede: failContact(() => {
        failures -= 1;
        return failures < 0
          ? undefined
          : HttpResponse.json({ message: 'Broken.', requestId: 'r' }, { status: 500 });
      }),
    });
    await fillContact(user);
    await sendContact(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Could not create this contact.');
    expect(box('Email')).toHaveValue('ada@example.com');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Thank you, Ada' });
    const keys = posts(requests).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(await stored(services)).toHaveLength(1);
  });

  test('gets another key than the next lead', async () => {
    expectedConsole.push(/The lead could not be sent/);
    const fail = failContact(() => HttpResponse.json({ message: '', requestId: 'r' }, { status: 500 }));
    const { user, requests } = await openContact({ intercede: fail });
    await fillContact(user);
    await sendContact(user);
    await screen.findByRole('alert');
    await fill(user, /Message/, 'More');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await sendContact(user);
    await screen.findByRole('alert');
    const keys = posts(requests).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  test('is shown at the fields that the service refused, with the focus on the first', async () => {
    expectedConsole.push(/The lead could not be sent/);
    const errors = [
      { field: 'user.phone', message: 'is wrong', keyword: 'pattern' },
      { field: 'user.email', message: 'is too long', keyword: 'maxLength' },
    ];
    const refuse = failContact(() =>
      HttpResponse.json({ message: 'No.', requestId: 'r', errors }, { status: 400 }),
    );
    const { user } = await openContact({ intercede: refuse });
    await fillContact(user);
    await sendContact(user);
    await waitFor(() => expect(box('Email')).toHaveFocus());
    expect(box('Email')).toHaveAccessibleDescription('Enter an email address like name@example.com.');
    expect(box('Phone')).toHaveAccessibleDescription('Enter a full phone number with its area code.');
  });

  test('says when to try again after too many leads', async () => {
    expectedConsole.push(/The lead could not be sent/);
    const busy = failContact(() =>
      HttpResponse.json(
        { message: 'Too many.', requestId: 'r' },
        { status: 429, headers: { 'Retry-After': '40' } },
      ),
    );
    const { user } = await openContact({ intercede: busy });
    await fillContact(user);
    await sendContact(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 40 seconds.');
    expect(box('First name')).toHaveValue(' Ada ');
  });

  test('is stored on the device while the service is down, and sent once when it is back', async () => {
    expectedConsole.push(/The lead could not be sent/);
    let reachable = false;
    const { user, services, store } = await openContact({
      intercede: failContact(() => (reachable ? undefined : HttpResponse.error())),
    });
    await fillContact(user);
    setOnline(true);
    await sendContact(user);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Message saved, Ada' })).toHaveFocus());
    expect(screen.getByText(LEAD_KEPT)).toBeVisible();
    expect(await leadOutbox.all()).toHaveLength(1);
    reachable = true;
    store.dispatch(deliveryDue());
    store.dispatch(deliveryDue());
    expect(await screen.findByText(LEAD_SENT)).toBeVisible();
    expect(screen.queryByText(LEAD_KEPT)).not.toBeInTheDocument();
    expect(await leadOutbox.all()).toEqual([]);
    expect(await stored(services)).toHaveLength(1);
  });

  test('is stored without a call while the browser is offline, and sent by the next visit', async () => {
    const first = await openContact();
    await fillContact(first.user);
    await waitFor(() => expect(first.requests.some(({ url }) => url.includes('/schemas/'))).toBe(true));
    setOnline(false);
    await sendContact(first.user);
    await screen.findByRole('heading', { name: 'Message saved, Ada' });
    expect(posts(first.requests)).toEqual([]);
    first.unmount();
    setOnline(true);
    const next = await renderWithServices(<p>Another page</p>);
    next.store.dispatch(deliveryDue());
    expect(await screen.findByText(LEAD_SENT)).toBeVisible();
    expect(await stored(next.services)).toMatchObject([{ code: 'C1234567' }]);
  });
});

describe('a form without its schema', () => {
  const SCHEMA_FAULT = 'An error has occurred with a form on this page. Please Refresh.';

  test('requests the schema again on submit, then shows an error; the typed text stays', async () => {
    expectedConsole.push(/There has been an error at \(getSchema\)\./);
    let schemas = 0;
    const { user, requests } = await openContact({
      intercede: (request) => {
        if (!request.url.includes('/schemas/')) return undefined;
        schemas += 1;
        return schemas > 2 ? undefined : HttpResponse.json({ message: 'Gone.' }, { status: 500 });
      },
    });
    await fillContact(user);
    await waitFor(() => expect(schemas).toBe(1));
    await sendContact(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(SCHEMA_FAULT);
    expect(schemas).toBe(2);
    expect(posts(requests)).toEqual([]);
    expect(box('Last name')).toHaveValue('Byron');
    await sendContact(user);
    await screen.findByRole('heading', { name: 'Thank you, Ada' });
  });

  test('shows an error if the worker fails to load', async () => {
    expectedConsole.push(/There has been an error at \(getSchema\)\./);
    SchemaWorker.isMissing = true;
    const { user } = await openContact();
    await fillContact(user);
    await sendContact(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(SCHEMA_FAULT);
    SchemaWorker.isMissing = false;
    await sendContact(user);
    await screen.findByRole('heading', { name: 'Thank you, Ada' });
  });
});
