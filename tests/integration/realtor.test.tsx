import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { brand } from '#config/brand.ts';
import { realtors } from '#config/content.ts';
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

/** The team member on the page's card; undefined if it has none. */
async function shownRealtor(card: string) {
  const inside = within(await screen.findByRole('region', { name: card }));
  return realtors.find(({ title }) => inside.queryByText(title));
}

/** The realtor in a lead from the page. */
async function realtorOfLead({ user, services }: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByRole('button', { name: 'Get More Details' }));
  await screen.findByRole('dialog', { name: 'Contact an agent' });
  await fillContact(user);
  await sendContact(user);
  await screen.findByRole('heading', { name: 'Thank you, Ada' });
  const [lead] = await stored(services);
  return JSON.parse(lead?.context ?? '{}').realtor;
}

describe('a listing where the team works', () => {
  test('shows one realtor of its province, and the lead names that realtor', async () => {
    const page = await open(HOME);
    const shown = await shownRealtor('Your agent');
    expect(shown?.provinces).toContain('Ontario');
    expect(await realtorOfLead(page)).toBe(shown?.id);
  });

  test('shows the same realtor again after a listing with another card', async () => {
    const first = await open(HOME);
    const shown = await shownRealtor('Your agent');
    first.unmount();
    const second = await open(MONTREAL);
    await screen.findByRole('region', { name: 'Your brokerage' });
    second.unmount();
    const third = await open(OTHER_HOME);
    expect((await shownRealtor('Your agent'))?.id).toBe(shown?.id);
    expect(await realtorOfLead(third)).toBe(shown?.id);
  });
});

describe('a listing outside the team’s area', () => {
  test('shows the brokerage with its contact links, and the lead names no realtor', async () => {
    const first = await open(HOME);
    await shownRealtor('Your agent');
    first.unmount();
    const page = await open(MONTREAL);
    const card = await screen.findByRole('region', { name: 'Your brokerage' });
    expect(await shownRealtor('Your brokerage')).toBeUndefined();
    expect(screen.queryByRole('region', { name: 'Your agent' })).not.toBeInTheDocument();
    expect(within(card).getByText(brand.brokerage)).toBeVisible();
    expect(
      within(card).getByRole('link', { name: `${brand.phoneDisplay}: call ${brand.brokerage}` }),
    ).toHaveAttribute('href', `tel:${brand.phone}`);
    expect(within(card).getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/real-estate/contact',
    );
    expect(await realtorOfLead(page)).toBeUndefined();
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
