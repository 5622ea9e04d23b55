import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WireApplication } from '#api/customer/applicationContract.ts';
import { tabStorage } from '#platform/storage/storage.ts';
import type { Session } from '#server/http/session.ts';
import { makeFakeIdentity } from '#tests/support/identity/fakeIdentity.ts';
import {
  MEMBER,
  openDeskServices,
  renderDesk,
  SPECIALIST_SESSION,
  STAFF_SESSION,
} from '#tests/support/renderDesk.tsx';
import { CUSTOMER, type TestServices } from '#tests/support/services/makeTestServices.ts';
import { WHOLE } from '../contract/customer/applicationCalls.ts';

const loading = vi.hoisted(() => ({ loadIdentity: vi.fn() }));
vi.mock('#platform/identity/loadIdentity.ts', () => loading);

beforeEach(() => {
  const identity = makeFakeIdentity();
  identity.session.mockResolvedValue(MEMBER);
  identity.accessToken.mockResolvedValue('access-token');
  loading.loadIdentity.mockReset().mockImplementation(async () => identity);
  tabStorage.clear([]);
});

/** Services in which the calls of the customer service are a customer's, and the others those of a member of staff. */
const openBoth = (member = SPECIALIST_SESSION) =>
  openDeskServices('staff', {
    identity: {
      fetch: async () => Response.error(),
      sessionOf: async ({ url }): Promise<Session> =>
        new URL(url).pathname.startsWith('/customer/') ? CUSTOMER : member,
    },
  });

/** Submits an application as a customer. @returns the id of its item */
async function submitApplication(services: TestServices): Promise<string> {
  const call = async (method: string, path: string, headers: Record<string, string>, body: object) => {
    const answer = await services.fetch(`/customer/application${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as WireApplication; // the contract's
  };
  const started = await call('POST', '', { 'user-id': CUSTOMER.userId }, {});
  const whole = await call('PUT', `/${started.id}`, { 'If-Match': `"${started.version}"` }, WHOLE);
  await call('PUT', `/${whole.id}`, { 'If-Match': `"${whole.version}"` }, { status: 'submitted' });
  const { id } = await services.store.database
    .selectFrom('lead')
    .select('id')
    .where('kind', '=', 'application')
    .executeTakeFirstOrThrow();
  return id;
}

test('a member who is no mortgage specialist sees who applied, and is told why not more', async () => {
  const services = await openBoth(STAFF_SESSION);
  const id = await submitApplication(services);
  const { unmount } = await renderDesk({ path: `/items/${id}`, services });
  const why = 'Only mortgage specialists can see applications and documents.';
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open the application' })).toBeNull();
  unmount();
  await renderDesk({ path: `/items/${id}/application`, services });
  expect(await screen.findByRole('alert')).toHaveTextContent(why);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a member reads an application with its lenders, and answers it', async () => {
  const services = await openBoth();
  const id = await submitApplication(services);
  const { user: staff } = await renderDesk({ path: `/items/${id}`, services });
  await staff.click(await screen.findByRole('link', { name: 'Open the application' }));
  const price = within(await screen.findByRole('region', { name: 'Price and down payment' }));
  expect(price.getByText('$700,000')).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Work and income' })).getByText('Harbour Foods'),
  ).toBeVisible();
  const lenders = within(screen.getByRole('region', { name: /^\d+ lenders$/ }));
  const table = within(lenders.getByRole('table', { name: 'Lenders' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Lender',
    'Rate',
    'Payment',
    'Loan',
    'GDS',
    'TDS',
  ]);
  const best = within(table.getByRole('row', { name: /^No\. 1 / }));
  expect(best.getByRole('rowheader')).toHaveTextContent(/% of income/);
  expect(best.getAllByRole('cell')).toHaveLength(5);
  expect(screen.getByText('100%')).toBeVisible();
  expect(screen.getByText('No documents yet.')).toBeVisible();
  const answer = within(screen.getByRole('region', { name: 'Our answer' }));
  expect(answer.getByText('Received', { selector: 'dd' })).toBeVisible();
  await staff.selectOptions(answer.getByLabelText('New status'), 'More is needed');
  await staff.type(answer.getByLabelText(/^A sentence to the customer/), 'Please add a pay stub.');
  await staff.click(answer.getByRole('button', { name: 'Save and tell the customer' }));
  expect(await answer.findByText('Please add a pay stub.', { selector: 'dd' })).toBeVisible();
  expect(answer.getByText('More is needed', { selector: 'dd' })).toBeVisible();
  expect(answer.getByLabelText(/^A sentence to the customer/)).toHaveValue('');
});
