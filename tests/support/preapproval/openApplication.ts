import { waitFor } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import type { WireApplication, WireApplicationChanges } from '#api/customer/applicationContract.ts';
import { customerApi } from '#api/customer/customerApi.ts';
import { chooseTokenSource } from '#platform/identity/sessionToken.ts';
import type { AppStore } from '#store/makeStore.ts';
import { renderApp } from '../renderApp.tsx';
import { CUSTOMER, makeTestServices, type TestServices } from '../services/makeTestServices.ts';

const part = (claims: object): string =>
  btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A token for every call. The test's services have a fixed session and do not read it. */
const CUSTOMER_TOKEN = [part({ alg: 'none' }), part({ sub: CUSTOMER.userId }), 'x'].join('.');

const HEADERS = { Authorization: `Bearer ${CUSTOMER_TOKEN}`, 'Content-Type': 'application/json' };

async function answer<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

/** The customer's application as the service stores it. If there is none, it starts one. */
export async function storedApplication(services: TestServices): Promise<WireApplication> {
  const headers = { ...HEADERS, 'user-id': CUSTOMER.userId };
  return answer(await services.fetch('/customer/application', { method: 'POST', headers, body: '{}' }));
}

/** Changes the application as another device would. */
export async function changeElsewhere(
  services: TestServices,
  changes: WireApplicationChanges,
): Promise<WireApplication> {
  const { id, version } = await storedApplication(services);
  const headers = { ...HEADERS, 'If-Match': `"${version}"` };
  const path = `/customer/application/${id}`;
  return answer(await services.fetch(path, { method: 'PUT', headers, body: JSON.stringify(changes) }));
}

/** Services of a customer without an application. */
export async function customerServices(
  options: Parameters<typeof makeTestServices>[0] = {},
): Promise<TestServices> {
  const services = await makeTestServices({ session: CUSTOMER, ...options });
  onTestFinished(() => services.close());
  const user = { name: { first: 'Anne', last: 'Tremblay' } };
  await answer(
    await services.fetch('/customer/user', { method: 'POST', headers: HEADERS, body: JSON.stringify(user) }),
  );
  return services;
}

type Options = Partial<Parameters<typeof renderApp>[0]>;

/** Opens a step of the pre-approval for a signed-in customer with a started application. */
export async function openStep(step: string, options: Options = {}) {
  chooseTokenSource(async () => CUSTOMER_TOKEN);
  onTestFinished(() => chooseTokenSource(async () => undefined));
  const services = options.services ?? (await customerServices());
  await storedApplication(services);
  const view = await renderApp({ path: `/pre-approval/${step}`, signedIn: true, ...options, services });
  opened.push(view.store);
  return view;
}

const opened: AppStore[] = [];

/** After each test: waits until the last text is saved and read again, while the services still answer. */
export async function atRest(): Promise<void> {
  await waitFor(() => {
    expect(document.querySelector('[data-save="saving"]')).toBeNull();
    const queries = opened.flatMap((store) => customerApi.util.selectAllQueryEntries(store.getState()));
    expect(queries.filter(({ status }) => status === 'pending')).toEqual([]);
  });
  opened.length = 0;
}

/** All answers that a submission requires of a single applicant. */
export const WHOLE_APPLICATION: WireApplicationChanges = {
  property: {
    isFound: false,
    city: 'Toronto',
    province: 'ON',
    ownership: 'own',
    moveIn: { month: 6, year: 2027 },
    monthlyPayment: 2100,
    ownsOthers: false,
  },
  price: { total: 700_000, downPayment: 90_000, isFirstHome: true },
  applicant: {
    firstName: 'Anne',
    lastName: 'Tremblay',
    email: 'user@example.com',
    phone: '+14165550123',
    dob: { month: 4, day: 9, year: 1988 },
    maritalStatus: 'single',
    citizenStatus: 'CA',
  },
  employment: {
    status: 'full_time',
    employer: 'Northline Transit',
    jobTitle: 'Planner',
    start: { month: 3, year: 2019 },
    compensation: 'annual_salary',
    annualIncome: 118_000,
  },
  isAlone: true,
};
