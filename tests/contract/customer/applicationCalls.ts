import type {
  WireApplication,
  WireApplicationChanges,
  WireDashboard,
  WireEmployment,
  WirePerson,
  WireSigner,
  WireSignerChanges,
} from '#api/customer/applicationContract.ts';
import type { Answer, CustomerService } from './customerService.ts';

/** A mail to send. */
export interface CarriedMail {
  id: string;
  email: string;
  language: string;
  subject: string;
  body: string;
  html?: string | null;
  code?: string;
}

/** Collects the invitations of a test. */
export interface Postbox {
  mails: CarriedMail[];
  /** The carrier's answer; undefined for a mail that was sent. */
  problem: string | undefined;
  logged: string[];
  appUrl: string;
  carry(mail: CarriedMail): Promise<string | undefined>;
  log(line: string): void;
}

export function makePostbox(): Postbox {
  const postbox: Postbox = {
    mails: [],
    problem: undefined,
    logged: [],
    appUrl: 'https://www.example.com/real-estate',
    async carry(mail) {
      if (postbox.problem === undefined) postbox.mails.push(mail);
      return postbox.problem;
    },
    log: (line) => void postbox.logged.push(line),
  };
  return postbox;
}

/** A complete person. */
export const PERSON: Required<WirePerson> = {
  firstName: 'Anne',
  lastName: 'Tremblay',
  email: 'anne@example.ca',
  phone: '+14165550123',
  dob: { month: 2, day: 29, year: 1988 },
  maritalStatus: 'common_law',
  citizenStatus: 'CA',
};

/** A complete employment. */
export const EMPLOYMENT: WireEmployment = {
  status: 'full_time',
  start: { month: 5, year: 2019 },
  employer: 'Harbour Foods',
  jobTitle: 'Buyer',
  compensation: 'annual_salary_bonus',
  annualIncome: 98_000,
  anticipatedBonus: 6000.5,
};

/** A single applicant's application without missing fields. */
export const WHOLE: WireApplicationChanges = {
  property: {
    isFound: true,
    address: '33 Bay Street',
    unit: '1204',
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M5J 2Z3',
    ownership: 'own',
    monthlyPayment: 2400,
    moveIn: { month: 6, year: 2027 },
    listing: { mlsNumber: 'C1000001', boardId: 2 },
    ownsOthers: true,
    otherProperties: [
      {
        address: '1 Rue Notre-Dame',
        city: 'Montréal',
        province: 'QC',
        postalCode: 'H2Y 1C6',
        monthlyPayment: 900,
        isMortgaged: true,
        lender: 'royal_bank',
        balance: 120_000,
        rate: 4.5,
        rateType: 'fixed',
      },
    ],
  },
  price: { total: 700_000, downPayment: 150_000, isFirstHome: false },
  applicant: PERSON,
  employment: EMPLOYMENT,
  isAlone: true,
};

/** Starts an application, or finds the existing one. */
export async function start(service: CustomerService, as: string): Promise<WireApplication> {
  const headers = { 'user-id': as.split('-')[0] ?? '' };
  const { status, body } = await service.call<WireApplication>('POST', '/application', { as, headers });
  if (status !== 201 && status !== 200) throw new Error(`no application: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** A version in the format of If-Match. */
export const matching = ({ version }: { version: number }) => ({ 'If-Match': `"${version}"` });

/** Changes an application at the given version. */
export function change<Body = WireApplication>(
  service: CustomerService,
  as: string,
  application: Pick<WireApplication, 'id' | 'version'>,
  body: unknown,
): Promise<Answer<Body>> {
  return service.call<Body>('PUT', `/application/${application.id}`, {
    as,
    body,
    headers: matching(application),
  });
}

/** Reads the application. */
export async function read(service: CustomerService, as: string, id: string): Promise<WireApplication> {
  return (await service.call<WireApplication>('GET', `/application/${id}`, { as })).body;
}

/** Changes a co-applicant at the given version. */
export function changeSigner<Body = WireSigner>(
  service: CustomerService,
  as: string,
  [applicationId, { id, version }]: [applicationId: string, signer: Pick<WireSigner, 'id' | 'version'>],
  body: WireSignerChanges | unknown,
): Promise<Answer<Body>> {
  const path = `/application/${applicationId}/signer/${id}`;
  return service.call<Body>('PUT', path, { as, body, headers: matching({ version }) });
}

/** Adds a co-applicant with this email. */
export async function addSigner(
  service: CustomerService,
  as: string,
  applicationId: string,
  email?: string,
): Promise<WireSigner> {
  const person = email === undefined ? {} : { person: { email } };
  const path = `/application/${applicationId}/signer`;
  const { status, body } = await service.call<WireSigner>('POST', path, { as, body: person });
  if (status !== 201 && status !== 200) throw new Error(`no signer: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** An applicant and an invited co-applicant with names of their own. */
export async function invited(service: CustomerService, applicant: string, email: string) {
  const application = await start(service, applicant);
  const signer = await addSigner(service, applicant, application.id, email);
  const { body, status } = await changeSigner(service, applicant, [application.id, signer], {
    state: 'invited',
  });
  if (status !== 200) throw new Error(`not invited: ${status} ${JSON.stringify(body)}`);
  return { id: application.id, signer: body };
}

/** The first page of the pre-approval. */
export async function dashboard(service: CustomerService, as: string): Promise<WireDashboard> {
  return (await service.call<WireDashboard>('GET', '/dashboard', { as })).body;
}

/** The rejected fields of an answer with their keywords: "price.total required". */
export function refusals({ body }: Answer<unknown>): string[] {
  const { errors = [] } = body as { errors?: { field: string; keyword: string }[] }; // WireLeadRefusal
  return errors.map(({ field, keyword }) => `${field} ${keyword}`).sort();
}
