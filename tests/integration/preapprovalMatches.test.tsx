import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import type { WireMatches } from '#api/customer/applicationContract.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import {
  openPreApproval,
  sharedServices,
  submit,
  wholeApplication,
} from '#tests/support/preapproval/people.ts';
import { CUSTOMER } from '#tests/support/services/makeTestServices.ts';

/** The customer's submitted application. At these figures some lenders would lend and others would not. */
async function submitted(price = { total: 500_000, downPayment: 150_000, isFirstHome: true }) {
  const shared = await sharedServices();
  const application = await submit(shared, CUSTOMER, await wholeApplication(shared, CUSTOMER, { price }));
  const path = `/application/${application.id}/match`;
  const matches = async () => (await shared.callAs<WireMatches>(CUSTOMER, { path })).matches;
  return { shared, services: shared.services, path, matches };
}

const section = async () => within(await screen.findByRole('region', { name: 'Lenders' }));
const cards = async () => {
  const lenders = await section();
  return lenders.findAllByRole('article');
};
const nameOf = (card: HTMLElement | undefined) => {
  if (!card) throw new Error('There is no card.');
  return within(card).getByRole('heading').textContent;
};

test('the best matches are side by side with figures and reasons, and the others are collapsed', async () => {
  const { services, matches } = await submitted();
  const { user } = await openPreApproval({ services });
  const [first, ...others] = await cards();
  expect(others).toHaveLength(2);
  const [best] = await matches();
  if (!first || !best) throw new Error('There is no match.');
  expect(first).toHaveAccessibleName(best.lender);
  expect(first).toHaveTextContent('No. 1');
  expect(first).toHaveTextContent(`$${Math.round(best.payment).toLocaleString('en-CA')} a month`);
  expect(first).toHaveTextContent(`${best.rate.toFixed(2)}% ${best.rateType} for ${best.termYears} years`);
  expect(first).toHaveTextContent('Mortgage insuranceNot needed');
  expect(first).toHaveTextContent(/Housing takes \d+\.\d% of income \(limit \d+%\)/);
  expect(first).toHaveTextContent(`Housing costs to income (GDS)${best.gds?.toFixed(1)}%`);
  const lenders = await section();
  expect(lenders.getByText(/^Example rates of Nov 1, 2026, not an offer\./)).toBeVisible();
  const eligible = (await matches()).filter(({ isEligible }) => isEligible).length;
  await user.click(lenders.getByText(`${eligible - 3} more lenders`));
  const table = await lenders.findByRole('table', { name: 'More lenders, by rank' });
  expect(within(table).getAllByRole('row')).toHaveLength(eligible - 3 + 1);
  await user.click(lenders.getByText(/would not lend, and why/));
  expect(
    (await lenders.findAllByText(/^This lender does not lend in the home’s province\.$/))[0],
  ).toBeVisible();
});

test('one lender is chosen at a time, and a choice can be undone', async () => {
  const { services, matches } = await submitted();
  const { user } = await openPreApproval({ services });
  const [first, second] = (await cards()).map(nameOf);
  const accepted = async () =>
    (await matches()).filter(({ state }) => state === 'accepted').map(({ lender }) => lender);
  await user.click(screen.getByRole('button', { name: `Choose ${first}` }));
  expect(await screen.findByText(`You chose ${first}.`)).toBeVisible();
  expect(await screen.findByText(`Your choice: ${first}`)).toBeVisible();
  expect(await accepted()).toEqual([first]);
  await user.click(screen.getByRole('button', { name: `Choose ${second}` }));
  expect(await screen.findByText(`You chose ${second}.`)).toBeVisible();
  expect(await accepted()).toEqual([second]);
  expect(await screen.findByRole('button', { name: `Choose ${first}` })).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Undo: ${second}` }));
  expect(await screen.findByText(`${second} is offered again.`)).toBeVisible();
  expect(await accepted()).toEqual([]);
  await user.click(screen.getByRole('button', { name: `Not for me: ${first}` }));
  expect(await screen.findByText(`${first} was set aside.`)).toBeVisible();
  expect(await screen.findByRole('button', { name: `Undo: ${first}` })).toBeVisible();
});

test('a choice on another device meanwhile does not block this one', async () => {
  const { shared, services, path, matches } = await submitted();
  const { user } = await openPreApproval({ services });
  const [first] = (await cards()).map(nameOf);
  const [best] = await matches();
  if (!best) throw new Error('There is no match.');
  const elsewhere = { path: `${path}/${best.id}`, method: 'PUT', version: best.version } as const;
  await shared.callAs(CUSTOMER, { ...elsewhere, body: { state: 'declined' } });
  await user.click(screen.getByRole('button', { name: `Choose ${first}` }));
  expect(await screen.findByText(`You chose ${first}.`)).toBeVisible();
  expect((await matches()).find(({ id }) => id === best.id)?.state).toBe('accepted');
});

test('a choice that was not saved shows an error', async () => {
  const { services } = await submitted();
  const { user } = await openPreApproval({
    services,
    intercede: ({ method, url }) =>
      method === 'PUT' && url.includes('/match/') ? new HttpResponse(null, { status: 500 }) : undefined,
  });
  const [first] = (await cards()).map(nameOf);
  await user.click(screen.getByRole('button', { name: `Choose ${first}` }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your choice could not be saved.');
  expect(screen.getByRole('button', { name: `Choose ${first}` })).toBeVisible();
});

test('the page shows every reason if no lender would lend, in French too', async () => {
  onTestFinished(() => changeLanguage('en'));
  await changeLanguage('fr');
  const { services } = await submitted({ total: 1_400_000, downPayment: 120_000, isFirstHome: true });
  const { user } = await openPreApproval({ services });
  const lenders = within(await screen.findByRole('region', { name: 'Prêteurs' }));
  expect(
    await lenders.findByText('Selon ces chiffres, aucun prêteur n’accepterait encore de vous prêter.'),
  ).toBeVisible();
  await user.click(lenders.getByText('21 prêteurs qui refuseraient, et pourquoi'));
  expect(lenders.getByText(/^Taux donnés en exemple en date du 1er nov\. 2026,/)).toBeVisible();
  const [tooMuch] = await lenders.findAllByText(/prendrait [\d,]+\s% du revenu; la limite/);
  expect(tooMuch).toBeVisible();
  await waitFor(() => expect(document.body.textContent).not.toContain('{{'));
});
