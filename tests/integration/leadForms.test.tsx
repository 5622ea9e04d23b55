import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { rememberAgent } from '#components/agent-card/shownAgents.ts';
import { LeadForm } from '#features/leads/LeadForm.tsx';
import { changeLanguage } from '#i18n/i18n.ts';
import {
  box,
  fill,
  fillContact,
  fillGeneral,
  isolateLeads,
  openContact,
  posts,
  sendContact,
  sendGeneral,
  stored,
} from '#tests/support/leads/leadForms.tsx';
import { renderWithServices } from '#tests/support/renderWithServices.tsx';

isolateLeads();

async function openGeneral() {
  const page = await renderWithServices(
    <LeadForm heading="Contact us today!" subtitle="Enter your info to connect with an agent" />,
  );
  await screen.findByRole('form', { name: 'Contact us today!' });
  return page;
}

describe('the contact form of a listing', () => {
  test('sends the specified lead, and thanks the visitor in place of the form', async () => {
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

  test('posts exactly the members of the contract, under a key', async () => {
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

  test('sends the page, the realtor and the consent text that the visitor saw', async () => {
    rememberAgent('2/C1234567', 'maya');
    const { user, services } = await openContact();
    const shown = screen.getByText(/^By sending this, you agree/).firstChild?.textContent;
    await fillContact(user);
    await sendContact(user);
    await screen.findByRole('heading', { name: 'Thank you, Ada' });
    const [lead] = await stored(services);
    expect(JSON.parse(lead?.context ?? '')).toEqual({
      page: location.pathname,
      realtor: 'maya',
      language: 'en',
      consent: shown,
      pressed: expect.stringMatching(/Z$/),
    });
  });

  test('is one dialog for all buttons of the page, and returns the focus to the one that opened it', async () => {
    const { user } = await openContact();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const other = screen.getByRole('button', { name: 'Contact the agent' });
    await user.click(other);
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(other).toHaveFocus());
  });

  test('keeps the typed values when it is closed, and empties the message after it was sent', async () => {
    const { user } = await openContact();
    await fillContact(user);
    await fill(user, /Message/, 'Hello');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Get More Details' }));
    await screen.findByRole('dialog');
    expect(box('Phone')).toHaveValue('(416) 555-0142');
    expect(box(/Message/)).toHaveValue('Hello');
    await sendContact(user);
    await user.click(await screen.findByRole('button', { name: 'Back to the listing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Get More Details' }));
    await screen.findByRole('dialog');
    expect(box('Email')).toHaveValue('ada@example.com');
    expect(box(/Message/)).toHaveValue('');
  });

  test('shows missing values at each field, with the focus on the first', async () => {
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

  test('limits the fields by the published schema', async () => {
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
    expect(box('Phone')).toHaveAccessibleDescription('Enter a full phone number with its area code.');
    expect(box(/Message/)).toHaveAccessibleDescription(/^Shorten the message to 500 characters\./);
  });

  test('sends a foreign phone number with its prefix', async () => {
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

  test('requests the schema once, when the visitor starts the form', async () => {
    const { user, requests } = await openContact();
    const countRequests = () => requests.filter(({ url }) => url.includes('/schemas/')).length;
    await user.click(box('First name'));
    await waitFor(() => expect(countRequests()).toBe(1));
    await fillContact(user);
    await sendContact(user);
    await screen.findByRole('heading', { name: 'Thank you, Ada' });
    expect(countRequests()).toBe(1);
  });
});

describe('the general form', () => {
  test('masks the phone number, formats the price, and sends the specified lead', async () => {
    const { user, requests, services } = await openGeneral();
    expect(box('Price')).toHaveAttribute('placeholder', '$0');
    expect(box('Phone')).toHaveAttribute('placeholder', '(###) ###-####');
    await user.type(box('Phone'), '4165550142');
    expect(box('Phone')).toHaveValue('(416) 555-0142');
    await user.clear(box('Phone'));
    await fillGeneral(user);
    expect(screen.queryByRole('textbox', { name: /Referral/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add a referral code' }));
    expect(box('Referral code (optional)')).toHaveFocus();
    await user.keyboard('PINE-7');
    await user.click(screen.getByRole('button', { name: 'Add a referral code' }));
    expect(screen.queryByRole('textbox', { name: /Referral/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Referral code: PINE-7', expanded: false })).toBeVisible();
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

  test.each([
    ['an agent', '2/C1', 'maya', 'maya'],
    ['the brokerage', '2/Q1', undefined, undefined],
  ])('names the agent or brokerage that was shown last: %s', async (_title, home, last, named) => {
    rememberAgent('2/C0', 'amara');
    rememberAgent(home, last);
    const { user, services } = await openGeneral();
    await fillGeneral(user);
    await sendGeneral(user);
    await screen.findByRole('heading', { name: 'Thank you, Ada' });
    const [lead] = await stored(services);
    expect(JSON.parse(lead?.context ?? '{}').realtor).toBe(named);
  });

  test('accepts prices from 50,000 to 10,000,000 and referral codes of letters, digits and hyphens', async () => {
    const { user } = await openGeneral();
    await fillGeneral(user);
    await user.clear(box('Price'));
    await user.paste('$49,999.00');
    await user.click(screen.getByRole('button', { name: 'Add a referral code' }));
    await fill(user, /Referral/, 'no code');
    // Folded again, it is open when it has a problem.
    await user.click(screen.getByRole('button', { name: 'Add a referral code' }));
    await sendGeneral(user);
    await waitFor(() =>
      expect(box('Price')).toHaveAccessibleDescription(/^Enter a price of \$50,000 or more\./),
    );
    expect(box(/Referral/)).toHaveAccessibleDescription(/^A referral code has only letters/);
    await user.clear(box('Price'));
    await fill(user, 'Price', '1000000000');
    await user.clear(box(/Referral/));
    await sendGeneral(user);
    await waitFor(() =>
      expect(box('Price')).toHaveAccessibleDescription(/^Enter a price of \$10,000,000 or less\./),
    );
  });

  test('is in French', async () => {
    await changeLanguage('fr');
    const { user } = await openGeneral();
    const send = () => user.click(screen.getByRole('button', { name: 'Parler à un courtier' }));
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
