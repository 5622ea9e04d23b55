import type { Page } from '@playwright/test';
import { CUSTOMER, fillInLogin, mailedCode, makeAccount } from './support/account.ts';
import { check, checkBothWidths } from './support/axe.ts';
import { storedText } from './support/browserStore.ts';
import { leadsOf } from './support/leads.ts';
import { expect, test } from './support/product.ts';

/** Personal data that both people type, in the formats in which a log or a store could have them. */
const TYPED =
  /Zebulon|Quimper|Marguerite|Vachon-Lys|5550137|555-?0188|Northwind Looms|Maison Vachon|187[ ,]?300|93[ ,]?400|1987-03-14|1984-11-30|03141987|11301984/;

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = (page: Page, question: string, answer: string) =>
  page.getByRole('radiogroup', { name: question }).getByText(answer, { exact: true }).click();
const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const saved = (page: Page) => expect(page.locator('[data-save="saved"]').first()).toBeVisible();
const within = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Fills in the home and its price; checks each step before it leaves it. */
async function fillInHome(page: Page): Promise<void> {
  await step(page, 'The home');
  await choose(page, 'Have you found a home?', 'Not yet, I am looking');
  await field(page, 'City').fill('Ottawa');
  await field(page, 'Province or territory').selectOption({ label: 'Ontario' });
  await choose(page, 'How will you use the home?', 'To live in');
  await within(page, 'When would you like to move in?').getByLabel('Month').selectOption({ label: 'June' });
  await within(page, 'When would you like to move in?').getByLabel('Year').fill('2027');
  await field(page, 'Your housing payment now, per month').fill('1950');
  await choose(page, 'Do you own other homes?', 'No');
  await checkBothWidths(page, 'the home');
  await press(page, 'Next');
  await step(page, 'Price and down payment');
  await field(page, 'Price of the home').fill('640000');
  await field(page, 'Down payment').fill('187300');
  await choose(page, 'Is this your first home purchase?', 'Yes');
  await checkBothWidths(page, 'price');
  await saved(page);
}

/** Fills in personal data and income. */
async function fillInApplicant(page: Page): Promise<void> {
  await step(page, 'About you');
  await expect(field(page, 'First name')).toHaveValue('Zebulon');
  await field(page, 'Phone').fill('416 555 0137');
  const birth = within(page, 'Date of birth');
  await birth.getByLabel('Month').pressSequentially('03141987');
  await expect(birth.getByLabel('Year')).toHaveValue('1987');
  await choose(page, 'Marital status', 'Common-law');
  await field(page, 'Status in Canada').selectOption({ label: 'Canadian citizen' });
  await check(page, 'about you');
  await press(page, 'Next');
  await step(page, 'Work and income');
  await field(page, 'Employment').selectOption({ label: 'Full-time' });
  await field(page, 'Employer').fill('Northwind Looms');
  await field(page, 'Job title').fill('Weaver');
  await within(page, 'When did you start there?').getByLabel('Month').selectOption({ label: 'May' });
  await within(page, 'When did you start there?').getByLabel('Year').fill('2015');
  await field(page, 'How are you paid?').selectOption({ label: 'Salary' });
  await field(page, 'Annual income').fill('93400');
  await check(page, 'work');
  await press(page, 'Next');
}

/** Accepts the invitation in French, and fills in the co-applicant's part. */
async function joinInFrench(page: Page, code: string): Promise<void> {
  await field(page, 'Code de vérification').fill(code);
  await check(page, 'the invitation');
  await press(page, 'Accepter');
  await expect(page.getByRole('heading', { name: 'Votre partie de la demande' })).toBeVisible();
  await field(page, 'Prénom').fill('Marguerite');
  await field(page, 'Nom').fill('Vachon-Lys');
  await field(page, 'Téléphone').fill('514 555 0188');
  const birth = within(page, 'Date de naissance');
  await birth.getByLabel('Mois').pressSequentially('11301984');
  await choose(page, 'État civil', 'Conjoint(e) de fait');
  await field(page, 'Statut au Canada').selectOption({ label: 'Résidence permanente' });
  await field(page, 'Emploi').selectOption({ label: 'Travail autonome' });
  await field(page, 'Employeur').fill('Maison Vachon');
  await field(page, 'Poste').fill('Relieuse');
  await within(page, 'Quand y avez-vous commencé?').getByLabel('Mois').selectOption({ label: 'mai' });
  await within(page, 'Quand y avez-vous commencé?').getByLabel('Année').fill('2012');
  await field(page, 'Mode de rémunération').selectOption({ label: 'Salaire' });
  await field(page, 'Revenu annuel').fill('71 000');
  await press(page, 'J’ai terminé');
  await expect(page.getByText(/^Merci\. Votre partie est complète/)).toBeVisible();
  await saved(page);
  await check(page, 'the co-applicant’s part');
}

/** Adds a document, and chooses a lender. */
async function finish(page: Page): Promise<void> {
  const documents = page.getByRole('region', { name: 'Documents' });
  await documents.getByLabel('Choose files').setInputFiles({
    name: 'notice of assessment.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'.padEnd(300_000, 'x')),
  });
  await expect(documents.getByText('Received', { exact: true })).toBeVisible();
  const best = page.getByRole('region', { name: 'Lenders', exact: true }).getByRole('article').first();
  const lender = (await best.getByRole('heading').textContent()) ?? '';
  await press(page, `Choose ${lender}`);
  await expect(page.getByText(`You chose ${lender}.`)).toBeVisible();
  await page.getByText(/more lenders$/).click();
  await checkBothWidths(page, 'the lenders');
}

// The first browser is wide. The other two, of the same applicant and of the second one, are phones.
test('two people apply together, each in their language and on their own device', {
  tag: '@wide',
}, async ({ page, browser, origin, product, expectedErrors }) => {
  test.setTimeout(150_000);
  // The browser's message about an email without an account.
  expectedErrors.push(/status of 404 .*\/customer\/user/);
  const first = { first: 'Zebulon', last: 'Quimper', email: `one.${process.pid}@example.ca` };
  const second = { first: 'Marguerite', last: 'Vachon-Lys', email: `two.${process.pid}@example.ca` };
  await makeAccount(page, { origin, path: '/pre-approval' }, first);
  await expect(page.getByRole('button', { name: 'Start my pre-approval' })).toBeVisible();
  await checkBothWidths(page, 'the start');
  await press(page, 'Start my pre-approval');
  await fillInHome(page);

  // The values are the same after a reload, and in another browser.
  await page.reload();
  await expect(field(page, 'Down payment')).toHaveValue('187,300');
  const phone = {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    baseURL: `${origin}/real-estate/`,
  };
  const elsewhere = await browser.newContext({ ...phone, locale: 'en-CA' });
  const other = await elsewhere.newPage();
  await other.goto('./auth/login?redirect=%2Fpre-approval');
  await fillInLogin(other, { ...CUSTOMER, email: first.email });
  await check(other, 'a draft');
  await other.getByRole('link', { name: 'Continue' }).click();
  await fillInApplicant(other);
  await step(other, 'Co-applicant');
  await choose(other, 'Are you applying alone?', 'No, with someone');
  await choose(other, 'Relationship to you', 'Fiancé or partner');
  await field(other, 'Email').fill(second.email);
  await saved(other);
  await press(other, 'Send an invitation');
  await expect(other.getByText(`The invitation is on its way to ${second.email}.`)).toBeVisible();
  await check(other, 'the co-applicant');
  await elsewhere.close();

  const french = await browser.newContext({ ...phone, locale: 'fr-CA', colorScheme: 'dark' });
  const joining = await french.newPage();
  const code = await mailedCode(page, origin, second.email);
  await makeAccount(joining, { origin, path: '/pre-approval' }, second);
  await joining.getByRole('link', { name: 'Ouvrir l’invitation' }).click();
  await joinInFrench(joining, code);

  await page.goto('./pre-approval');
  await expect(page.getByText('Joined', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Review and submit' }).click();
  await expect(page.getByText('Northwind Looms')).toBeVisible();
  await checkBothWidths(page, 'the review');
  await press(page, 'Submit application');
  await finish(page);
  await joining.reload();
  await expect(joining.getByText('Choisi par le demandeur')).toBeVisible();

  // Neither the browsers nor the log contain personal data, and after a sign-out nothing is left.
  expect(await storedText(page)).not.toMatch(TYPED);
  expect(await storedText(joining)).not.toMatch(TYPED);
  const reloaded = joining.waitForEvent('load');
  await joining.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await joining.getByRole('button', { name: 'Déconnexion' }).click();
  await reloaded;
  await expect(joining).toHaveURL(/auth\/login/);
  expect(await storedText(joining)).not.toMatch(TYPED);
  expect(product.printed()).not.toMatch(TYPED);
  expect(product.printed()).toContain('Ready: ');

  // The brokerage gets a log line without a name, and a lead in its list.
  const [lead, ...more] = await leadsOf(first.email);
  expect(product.printed()).toMatch(/^Lead [\da-f-]{36}: application [\da-f-]{36} submitted$/m);
  expect(more).toEqual([]);
  expect(lead).toMatch(/,application,Zebulon,Quimper,.*,640000,.*,ON,accepted,/);
  await french.close();
});
