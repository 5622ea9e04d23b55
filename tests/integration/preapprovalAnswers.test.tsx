import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { WireApplicationChanges } from '#api/customer/applicationContract.ts';
import {
  atRest,
  changeElsewhere,
  customerServices,
  openStep,
  storedApplication,
  WHOLE_APPLICATION,
} from '#tests/support/preapproval/openApplication.ts';
import { openPreApproval, SAM, sharedServices } from '#tests/support/preapproval/people.ts';

vi.setConfig({ testTimeout: 30_000 });

afterEach(atRest);

const next = (user: UserEvent) => user.click(screen.getByText('Next'));
const group = (name: string) => screen.findByRole('radiogroup', { name });
const choose = async (user: UserEvent, name: string, choice: string) =>
  user.click(within(await group(name)).getByLabelText(choice));
const summary = () => screen.findByRole('group', { name: /^Check (one|\d+) answers?$/ });

test.each(['property', 'price', 'applicant', 'employment', 'co-applicant'])(
  'every required answer of the empty %s step has its field on the page',
  async (step) => {
    const { user } = await openStep(step);
    await screen.findByText('Next');
    await next(user);
    const links = [...(await summary()).querySelectorAll('a[href^="#"]')];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      expect(document.getElementById(id), link.textContent).not.toBeNull();
    }
  },
);

const OWNER: NonNullable<WireApplicationChanges['property']> = {
  ...WHOLE_APPLICATION.property,
  ownsOthers: true,
  otherProperties: [
    {
      address: '1 King Street',
      city: 'Ajax',
      province: 'ON',
      postalCode: 'L1S 3A8',
      monthlyPayment: 900,
      isMortgaged: false,
    },
  ],
};

test('"first home" is not accepted from an owner of other homes', async () => {
  const services = await customerServices();
  await changeElsewhere(services, { property: OWNER, price: { total: 500_000, downPayment: 100_000 } });
  const { user, location } = await openStep('price', { services });
  await choose(user, 'Is this your first home purchase?', 'Yes');
  await next(user);
  expect((await screen.findAllByText(/^You said you own other homes/)).length).toBe(2);
  expect(location()).toBe('/pre-approval/price');
  await choose(user, 'Is this your first home purchase?', 'No');
  expect(screen.queryByText(/^You said you own other homes/)).not.toBeInTheDocument();
  await next(user);
  await waitFor(() => expect(location()).toBe('/pre-approval/applicant'));
  await waitFor(async () => expect((await storedApplication(services)).price.isFirstHome).toBe(false));
});

test('other homes are not accepted from a first-time buyer', async () => {
  const services = await customerServices();
  await changeElsewhere(services, WHOLE_APPLICATION);
  const { user, location } = await openStep('property', { services });
  await choose(user, 'Do you own other homes?', 'Yes');
  await next(user);
  expect(
    await screen.findAllByText(/^In the price step, you said this is your first home purchase/),
  ).toHaveLength(2);
  expect(location()).toBe('/pre-approval/property');
  await choose(user, 'Do you own other homes?', 'No');
  expect(screen.queryByText(/^In the price step/)).not.toBeInTheDocument();
  await next(user);
  await waitFor(() => expect(location()).toBe('/pre-approval/price'));
});

/** A wrong value in a field, its message, and the change that corrects it, in this or another field. */
const MENDED: [step: string, wrong: [string, string][], said: RegExp, mend: [string, string]][] = [
  ['property', [['Postal code', 'X1X']], /^Enter a postal code like/, ['Postal code', 'M5J 2Z3']],
  [
    'property',
    [
      ['Province or territory', 'AB'],
      ['Postal code', 'M5J 2Z3'],
    ],
    /^This postal code is not in/,
    ['Province or territory', 'ON'],
  ],
  ['property', [['Year', '1900']], /^Enter a year/, ['Year', '2027']],
  [
    'property',
    [['Your housing payment now, per month', 'x']],
    /^Enter an amount/,
    ['Your housing payment now, per month', '0'],
  ],
  ['price', [['Price of the home', '1']], /^Enter a price from/, ['Price of the home', '500000']],
  [
    'price',
    [
      ['Price of the home', '900000'],
      ['Down payment', '50000'],
    ],
    /^The law requires at least/,
    ['Price of the home', '600000'],
  ],
  [
    'price',
    [
      ['Price of the home', '400000'],
      ['Down payment', '450000'],
    ],
    /^The down payment must be less/,
    ['Price of the home', '600000'],
  ],
  ['applicant', [['Email', 'x']], /^Enter an email address/, ['Email', 'a@example.ca']],
  ['applicant', [['Phone', '12']], /^Enter a full phone number/, ['Phone', '4165550123']],
  ['applicant', [['First name', 'x'.repeat(40)]], /is too long/, ['First name', 'Anne']],
];

/** Types into a box, or chooses from a list. */
async function write(user: UserEvent, [label, text]: [string, string]): Promise<void> {
  const field = await screen.findByLabelText(new RegExp(`^${label}`));
  if (field instanceof HTMLSelectElement) return void (await user.selectOptions(field, text));
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
}

test.each(MENDED)(
  'in the %s step the problem from %j disappears once it is corrected',
  async (step, wrong, message, correct) => {
    const { user } = await openStep(step);
    if (step === 'property') {
      await choose(user, 'Have you found a home?', 'Not yet, I am looking');
      await user.selectOptions(await screen.findByLabelText('Month'), 'June');
    }
    for (const one of wrong) await write(user, one);
    await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0));
    const field = await screen.findByLabelText(new RegExp(`^${correct[0]}`));
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, correct[1]);
    else {
      await user.clear(field);
      await user.type(field, correct[1]);
    }
    expect(screen.queryAllByText(message)).toEqual([]);
  },
);

test('an invited co-applicant fills in the rest, and the applicant continues', async () => {
  const shared = await sharedServices();
  const { user, location } = await openPreApproval({ services: shared.services, path: '/pre-approval' });
  await user.click(await screen.findByRole('button', { name: 'Start my pre-approval' }));
  await waitFor(() => expect(location()).toBe('/pre-approval/property'));
  await screen.findByRole('button', { name: 'Next' });
  await user.click(screen.getByRole('link', { name: /Co-applicant/ }));
  await choose(user, 'Are you applying alone?', 'No, with someone');
  await user.type(await screen.findByLabelText('Email'), 'user@example.com');
  await user.click(await screen.findByRole('button', { name: 'Send an invitation' }));
  expect(await screen.findByText(/^This is your own email address\./)).toBeVisible();
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), SAM.email);
  await waitFor(() => expect(screen.queryByText(/^This is your own email address\./)).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Send an invitation' }));
  expect(await screen.findByText(`The invitation is on its way to ${SAM.email}.`)).toBeVisible();
  expect(await screen.findByText(/^We sent a link and a code to/)).toBeVisible();
  await next(user);
  // Three forms are saved first.
  await waitFor(() => expect(location()).toBe('/pre-approval/review'), { timeout: 10_000 });
});

test('the review labels the cost of another home as its field does', async () => {
  const services = await customerServices();
  await changeElsewhere(services, { ...WHOLE_APPLICATION, property: OWNER, price: { isFirstHome: false } });
  await openStep('review', { services });
  const own = await screen.findByText('Your housing payment now, per month');
  expect(own.nextElementSibling).toHaveTextContent('$2,100');
  const other = screen.getByText(/Monthly cost$/);
  expect(other.nextElementSibling).toHaveTextContent('$900');
});
