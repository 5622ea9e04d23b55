import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { environment } from '#config/environment.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { headIn, parsedPage } from '#tests/support/page/headIn.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { firstAnswers } from '#tests/support/services/firstAnswers.ts';

beforeEach(() => {
  environment.hasEstimates = false;
});
afterEach(async () => {
  cleanup();
  environment.hasEstimates = true;
  await changeLanguage('en');
});

const HOME = '/value/Ontario/Toronto/33-Bay-Street-E';
/** The words for an estimate in both languages. */
const ESTIMATE = /estim/i;

describe.each([
  {
    language: 'en' as const,
    title: 'What is your home worth?',
    lead: /you can ask an agent to value your home/,
    submit: 'Continue',
    form: 'Ask for a valuation',
    selling: 'Ask what yours is worth',
    home: 'Selling? Ask what your home is worth',
  },
  {
    language: 'fr' as const,
    title: 'Combien vaut votre propriété?',
    lead: /demander à un courtier d’évaluer votre propriété/,
    submit: 'Continuer',
    form: 'Demander une évaluation',
    selling: 'Demander ce que vaut la vôtre',
    home: 'Vous vendez? Demandez ce que vaut votre propriété',
  },
])('over listings without estimates, in $language', ({ language, title, lead, submit, form, ...links }) => {
  const open = async (path: string, signedIn = false) => {
    await changeLanguage(language);
    return renderApp({ path, signedIn });
  };

  test('the page of a home’s value offers an agent’s valuation', async () => {
    const { services } = await open('/value');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(lead)).toBeVisible();
    expect(screen.getAllByRole('button', { name: submit })).toHaveLength(1);
    expect(screen.getByRole('main')).not.toHaveTextContent(ESTIMATE);
    const first = parsedPage((await firstAnswers(services)('/value', `${language}-CA`))?.html);
    await waitFor(() => expect(headIn(document)).toEqual(headIn(first)));
    expect(headIn(document).join()).not.toMatch(ESTIMATE);
    expect(first.body.textContent).not.toMatch(ESTIMATE);
  });

  test('the page of a home has the form for it, and asks for nothing else about the home', async () => {
    const { services, requests } = await open(HOME, true);
    expect(await screen.findByRole('form', { name: form })).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent(ESTIMATE);
    expect(requests.filter((address) => /addresses\/home|estimate|claimed-homes/.test(address))).toEqual([]);
    const first = parsedPage((await firstAnswers(services)(HOME, `${language}-CA`))?.html);
    await waitFor(() => expect(headIn(document)).toEqual(headIn(first)));
    expect(headIn(document).join()).not.toMatch(ESTIMATE);
  });

  test('the links to it promise nothing more', async () => {
    await open('/selling');
    expect(await screen.findByRole('link', { name: links.selling })).toHaveAttribute(
      'href',
      '/real-estate/value',
    );
    expect(screen.getByRole('main')).not.toHaveTextContent(ESTIMATE);
  });

  test('so does the link on the home page', async () => {
    await open('/');
    expect(await screen.findByRole('link', { name: links.home })).toHaveAttribute(
      'href',
      '/real-estate/value',
    );
  });
});

test('the address of the errors of estimates leads to the page of a home’s value', async () => {
  const { services, location } = await renderApp({ path: '/estimates' });
  await waitFor(() => expect(location()).toBe('/value'));
  expect(await firstAnswers(services)('/estimates')).toMatchObject({
    headers: { Location: '/real-estate/value' },
  });
});

test('a listing says nothing of an estimate, and none is requested', async () => {
  const { requests } = await renderApp({ path: '/detail/T9000001/2', signedIn: true });
  expect(await screen.findByRole('heading', { name: 'Facts & Features' })).toBeVisible();
  // The section loads when the visitor scrolls to its place.
  expect(document.getElementById('estimate')).toBeNull();
  expect(requests.filter((address) => address.includes('/estimate'))).toEqual([]);
});

test('an address with a yield leads a visitor to the homes without one, not to a login', async () => {
  await renderApp({ path: '/list/Ontario/Toronto?minGrossYield=5&sort=grossYieldDesc' });
  expect(await screen.findByRole('list', { name: 'Results' })).toBeVisible();
  expect(screen.queryByText(/[Yy]ield/)).not.toBeInTheDocument();
});

test('a customer finds no filter and no order by yield', async () => {
  const { user } = await renderApp({ path: '/list/Ontario/Toronto', signedIn: true });
  await user.click(await screen.findByRole('button', { name: 'Sort: Recommended' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Recommended' })).toBeVisible();
  expect(screen.queryByRole('menuitemradio', { name: /Yield/ })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'More filters' }));
  expect(await screen.findByRole('combobox', { name: 'Price reduced' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: /yield/ })).not.toBeInTheDocument();
});

test('a profile has no claimed homes, and an old link to them opens the account’s details', async () => {
  await renderApp({ path: '/auth/profile?tab=myHomes', signedIn: true });
  expect(await screen.findByRole('tab', { name: 'Account Details', selected: true })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'My Homes' })).not.toBeInTheDocument();
});
