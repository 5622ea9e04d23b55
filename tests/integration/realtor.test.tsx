import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { brand } from '#config/brand.ts';
import { DEMO_TEAM } from '#demo/content/team.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { fillContact, isolateLeads, sendContact, stored } from '#tests/support/leads/leadForms.tsx';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';

isolateLeads();

const LISTINGS = [
  createMockGeneratedListing({ mlsNumber: 'C1000001' }),
  createMockGeneratedListing({ mlsNumber: 'C1000002', streetNumber: '35' }),
  createMockGeneratedListing({
    mlsNumber: 'Q1000003',
    state: 'Quebec',
    city: 'Montréal',
    area: 'Montréal',
    neighborhood: 'Le Plateau',
    zip: 'H2J 1A1',
  }),
];
const HOME = '/detail/Ontario/Toronto/x/x/C1000001/2';
const OTHER_HOME = '/detail/Ontario/Toronto/x/x/C1000002/2';
const MONTREAL = '/detail/Quebec/Montr%C3%A9al/x/x/Q1000003/2';

const open = async (path: string) =>
  renderApp({ path, services: await makeTestServices({ listings: LISTINGS }) });

/** The agent on the page's card. */
async function shownAgent() {
  const card = await screen.findByRole('region', { name: 'Your agent' });
  await waitFor(() => expect(card).toHaveAttribute('aria-busy', 'false'));
  const inside = within(card);
  return DEMO_TEAM.find(({ name }) => inside.queryByText(name));
}

/** The agent in a lead from the page. */
async function agentOfLead({ user, services }: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByRole('button', { name: 'Get More Details' }));
  await screen.findByRole('dialog', { name: 'Contact an agent' });
  await fillContact(user);
  await sendContact(user);
  await screen.findByRole('heading', { name: 'Thank you, Ada' });
  const [lead] = await stored(services);
  return JSON.parse(lead?.context ?? '{}').realtor;
}

describe('a listing where the team works', () => {
  test('shows an agent of its city, and the lead names that agent', async () => {
    const page = await open(HOME);
    const shown = await shownAgent();
    expect(shown?.areas[0]?.cities).toContain('Toronto');
    expect(await agentOfLead(page)).toBe(shown?.slug);
  });

  test('shows the same agent on each visit, and its lead names this one after other listings', async () => {
    const first = await open(HOME);
    const shown = await shownAgent();
    first.unmount();
    sessionStorage.clear();
    const other = await open(OTHER_HOME);
    await shownAgent();
    other.unmount();
    const again = await open(HOME);
    expect((await shownAgent())?.slug).toBe(shown?.slug);
    expect(await agentOfLead(again)).toBe(shown?.slug);
  });

  test('shows an agent who speaks French to a visitor who reads it', async () => {
    onTestFinished(() => changeLanguage('en'));
    await changeLanguage('fr');
    await open(HOME);
    const card = within(await screen.findByRole('region', { name: 'Votre courtier' }));
    const name = await card.findByRole('link', { name: /^(Benoit Lachance|Nadia Kowalski)$/ });
    expect(name).toHaveAttribute('href', expect.stringMatching(/^\/real-estate\/agents\//));
  });
});

describe('a listing outside the team’s area', () => {
  test('shows the brokerage with its contact links, and the lead names no agent', async () => {
    const first = await open(HOME);
    await shownAgent();
    first.unmount();
    const page = await open(MONTREAL);
    const card = await screen.findByRole('region', { name: 'Your brokerage' });
    expect(screen.queryByRole('region', { name: 'Your agent' })).not.toBeInTheDocument();
    expect(within(card).getByText(brand.brokerage)).toBeVisible();
    expect(
      within(card).getByRole('link', { name: `${brand.phoneDisplay}: call ${brand.brokerage}` }),
    ).toHaveAttribute('href', `tel:${brand.phone}`);
    expect(within(card).getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/real-estate/contact',
    );
    expect(await agentOfLead(page)).toBeUndefined();
  });

  test('shows the brokerage in French', async () => {
    await changeLanguage('fr');
    await open(MONTREAL);
    const card = within(await screen.findByRole('region', { name: 'Votre agence' }));
    expect(
      card.getByRole('link', { name: `${brand.phoneDisplay}\u00a0: appeler ${brand.brokerage}` }),
    ).toBeVisible();
    expect(card.getByRole('link', { name: 'Écrivez-nous' })).toBeVisible();
  });
});
