import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { WireListing } from '#api/realty/contract.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { places } from '#platform/maps/places.ts';
import { mailClaims } from '#server/customer/alerts/mailClaims.ts';
import { makeClaimEstimates } from '#server/realty/estimates/estimateClaim.ts';
import { claimHome, placeOfClaim } from '#server/store/customer/claimedHomes.ts';
import { findLeads } from '#server/store/leads/findLeads.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { type RenderAppOptions, renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: SMALL_DATASET_NOW }));
afterEach(async () => {
  vi.useRealTimers();
  await changeLanguage('en');
});

const ELM = { streetName: 'Elm', streetSuffix: 'Street', streetDirection: '' };
const HIDDEN = { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' };
const PERMISSIONS = createMockGeneratedListing().permissions;
const LISTINGS = [
  ...Array.from({ length: 14 }, (_, index) =>
    createMockGeneratedListing({
      ...ELM,
      mlsNumber: `E${index}`,
      type: 'Sale',
      status: 'U',
      lastStatus: 'Sld',
      streetNumber: String(10 + 2 * index),
      soldPrice: 900_000 + 2000 * index,
      soldDay: -30 * index - 5,
      listDay: -30 * index - 40,
      latitude: 43.65 + index / 10_000,
      permissions: index === 1 ? HIDDEN : PERMISSIONS,
    }),
  ),
  ...['4', '12'].map((unitNumber) =>
    createMockGeneratedListing({ ...ELM, mlsNumber: `U${unitNumber}`, streetNumber: '99', unitNumber }),
  ),
];
const HOME = '/value/Ontario/Toronto/10-Elm-Street';

async function openAt(path: string, options: Omit<RenderAppOptions, 'path' | 'services'> = {}) {
  const services = await makeTestServices({
    listings: LISTINGS,
    ...(options.signedIn && { session: CUSTOMER }),
  });
  onTestFinished(() => services.close());
  return { ...(await renderApp({ path, services, ...options })), services };
}

const region = (name: string | RegExp) => screen.findByRole('region', { name });
const figureIn = (text: string | null) => Number(/\$([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''));

describe('the page of an owner’s home', () => {
  test('asks a visitor to log in or sign up, and shows the open sales of the street', async () => {
    await openAt(HOME);
    expect(await screen.findByRole('heading', { level: 1, name: '10 Elm Street' })).toBeVisible();
    const estimate = await region('Estimated value');
    expect(estimate).not.toHaveTextContent('$');
    const back = encodeURIComponent(HOME);
    for (const [name, page] of [
      ['Log in', 'login'],
      ['Sign up', 'new-account'],
    ] as const) {
      expect(within(await region('Is this your home?')).getByRole('link', { name })).toHaveAttribute(
        'href',
        `/real-estate/auth/${page}?redirect=${back}&intent=claimHome`,
      );
    }
    const street = within(await region('Sold on this street in three years'));
    expect(street.getByRole('link', { name: '10 Elm Street' })).toBeVisible();
    expect(street.queryByRole('link', { name: '12 Elm Street' })).not.toBeInTheDocument();
    expect(street.getByText(/^Sold for \$900,000 on /)).toBeVisible();
    expect(await region('Sales history')).toHaveTextContent('for visitors with an account');
    expect(await region(/^The market in .*Toronto$/)).toBeInTheDocument();
  });

  test('is claimed and corrected by a customer, whose own estimate follows', async () => {
    const { user, services } = await openAt(HOME, { signedIn: true });
    const estimate = await region('Estimated value');
    await waitFor(() => expect(figureIn(estimate.textContent)).toBeGreaterThan(800_000));
    const before = figureIn(estimate.textContent);
    expect(
      within(await region('Sales history')).getByRole('link', { name: /^Sold for \$900,000 on / }),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'This is my home' }));
    expect(await region('This home is in your account')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'This home is in your account' })).toHaveFocus();

    await user.click(await screen.findByRole('button', { name: 'Correct the facts' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Correct the facts' })).toHaveFocus();
    await user.keyboard('{Enter}');
    const form = within(screen.getByRole('form', { name: 'Facts of your home' }));
    await user.type(form.getByRole('textbox', { name: 'Living area (sq ft)' }), 'large');
    await user.click(form.getByRole('button', { name: 'Save and estimate again' }));
    expect(form.getByText('Enter a whole number from 1 to 1,000,000.')).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Living area (sq ft)' })).toHaveFocus();
    await user.clear(form.getByRole('textbox', { name: 'Living area (sq ft)' }));
    await user.type(form.getByRole('textbox', { name: 'Living area (sq ft)' }), '2,200');
    await user.selectOptions(form.getByRole('combobox', { name: 'Condition' }), 'Renovated');
    await user.click(form.getByRole('button', { name: 'Save and estimate again' }));
    expect(await screen.findByText('Saved. The estimate uses your facts.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Correct the facts' })).toHaveFocus();
    await waitFor(() => expect(figureIn(estimate.textContent)).toBeGreaterThan(before));
    expect(await region('Facts of the home')).toHaveTextContent('2,200corrected by you');

    // The listing says what it said before.
    const answer = await services.fetch('/realty/listings/E0?boardId=2');
    expect(((await answer.json()) as WireListing).details?.sqft).not.toContain('2200');

    await user.click(screen.getByRole('switch', { name: 'Email me the estimate each month' }));
    expect(await screen.findByText(/^The next email comes at the beginning of next month/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'All your homes' }));
    const mine = within(await region('Your homes'));
    expect(mine.getByText('Monthly estimate by email')).toBeVisible();
    await user.click(mine.getByRole('link', { name: '10 Elm Street' }));
    await user.click(await screen.findByRole('button', { name: 'Remove this home' }));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.getByRole('button', { name: 'Remove this home' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Yes, remove it' }));
    expect(await screen.findByText('The home was removed from your account.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'This is my home' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Is this your home?' })).toHaveFocus();
  });

  test('forgets a failed change of the claim with the next one', async () => {
    expectedConsole.push(/claimed-homes/);
    const { user } = await openAt(HOME, {
      signedIn: true,
      intercede: ({ method, url }) =>
        method === 'PUT' && url.includes('/claimed-homes/')
          ? new HttpResponse(null, { status: 400 })
          : undefined,
    });
    await user.click(await screen.findByRole('button', { name: 'This is my home' }));
    await user.click(await screen.findByRole('switch', { name: 'Email me the estimate each month' }));
    expect(await screen.findByText('That could not be saved. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove this home' }));
    await user.click(screen.getByRole('button', { name: 'Yes, remove it' }));
    expect(await screen.findByText('The home was removed from your account.')).toBeVisible();
    expect(screen.queryByText('That could not be saved. Please try again.')).not.toBeInTheDocument();
  });

  test('needs the facts of a home that was never listed', async () => {
    const { user } = await openAt('/value/Ontario/Toronto/11-Elm-Street', { signedIn: true });
    expect(await region('We don’t know this home yet')).toBeVisible();
    expect(await region('Estimated value')).toHaveTextContent('Claim this home to add its facts.');
    await user.click(await screen.findByRole('button', { name: 'This is my home' }));
    await user.click(await screen.findByRole('button', { name: 'Add the facts' }));
    const form = within(screen.getByRole('form', { name: 'Facts of your home' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'Home type' }), 'Detached');
    for (const [name, text] of [
      ['Living area (sq ft)', '1800'],
      ['Bedrooms', '3'],
      ['Bathrooms', '2'],
    ] as const) {
      await user.type(form.getByRole('textbox', { name }), text);
    }
    await user.click(form.getByRole('button', { name: 'Save and estimate again' }));
    const estimate = await region('Estimated value');
    await waitFor(() => expect(figureIn(estimate.textContent)).toBeGreaterThan(700_000));
  });

  test('says that a street without listings is unknown, and still offers an agent’s valuation', async () => {
    await openAt('/value/Ontario/Toronto/11-Oak-Street', { signedIn: true });
    expect(await screen.findByText(/^We have no listing on this street\. Check the address/)).toBeVisible();
    expect(await region('Estimated value')).toHaveTextContent('so we can’t estimate this home');
    expect(await screen.findByRole('form', { name: 'What an agent would add' })).toBeVisible();
  });

  test('asks for the unit of an address with several', async () => {
    const { user, location } = await openAt('/value/Ontario/Toronto/99-Elm-Street');
    const choice = within(await region('Which unit?'));
    await user.click(choice.getByRole('button', { name: 'See this unit' }));
    expect(choice.getByText('Enter the unit.')).toBeVisible();
    await user.type(choice.getByRole('textbox', { name: 'Your unit' }), '12');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: '12 - 99 Elm Street' })).toBeVisible();
    expect(location()).toBe('/value/Ontario/Toronto/99-Elm-Street/12');
  });

  test('is that of the whole house where only a unit was on the market', async () => {
    const { user, location } = await openAt('/value/Ontario/Toronto/99-Elm-Street', { signedIn: true });
    await user.click(within(await region('Which unit?')).getByRole('link', { name: 'The whole house' }));
    expect(location()).toBe('/value/Ontario/Toronto/99-Elm-Street?whole=1');
    expect(await region('Estimated value')).toHaveTextContent('Claim this home to add its facts.');
    expect(screen.getByRole('heading', { level: 1, name: '99 Elm Street' })).toHaveFocus();
    expect(await screen.findByRole('form', { name: 'What an agent would add' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'This is my home' }));
    // The claimed house is known without the question.
    await user.click(await screen.findByRole('link', { name: 'All your homes' }));
    await user.click(within(await region('Your homes')).getByRole('link', { name: '99 Elm Street' }));
    expect(await screen.findByRole('button', { name: 'Add the facts' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Which unit?' })).not.toBeInTheDocument();
  });

  test('opens as that of the whole house by the link of its monthly mail, also without a session', async () => {
    const services = await makeTestServices({ listings: LISTINGS });
    onTestFinished(() => services.close());
    const { store } = services;
    const clock = { now: () => new Date() };
    const address = { state: 'Ontario', city: 'Toronto', street: '99 Elm Street', unit: null };
    await claimHome(store, CUSTOMER, {
      ...address,
      id: 'claim',
      place: placeOfClaim(address),
      latitude: null,
      longitude: null,
      facts: '{}',
      claimed: clock.now().toISOString(),
      is_mailed: 1,
      language: 'en',
      figure: null,
      month: '',
      told_none: 0,
      revision: 0,
    });
    const appUrl = 'https://homes.test/real-estate';
    await mailClaims({ store, clock, appUrl, estimate: makeClaimEstimates({ store, clock }) });
    const mail = await store.database.selectFrom('mail').select('body').executeTakeFirstOrThrow();
    const [, path = ''] = /^https:\/\/homes\.test\/real-estate(\/value\S+)$/m.exec(mail.body) ?? [];
    await renderApp({ path, services });
    expect(await screen.findByRole('form', { name: 'What an agent would add' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '99 Elm Street' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Which unit?' })).not.toBeInTheDocument();
  });

  test('can be loaded again after a failure', async () => {
    expectedConsole.push(/addresses\/home/);
    let isBroken = true;
    const { user } = await openAt(HOME, {
      intercede: ({ url }) =>
        isBroken && url.includes('/addresses/home') ? new HttpResponse(null, { status: 400 }) : undefined,
    });
    expect(await screen.findByText('The home could not be loaded.')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await region('Sold on this street in three years')).toBeVisible();
  });

  test('offers an agent’s valuation where homes off the market are not known', async () => {
    await openAt(HOME, {
      intercede: ({ url }) =>
        url.includes('/addresses/home') ? new HttpResponse(null, { status: 404 }) : undefined,
    });
    expect(await region('What it is worth')).toHaveTextContent('An agent can value this home');
    expect(await screen.findByRole('form', { name: 'What an agent would add' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Is this your home?' })).not.toBeInTheDocument();
  });

  test('sends a request for a valuation with the address and the facts', async () => {
    const { user, services } = await openAt(HOME, { signedIn: true });
    const form = within(await screen.findByRole('form', { name: 'What an agent would add' }));
    await region('Facts of the home');
    for (const [name, text] of [
      ['First name', 'Ada'],
      ['Last name', 'Byron'],
      ['Email', 'ada@example.com'],
      ['Phone', '416-555-0142'],
    ] as const) {
      await user.clear(form.getByRole('textbox', { name }));
      await user.type(form.getByRole('textbox', { name }), text);
    }
    await user.click(form.getByRole('button', { name: 'Ask for a valuation' }));
    expect(
      await screen.findByText(/^An agent will email or call you about the value of 10 Elm Street\./),
    ).toBeVisible();
    const [lead] = await findLeads(services.store);
    expect(lead).toMatchObject({ kind: 'valuation', address: '10 Elm Street', city: 'Toronto', price: null });
    expect(JSON.parse(lead?.context ?? '')).toMatchObject({
      home: { state: 'Ontario', propertyType: 'Detached', beds: expect.any(Number) },
    });
  });

  test('is in French', async () => {
    await changeLanguage('fr');
    await openAt(HOME, { signedIn: true });
    expect(await region('Valeur estimée')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'C’est ma propriété' })).toBeVisible();
    expect(await region(/^Le marché\u00a0: .*Toronto$/)).toBeInTheDocument();
  });
});

describe('the field of an address', () => {
  test('leads to the page of a suggested home, by the keyboard', async () => {
    const { user, location } = await openAt('/value');
    expect(await screen.findByRole('heading', { level: 1, name: 'What is your home worth?' })).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Your address' }), '10 Elm');
    expect(await screen.findByRole('option', { name: /^10 Elm Street/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /^12 Elm Street/ })).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(location()).toBe(HOME));
  });

  test('has a form for an address without a suggestion', async () => {
    const { user, location } = await openAt('/value');
    await user.type(await screen.findByRole('combobox', { name: 'Your address' }), '7 Birch Lane');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('We couldn’t find this address. Enter it below.')).toBeVisible();
    await user.click(screen.getByText('Enter the address yourself'));
    const form = within(screen.getByRole('form', { name: 'Enter the address' }));
    expect(form.getByRole('textbox', { name: 'Number and street' })).toHaveValue('7 Birch Lane');
    await user.click(form.getByRole('button', { name: 'See the value' }));
    expect(form.getByText('Enter the city.')).toBeVisible();
    expect(form.getByRole('textbox', { name: 'City' })).toHaveFocus();
    await user.type(form.getByRole('textbox', { name: 'City' }), 'Guelph');
    await user.click(form.getByRole('button', { name: 'See the value' }));
    expect(await screen.findByRole('heading', { level: 1, name: '7 Birch Lane' })).toBeVisible();
    expect(location()).toBe('/value/Ontario/Guelph/7-Birch-Lane');
  });

  test('waits for the suggestions of the typed text', async () => {
    const answers = Promise.withResolvers<undefined>();
    const { user, location } = await openAt('/value', {
      intercede: ({ url }) =>
        url.includes('28+Elm') || url.includes('28%20Elm') ? answers.promise : undefined,
    });
    const field = await screen.findByRole('combobox', { name: 'Your address' });
    const submit = screen.getByRole('button', { name: 'See the value' });
    await user.click(submit);
    expect(screen.getByText('Enter your address: the number and the street.')).toBeVisible();
    expect(field).toHaveFocus();
    await user.type(field, '10 Elm');
    expect(await screen.findByRole('option', { name: /^10 Elm Street/ })).toBeVisible();
    await user.clear(field);
    await user.type(field, '28 Elm');
    await user.click(submit);
    expect(screen.getByText('Looking up addresses…')).toBeVisible();
    expect(location()).toBe('/value');
    expect(screen.queryByText(/^We couldn’t find/)).not.toBeInTheDocument();
    answers.resolve(undefined);
    await waitFor(() => expect(location()).toBe('/value/Ontario/Toronto/28-Elm-Street'));
  });

  test('offers the homes of a typed text before other addresses, also if these come first', async () => {
    const homes = Promise.withResolvers<undefined>();
    const predict = vi
      .spyOn(places, 'predict')
      .mockResolvedValue([
        { placeId: 'drive', name: '28 Elm Drive', detail: 'Toronto, ON', types: ['street_address'] },
      ]);
    onTestFinished(() => predict.mockRestore());
    const { user } = await openAt('/value', {
      intercede: ({ url }) => (/28(\+|%20)Elm/.test(url) ? homes.promise : undefined),
    });
    await user.type(await screen.findByRole('combobox', { name: 'Your address' }), '28 Elm');
    await waitFor(() => expect(predict).toHaveBeenCalled());
    await act(async () => void (await predict.mock.results.at(-1)?.value));
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    homes.resolve(undefined);
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^28 Elm Street/),
        expect.stringMatching(/^28 Elm Drive/),
      ]),
    );
  });

  test('takes an address in the French form', async () => {
    await changeLanguage('fr');
    const { user, location, requests } = await openAt('/value');
    const field = await screen.findByRole('combobox', { name: 'Votre adresse' });
    await user.type(field, '10, Elm Street');
    expect(await screen.findByRole('option', { name: /^10, Elm Street/ })).toBeVisible();
    // The number alone would find other streets.
    await waitFor(() => expect(requests.join()).toContain('autocomplete?search=10+Elm+Street&'));
    await user.clear(field);
    await user.type(field, '7, Birch Lane, app. 4');
    await user.click(screen.getByText('Entrer l’adresse vous-même'));
    const form = within(screen.getByRole('form', { name: 'Entrer l’adresse' }));
    const street = form.getByRole('textbox', { name: 'Numéro et rue' });
    expect(street).toHaveValue('7 Birch Lane');
    expect(form.getByRole('textbox', { name: 'Appartement (facultatif)' })).toHaveValue('4');
    await user.type(form.getByRole('textbox', { name: 'Ville' }), 'Guelph');
    await user.clear(street);
    await user.type(street, '7,');
    await user.click(form.getByRole('button', { name: 'Voir la valeur' }));
    expect(form.getByText('Entrez le numéro et la rue.')).toBeVisible();
    await user.type(street, ' Birch Lane');
    await user.click(form.getByRole('button', { name: 'Voir la valeur' }));
    await waitFor(() => expect(location()).toBe('/value/Ontario/Guelph/7-Birch-Lane/4'));
  });
});
