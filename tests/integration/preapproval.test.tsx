import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { sessionEnded, sessionStarted } from '#store/sessionSlice.ts';
import {
  atRest,
  changeElsewhere,
  customerServices,
  openStep,
  storedApplication,
  WHOLE_APPLICATION,
} from '#tests/support/preapproval/openApplication.ts';
import { SIGNED_IN_USER } from '#tests/support/renderApp.tsx';

// These tests fill in long forms, and each answer is saved a second later.
vi.setConfig({ testTimeout: 30_000 });

afterEach(atRest);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const box = (name: string) => screen.findByLabelText(name);
const group = (name: string) => screen.findByRole('radiogroup', { name });
const next = (user: UserEvent) => user.click(screen.getByText('Next'));
const choose = async (user: UserEvent, name: string, choice: string) =>
  user.click(within(await group(name)).getByLabelText(choice));
const select = async (user: UserEvent, name: string, choice: string) =>
  user.selectOptions(await box(name), choice);
const type = async (user: UserEvent, name: string, text: string) => {
  const field = await box(name);
  await user.clear(field);
  await user.paste(text);
};

test('the questions about the home depend on the answers, and everything is saved', async () => {
  const services = await customerServices();
  const { user, location } = await openStep('property', { services });
  await choose(user, 'Have you found a home?', 'Not yet, I am looking');
  expect(screen.queryByLabelText('Street address')).not.toBeInTheDocument();
  await choose(user, 'Have you found a home?', 'Yes, I have an address');
  await type(user, 'Street address', '33 Bay Street');
  await type(user, 'City', 'Toronto');
  await select(user, 'Province or territory', 'Ontario');
  await type(user, 'Postal code', 'm5j2z3');
  await choose(user, 'How will you use the home?', 'To live in');
  await select(user, 'Month', 'June');
  await type(user, 'Year', '2027');
  await type(user, 'Your housing payment now, per month', '2,100');
  await choose(user, 'Do you own other homes?', 'No');
  await next(user);
  await waitFor(() => expect(location()).toBe('/pre-approval/price'));
  expect(await heading('Price and down payment')).toHaveFocus();
  await waitFor(async () =>
    expect((await storedApplication(services)).property).toEqual({
      isFound: true,
      address: '33 Bay Street',
      city: 'Toronto',
      province: 'ON',
      postalCode: 'M5J 2Z3',
      ownership: 'own',
      moveIn: { month: 6, year: 2027 },
      monthlyPayment: 2100,
      ownsOthers: false,
    }),
  );
  expect(await screen.findByText('Saved')).toBeVisible();
});

test('missing and wrong answers are shown at their fields and in a summary with links', async () => {
  const { user, location } = await openStep('property');
  await group('Have you found a home?');
  await next(user);
  const summary = await screen.findByRole('group', { name: 'Check 8 answers' });
  expect(summary).toHaveFocus();
  expect(location()).toBe('/pre-approval/property');
  await user.click(within(summary).getByText('City is required.'));
  const city = await box('City');
  expect(city).toHaveFocus();
  expect(city).toHaveAccessibleDescription(/City is required\./);
  await user.paste('Toronto');
  expect(screen.queryByText('City is required.')).not.toBeInTheDocument();
  expect(summary).toHaveAccessibleName('Check 7 answers');
  // A wrong value is shown as soon as the field is left.
  await select(user, 'Province or territory', 'Ontario');
  await type(user, 'Postal code (optional)', 'H2Y 1C6');
  await user.tab();
  expect(
    await screen.findAllByText('This postal code is not in the chosen province or territory.'),
  ).not.toEqual([]);
  // The customer can look at the next step without finishing this one.
  await user.click(within(summary).getByText('Skip for now'));
  expect(await heading('Price and down payment')).toBeVisible();
  await user.click(screen.getByText('Back'));
  expect(await box('Postal code (optional)')).toHaveValue('H2Y 1C6');
});

test('the down payment in dollars and percent follows the price, and the legal minimum is checked', async () => {
  const services = await customerServices();
  const { user } = await openStep('price', { services });
  await type(user, 'Price of the home', '700000');
  await type(user, 'As a percentage of the price', '10');
  expect(await box('Down payment')).toHaveValue('70,000');
  await type(user, 'Price of the home', '800000');
  await waitFor(async () => expect(await box('Down payment')).toHaveValue('80,000'));
  expect(await box('As a percentage of the price')).toHaveValue('10');
  await type(user, 'Down payment', '40000');
  expect(await box('As a percentage of the price')).toHaveValue('5');
  await user.tab();
  const problem = 'The law requires at least $55,000 at a price of $800,000.';
  expect(await screen.findByText(problem)).toBeVisible();
  expect(await box('Down payment')).toHaveAccessibleDescription(new RegExp(problem.replace(/[$.]/g, '\\$&')));
  // The percentage is the same answer, so it has the same error.
  expect(await box('As a percentage of the price')).toBeInvalid();
  expect(await box('As a percentage of the price')).toHaveAccessibleDescription(
    new RegExp(problem.replace(/[$.]/g, '\\$&')),
  );
  expect(screen.queryByText(/the law requires at least/)).not.toBeInTheDocument();
  await waitFor(async () =>
    expect((await storedApplication(services)).price).toEqual({ total: 800_000, downPayment: 40_000 }),
  );
});

test('the date fields move the focus to the next, and the account fills in its values', async () => {
  const services = await customerServices();
  const { user } = await openStep('applicant', { services });
  expect(await box('First name')).toHaveValue('Anne');
  expect(await box('Email')).toHaveValue('user@example.com');
  await user.type(await box('Month'), '04092015');
  expect(await box('Day')).toHaveValue('09');
  expect(await box('Year')).toHaveValue('2015');
  await user.tab();
  expect(await screen.findByText('Applicants must be at least 18 years old.')).toBeVisible();
  // Moving back does not move the focus forward again.
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(await box('Day')).toHaveFocus();
  await type(user, 'Year', '1988');
  await type(user, 'Phone', '4165550123');
  await waitFor(async () =>
    expect((await storedApplication(services)).applicant).toMatchObject({
      dob: { month: 4, day: 9, year: 1988 },
      phone: '+14165550123',
    }),
  );
});

test('the employment questions depend on the status', async () => {
  const services = await customerServices();
  const { user } = await openStep('employment', { services });
  await select(user, 'Employment', 'Full-time');
  await type(user, 'Employer', 'Northline Transit');
  await type(user, 'Annual income', '118000');
  expect(screen.queryByLabelText('Expected annual bonus or commission')).not.toBeInTheDocument();
  await select(user, 'How are you paid?', 'Salary and bonus');
  await type(user, 'Expected annual bonus or commission', '6000');
  await waitFor(async () =>
    expect((await storedApplication(services)).employment).toMatchObject({ anticipatedBonus: 6000 }),
  );
  await select(user, 'Employment', 'Pension');
  expect(screen.queryByLabelText('Employer')).not.toBeInTheDocument();
  await waitFor(async () =>
    expect((await storedApplication(services)).employment).toEqual({
      status: 'pension',
      annualIncome: 118_000,
    }),
  );
});

test('up to five other homes are added and removed, each with its mortgage', async () => {
  const services = await customerServices();
  await changeElsewhere(services, { property: { isFound: false } });
  const { user } = await openStep('property', { services });
  await choose(user, 'Do you own other homes?', 'Yes');
  const home = async (number: number) => within(await screen.findByRole('group', { name: `Home ${number}` }));
  const fill = async (number: number, city: string) => {
    const fields = await home(number);
    const put = async (name: string, text: string) => {
      await user.click(fields.getByLabelText(name));
      await user.paste(text);
    };
    await put('Street address', `${number} King Street`);
    await put('City', city);
    await user.selectOptions(fields.getByLabelText('Province or territory'), 'Ontario');
    await put('Postal code', 'K1A 0B1');
    await put('Monthly cost', '1500');
    await user.click(fields.getByLabelText('No'));
  };
  await fill(1, 'Ottawa');
  await user.click(screen.getByText('Add another home'));
  expect((await home(2)).getByLabelText('Street address')).toHaveFocus();
  await fill(2, 'Kingston');
  await user.click((await home(2)).getByLabelText('Yes'));
  await user.selectOptions((await home(2)).getByLabelText('Lender'), 'Desjardins');
  await waitFor(async () =>
    expect((await storedApplication(services)).property.otherProperties).toMatchObject([
      { city: 'Ottawa', isMortgaged: false },
      { city: 'Kingston', isMortgaged: true, lender: 'desjardins' },
    ]),
  );
  await user.click(screen.getByText('Remove home 1'));
  expect((await home(1)).getByLabelText('City')).toHaveValue('Kingston');
  await waitFor(async () =>
    expect((await storedApplication(services)).property.otherProperties).toMatchObject([
      { city: 'Kingston' },
    ]),
  );
  await screen.findByText('Saved');
  for (let count = 1; count < 5; count += 1) await user.click(screen.getByText('Add another home'));
  expect(await screen.findByText(/up to 5 homes/)).toBeVisible();
});

test('a co-applicant is added and, after a confirmation, removed', async () => {
  const services = await customerServices();
  const { user } = await openStep('co-applicant', { services });
  await choose(user, 'Are you applying alone?', 'No, with someone');
  await choose(user, 'Relationship to you', 'Spouse');
  await type(user, 'First name', 'Marc');
  await select(user, 'Employment', 'Unemployed');
  await waitFor(async () =>
    expect(await storedApplication(services)).toMatchObject({
      isAlone: false,
      signers: [{ relation: 'married', person: { firstName: 'Marc' }, employment: { status: 'unemployed' } }],
    }),
  );
  await next(user);
  const summary = await screen.findByRole('group', { name: /^Check \d+ answers/ });
  expect(within(summary).getByText('Last name is required.')).toBeVisible();

  await choose(user, 'Are you applying alone?', 'Yes, alone');
  expect(await screen.findByText(/what was filled in for Marc is deleted/)).toBeVisible();
  await user.click(screen.getByText('Keep applying together'));
  expect(await box('First name')).toHaveValue('Marc');
  await choose(user, 'Are you applying alone?', 'Yes, alone');
  await user.click(await screen.findByText('Apply alone'));
  await waitFor(async () =>
    expect(await storedApplication(services)).toMatchObject({ isAlone: true, signers: [] }),
  );
  expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
});

test('an unsaved co-applicant is also removed only after a confirmation', async () => {
  const { user } = await openStep('co-applicant', { services: await customerServices() });
  await choose(user, 'Are you applying alone?', 'No, with someone');
  await type(user, 'First name', 'Marc');
  await choose(user, 'Are you applying alone?', 'Yes, alone');
  expect(await screen.findByText(/is deleted/)).toBeVisible();
  await user.click(screen.getByText('Keep applying together'));
  expect(await box('First name')).toHaveValue('Marc');
});

test('the review shows everything, links to missing answers, and submits', async () => {
  const services = await customerServices();
  const { city: _city, ...property } = WHOLE_APPLICATION.property ?? {};
  await changeElsewhere(services, { ...WHOLE_APPLICATION, property });
  const { user, location, router } = await openStep('review', { services });
  const missing = await screen.findByRole('group', { name: 'One answer is still missing' });
  await user.click(screen.getByText('Submit application'));
  expect(missing).toHaveFocus();
  expect(screen.getByText('April 9, 1988')).toBeVisible();
  expect(screen.getByText('(416) 555-0123')).toBeVisible();
  expect(screen.getByText('$700,000')).toBeVisible();
  await user.click(within(missing).getByText('The home: City'));
  expect(await box('City')).toHaveFocus();
  await user.paste('Toronto');
  await act(() => router.navigate('/pre-approval/review'));
  const submit = await screen.findByText('Submit application');
  await waitFor(() => expect(screen.queryByText(/still missing/)).not.toBeInTheDocument());
  await user.click(submit);
  await waitFor(() => expect(location()).toBe('/pre-approval'));
  expect(await storedApplication(services)).toMatchObject({ status: 'submitted', missing: [] });
  await act(() => router.navigate('/pre-approval/price'));
  await waitFor(() => expect(location()).toBe('/pre-approval/review'));
  expect(await screen.findByText('Back to the overview')).toBeVisible();
  expect(screen.queryByText('Edit')).not.toBeInTheDocument();
});

test('a home from its page fills in the section, and another one asks before it replaces the first', async () => {
  const services = await customerServices();
  const listings = await services.fetch('/realty/listings?type=sale&status=A&resultsPerPage=2');
  const found = ((await listings.json()) as { listings: { mlsNumber: string; boardId: number }[] }).listings;
  const [first, second] = found;
  const { location, user, router } = await openStep(
    `property?mls=${first?.mlsNumber}&board=${first?.boardId}`,
    {
      services,
    },
  );
  await waitFor(() => expect(location()).toBe('/pre-approval/property'));
  await waitFor(async () => expect(await box('City')).not.toHaveValue(''));
  const stored = await storedApplication(services);
  expect(stored.property).toMatchObject({ isFound: true, listing: first && { mlsNumber: first.mlsNumber } });
  await act(() =>
    router.navigate(`/pre-approval/property?mls=${second?.mlsNumber}&board=${second?.boardId}`),
  );
  await user.click(await screen.findByText('Use this home'));
  await waitFor(async () =>
    expect((await storedApplication(services)).property.listing).toMatchObject({
      mlsNumber: second?.mlsNumber,
    }),
  );
});

test('typed answers are restored for the same customer after the session has ended', async () => {
  const services = await customerServices();
  let isOver = false;
  const { user, store, location } = await openStep('property', {
    services,
    intercede: ({ url, method }) =>
      isOver && method === 'PUT' && url.includes('/application/')
        ? new Response('{"message":"no"}', { status: 401 })
        : undefined,
  });
  await type(user, 'City', 'Toronto');
  isOver = true;
  act(() => void store.dispatch(sessionEnded('expired')));
  await waitFor(() => expect(location()).toMatch(/^\/auth\/login/));
  isOver = false;
  act(() => void store.dispatch(sessionStarted(SIGNED_IN_USER)));
  await waitFor(() => expect(location()).toBe('/pre-approval/property'));
  expect(await box('City')).toHaveValue('Toronto');
  await waitFor(async () => expect((await storedApplication(services)).property.city).toBe('Toronto'));
});

test('the form is in French', async () => {
  onTestFinished(() => changeLanguage('en'));
  await changeLanguage('fr');
  const services = await customerServices();
  const { user } = await openStep('price', { services });
  expect(await heading('Prix et mise de fonds')).toBeVisible();
  await type(user, 'Prix de la propriété', '700 000 $');
  await type(user, 'En pourcentage du prix', '6,5');
  await user.tab();
  expect(await box('Mise de fonds')).toHaveValue('45\u00a0500');
  await waitFor(async () => expect((await storedApplication(services)).price.downPayment).toBe(45_500));
});
