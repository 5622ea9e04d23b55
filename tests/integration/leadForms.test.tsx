import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findLeads } from '../../server/store/leads/findLeads.ts';
import { ContactRealtorButton } from '../../src/features/leads/ContactRealtorButton.tsx';
import { ContactRealtorProvider } from '../../src/features/leads/ContactRealtorProvider.tsx';
import { LeadForm } from '../../src/features/leads/LeadForm.tsx';
import { changeLanguage } from '../../src/i18n/i18n.ts';
import { leadOutbox } from '../../src/platform/outbox/leadOutbox.ts';
import { deliveryDue } from '../../src/store/outboxListeners.ts';
import { createMockListing } from '../support/listings/createMockListing.ts';
import { SchemaWorker } from '../support/page/schemaWorker.ts';
import { expectedConsole } from '../support/page/watchedConsole.ts';
import { type RenderWithServicesOptions, renderWithServices } from '../support/renderWithServices.tsx';
import type { TestServices } from '../support/services/makeTestServices.ts';

const listing = createMockListing({ mlsNumber: 'C1234567', boardId: 2, listPrice: 849_000 });
const LEAD_SENT = 'Your message has been sent. We will be in touch.';
const LEAD_KEPT = 'Your message is kept on this device and goes out when the connection is back.';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(async () => {
  await leadOutbox.close();
  SchemaWorker.isMissing = false;
  vi.restoreAllMocks();
  await changeLanguage('en');
});

const setOnline = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const stored = ({ store }: TestServices) => findLeads(store);
const posts = (requests: readonly Request[]) => requests.filter(({ method }) => method === 'POST');
const failContact = (answer: () => Response | undefined) => (request: Request) =>
  request.method === 'POST' ? answer() : undefined;

async function openContact(options: RenderWithServicesOptions = {}) {
  const page = await renderWithServices(
    <ContactRealtorProvider listing={listing}>
      <ContactRealtorButton />
      <ContactRealtorButton variant="outlined">Contact the agent</ContactRealtorButton>
    </ContactRealtorProvider>,
    options,
  );
  await page.user.click(screen.getByRole('button', { name: 'I’m interested' }));
  await screen.findByRole('dialog', { name: 'Contact Realtor' });
  return page;
}

/** Pasted: key by key, the tests of this file would take three times as long. */
async function fill(user: UserEvent, name: string | RegExp, text: string) {
  await user.click(box(name));
  await user.paste(text);
}

async function fillContact(user: UserEvent) {
  await fill(user, 'First name', ' Ada ');
  await fill(user, 'Last name', 'Byron');
  await fill(user, 'Email', 'ada@example.com');
  await fill(user, 'Phone', '416-555-0142');
}

const sendContact = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send message' }));

async function openGeneral(options: RenderWithServicesOptions = {}) {
  const page = await renderWithServices(
    <LeadForm heading="Contact us today!" subtitle="Enter your info to connect with a realtor" />,
    options,
  );
  await screen.findByRole('form', { name: 'Contact us today!' });
  return page;
}

async function fillGeneral(user: UserEvent) {
  await fillContact(user);
  await fill(user, 'City', 'Ottawa');
  await fill(user, 'Price', '750000');
}

const sendGeneral = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Connect me with a realtor' }));

describe('the contact form of a listing', () => {
  test('sends the lead of the specification and says thanks in the place of the form', async () => {
    const { user, services } = await openContact();
    await fillContact(user);
    await fill(user, 'Message (optional)', 'Is it quiet?');
    await sendContact(user);
    const status = await screen.findByRole('status');
    await waitFor(() =>
      expect(within(status).getByRole('heading', { name: 'Thank you, Ada' })).toHaveFocus(),
    );
    expect(within(status).getByText(/about 33 Queen Street W/)).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    const [lead] = await stored(services);
    expect(lead).toMatchObject({ kind: 'listing', code: 'C1234567', board: 2, message: 'Is it quiet?' });
  });

  test('posts exactly what the contract says, under a key', async () => {
    const { user, requests } = await openContact();
    await fillContact(user);
    await sendContact(user);
    await screen.findByRole('heading', { name: 'Thank you, Ada' });
    const [post] = posts(requests);
    expect(await post?.json()).toEqual({
      user: { name: { first: 'Ada', last: 'Byron' }, email: 'ada@example.com', phone: '4165550142' },
      property: { city: 'Toronto', address: '33 Queen Street W', price: 849_000 },
      code: 'C1234567',
      boardId: 2,
    });
    expect(post?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  test('is one dialog for all buttons of the page, and gives the focus back to the one that opened it', async () => {
    const { user } = await openContact();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const other = screen.getByRole('button', { name: 'Contact the agent' });
    await user.click(other);
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(other).toHaveFocus());
  });

  test('keeps what was typed when it is closed, and empties the message once it was sent', async () => {
    const { user } = await openContact();
    await fillContact(user);
    await fill(user, /Message/, 'Hello');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'I’m interested' }));
    expect(box('Phone')).toHaveValue('(416) 555-0142');
    expect(box(/Message/)).toHaveValue('Hello');
    await sendContact(user);
    await user.click(await screen.findByRole('button', { name: 'Back to the listing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'I’m interested' }));
    expect(box('Email')).toHaveValue('ada@example.com');
    expect(box(/Message/)).toHaveValue('');
  });

  test('says what is missing under each field, with the focus on the first', async () => {
    const { user, requests } = await openContact();
    await fill(user, 'Email', 'ada@example');
    await sendContact(user);
    await waitFor(() => expect(box('First name')).toHaveAccessibleDescription('Enter your first name.'));
    expect(box('First name')).toHaveFocus();
    expect(box('First name')).toBeInvalid();
    expect(box('Last name')).toHaveAccessibleDescription('Enter your last name.');
    expect(box('Email')).toHaveAccessibleDescription('Enter an email address like name@example.com.');
    expect(box('Phone')).toHaveAccessibleDescription('Enter your phone number.');
    expect(posts(requests)).toEqual([]);
    await user.type(box('First name'), 'A');
    expect(box('First name')).toBeValid();
    expect(box('Last name')).toBeInvalid();
  });

  test('holds the fields to the limits of the published schema', async () => {
    const { user } = await openContact();
    await fillContact(user);
    await fill(user, 'Last name', 'x'.repeat(31));
    await user.clear(box('Phone'));
    await fill(user, 'Phone', '41655501');
    await user.click(box(/Message/));
    await user.paste('y'.repeat(501));
    expect(screen.getByText('501 of 500 characters')).toBeVisible();
    await sendContact(user);
    await waitFor(() =>
      expect(box('Last name')).toHaveAccessibleDescription('Enter a last name of at most 35 characters.'),
    );
    expect(box('Phone')).toHaveAccessibleDescription('Enter a whole phone number with its area code.');
    expect(box(/Message/)).toHaveAccessibleDescription(/^Shorten the message to 500 characters\./);
  });

  test('sends a number of another country with its prefix', async () => {
    const { user, requests } = await openContact();
    await fillContact(user);
    await user.clear(box('Phone'));
    await fill(user, 'Phone', '0612345678');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country of the phone number' }), 'FR');
    expect(box('Phone')).toHaveValue('06 12 34 56 78');
    await sendContact(user);
    await screen.findByRole('heading', { name: 'Thank you, Ada' });
    expect(await posts(requests)[0]?.json()).toMatchObject({ user: { phone: '+33612345678' } });
  });

  test('asks for the schema when the visitor turns to the form, and once', async () => {
    const { user, requests } = await openContact();
    const asked = () => requests.filter(({ url }) => url.includes('/schemas/')).length;
    await user.click(box('First name'));
    await waitFor(() => expect(asked()).toBe(1));
    await fillContact(user);
    await sendContact(user);
    await screen.findByRole('heading', { name: 'Thank you, Ada' });
    expect(asked()).toBe(1);
  });
});

describe('the general form', () => {
  test('masks the phone, writes the price out, and sends the lead of the specification', async () => {
    const { user, requests, services } = await openGeneral();
    expect(box('Price')).toHaveAttribute('placeholder', '$0');
    expect(box('Phone')).toHaveAttribute('placeholder', '(###) ###-####');
    await user.type(box('Phone'), '4165550142');
    expect(box('Phone')).toHaveValue('(416) 555-0142');
    await user.clear(box('Phone'));
    await fillGeneral(user);
    await fill(user, 'Referral code (optional)', 'PINE-7');
    expect(box('Phone')).toHaveValue('(416) 555-0142');
    expect(box('Price')).toHaveValue('$750,000');
    await sendGeneral(user);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Thank you, Ada' })).toHaveFocus());
    expect(await posts(requests)[0]?.json()).toEqual({
      user: { name: { first: 'Ada', last: 'Byron' }, email: 'ada@example.com', phone: '4165550142' },
      property: { city: 'Ottawa', price: 750_000 },
      code: 'PINE-7',
    });
    expect(await stored(services)).toHaveLength(1);
  });

  test('takes prices from 50,000 to 10,000,000 and referral codes of letters, digits and hyphens', async () => {
    const { user } = await openGeneral();
    await fillGeneral(user);
    await user.clear(box('Price'));
    await user.paste('$49,999.00');
    await fill(user, /Referral/, 'no code');
    await sendGeneral(user);
    await waitFor(() =>
      expect(box('Price')).toHaveAccessibleDescription(/^Enter a price of \$50,000 or more\./),
    );
    expect(box(/Referral/)).toHaveAccessibleDescription(/^Enter the referral code in letters/);
    await user.clear(box('Price'));
    await fill(user, 'Price', '1000000000');
    await user.clear(box(/Referral/));
    await sendGeneral(user);
    await waitFor(() =>
      expect(box('Price')).toHaveAccessibleDescription(/^Enter a price of \$10,000,000 or less\./),
    );
  });

  test('speaks French', async () => {
    await changeLanguage('fr');
    const { user } = await openGeneral();
    const send = () => user.click(screen.getByRole('button', { name: 'Me faire joindre par un courtier' }));
    await send();
    await waitFor(() => expect(box('Ville')).toHaveAccessibleDescription(/^Entrez une ville\./));
    const person = { Prénom: 'Ada', Nom: 'Byron', Courriel: 'ada@example.com', Téléphone: '4165550142' };
    for (const [name, text] of Object.entries(person)) await fill(user, name, text);
    await fill(user, 'Ville', 'Gatineau');
    await fill(user, 'Prix', '49000');
    await send();
    await waitFor(() =>
      expect(box('Prix')).toHaveAccessibleDescription(/^Entrez un prix d’au moins 50\s000\s\$\./),
    );
    expect(box('Prix')).toHaveFocus();
    await user.tab();
    expect(box('Prix')).toHaveValue('49\u00a0000\u00a0$');
  });
});

describe('a lead that does not come through', () => {
  test('stays in the form with a way to send it again, which the service takes once', async () => {
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
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { name: 'Thank you, Ada' });
    const keys = posts(requests).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(await stored(services)).toHaveLength(1);
  });

  test('another lead has another key', async () => {
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
    expect(box('Phone')).toHaveAccessibleDescription('Enter a whole phone number with its area code.');
  });

  test('says when to try again after too many', async () => {
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

  test('is kept on the device while the service is out of reach, and sent once when it is back', async () => {
    expectedConsole.push(/The lead could not be sent/);
    let reachable = false;
    const { user, services, store } = await openContact({
      intercede: failContact(() => (reachable ? undefined : HttpResponse.error())),
    });
    await fillContact(user);
    setOnline(true);
    await sendContact(user);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Kept for you, Ada' })).toHaveFocus());
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

  test('is kept without a call while the browser is offline, and sent by the next visit', async () => {
    const first = await openContact();
    await fillContact(first.user);
    await waitFor(() => expect(first.requests.some(({ url }) => url.includes('/schemas/'))).toBe(true));
    setOnline(false);
    await sendContact(first.user);
    await screen.findByRole('heading', { name: 'Kept for you, Ada' });
    expect(posts(first.requests)).toEqual([]);
    first.unmount();
    setOnline(true);
    const next = await renderWithServices(<p>Another page</p>);
    next.store.dispatch(deliveryDue());
    expect(await screen.findByText(LEAD_SENT)).toBeVisible();
    expect(await stored(next.services)).toMatchObject([{ code: 'C1234567' }]);
  });
});

describe('a form that cannot be checked', () => {
  const SCHEMA_FAULT = 'An error has occurred with a form on this page. Please Refresh.';

  test('asks for the schema again when it is sent, and then says so; what was typed stays', async () => {
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

  test('says so when the checker is gone', async () => {
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
