import { onTestFinished } from 'vitest';
import type {
  WireApplication,
  WireApplicationChanges,
  WireSigner,
  WireSignerChanges,
} from '#api/customer/applicationContract.ts';
import { chooseTokenSource } from '#platform/identity/sessionToken.ts';
import { renderApp } from '../renderApp.tsx';
import { CUSTOMER, makeTestServices, type TestServices } from '../services/makeTestServices.ts';
import { customerServices, WHOLE_APPLICATION } from './openApplication.ts';

/** A signed-in person, by the subject of their token. */
interface Person {
  userId: string;
  email: string;
}

/** A person who asks the page's customer to apply together. */
export const SAM: Person = { userId: 'user-2', email: 'sam@example.ca' };

const part = (claims: object): string =>
  btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const tokenOf = ({ userId }: Person): string => [part({ alg: 'none' }), part({ sub: userId }), 'x'].join('.');

/** A mail that would have been sent. */
interface CarriedMail {
  email: string;
  language: string;
  body: string;
  code?: string;
}

/** Services that several people use at once. */
export interface SharedServices {
  services: TestServices;
  /** Sent invitations. */
  mails: CarriedMail[];
  /** Sends a call as a person. Throws if it is refused. */
  callAs<Body>(person: Person, call: Call): Promise<Body>;
}

interface Call {
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  version?: number;
}

/** Services for Sam and the page's customer, with a carrier for their invitations. */
export async function sharedServices(): Promise<SharedServices> {
  const people: Person[] = [CUSTOMER, SAM];
  const mails: CarriedMail[] = [];
  const services = await makeTestServices({
    identity: {
      fetch: async () => new Response(null, { status: 404 }),
      sessionOf: async ({ headers }) => {
        const person = people.find((one) => headers.get('Authorization') === `Bearer ${tokenOf(one)}`);
        return person ? { kind: 'customer', ...person } : { kind: 'visitor' };
      },
    },
    customer: {
      invitations: {
        appUrl: 'http://localhost/real-estate',
        carry: async (mail) => void mails.push(mail),
        log: () => undefined,
      },
    },
  });
  onTestFinished(() => services.close());
  const callAs = async <Body>(
    person: Person,
    { path, method = 'GET', body, version }: Call,
  ): Promise<Body> => {
    const headers = new Headers({ Authorization: `Bearer ${tokenOf(person)}`, 'user-id': person.userId });
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    if (version !== undefined) headers.set('If-Match', `"${version}"`);
    const answer = await services.fetch(`/customer${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return (answer.status === 204 ? undefined : await answer.json()) as Body; // the contract's answer
  };
  for (const [who, first] of [
    [CUSTOMER, 'Anne'],
    [SAM, 'Sam'],
  ] as const) {
    await callAs(who, { path: '/user', method: 'POST', body: { name: { first, last: 'Tremblay' } } });
  }
  return { services, mails, callAs };
}

/** A person's application without missing fields, except for the given changes. */
export async function wholeApplication(
  { callAs }: SharedServices,
  person: Person,
  changes: WireApplicationChanges = {},
): Promise<WireApplication> {
  const draft = await callAs<WireApplication>(person, { path: '/application', method: 'POST', body: {} });
  const { applicant, ...others } = WHOLE_APPLICATION;
  const body = { ...others, applicant: { ...applicant, email: person.email }, ...changes };
  return callAs(person, { path: `/application/${draft.id}`, method: 'PUT', version: draft.version, body });
}

/** Submits an application. */
export function submit({ callAs }: SharedServices, person: Person, { id, version }: WireApplication) {
  const body = { status: 'submitted' };
  return callAs<WireApplication>(person, { path: `/application/${id}`, method: 'PUT', version, body });
}

/** Sam's application, to which the page's customer is invited. `code` is the code in the mail. */
export async function invitedBySam(shared: SharedServices) {
  const application = await wholeApplication(shared, SAM, {
    isAlone: null,
    applicant: { firstName: 'Sam', email: SAM.email },
  });
  const path = `/application/${application.id}/signer`;
  const added = await shared.callAs<WireSigner>(SAM, {
    path,
    method: 'POST',
    body: { relation: 'sibling', person: { email: CUSTOMER.email } },
  });
  const invited = await changeSigner(shared, SAM, application.id, added, { state: 'invited' });
  const code = shared.mails.at(-1)?.code ?? '';
  return { application, signer: invited, code, path: `/pre-approval/join/${application.id}/${invited.id}` };
}

/** Changes a signer as a person. */
export function changeSigner(
  { callAs }: SharedServices,
  person: Person,
  applicationId: string,
  { id, version }: WireSigner,
  body: WireSignerChanges,
): Promise<WireSigner> {
  const path = `/application/${applicationId}/signer/${id}`;
  return callAs(person, { path, method: 'PUT', version, body });
}

type Options = Partial<Parameters<typeof renderApp>[0]>;

/** Opens a page of the pre-approval for a signed-in customer, with services of its own by default. */
export async function openPreApproval(options: Options = {}) {
  chooseTokenSource(async () => tokenOf(CUSTOMER));
  onTestFinished(() => chooseTokenSource(async () => undefined));
  const services = options.services ?? (await customerServices());
  return renderApp({ path: '/pre-approval', signedIn: true, ...options, services });
}
