import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { DEMO_TEAM } from '#demo/content/team.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { fillGeneral, isolateLeads, sendGeneral, stored } from '#tests/support/leads/leadForms.tsx';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { withContent } from '#tests/support/services/withContent.ts';

isolateLeads();
afterEach(() => changeLanguage('en'));

const names = async () =>
  within(await screen.findByRole('list', { name: 'Agents' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

const HOMES = [
  createMockGeneratedListing({ mlsNumber: 'C1000001', streetNumber: '1' }),
  createMockGeneratedListing({
    mlsNumber: 'C1000002',
    streetNumber: '2',
    status: 'U',
    lastStatus: 'Sld',
    soldDay: -9,
    soldPrice: 900_000,
  }),
  createMockGeneratedListing({
    mlsNumber: 'C1000003',
    streetNumber: '3',
    permissions: { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
  }),
  createMockGeneratedListing({ mlsNumber: 'C1000004', streetNumber: '4', status: 'U', lastStatus: 'Exp' }),
];
const numbers = HOMES.map(({ mlsNumber, boardId }) => ({ mlsNumber, boardId }));
const [AMARA = DEMO_TEAM[0]] = DEMO_TEAM;
const team = (changes: object) => ({ team: { agents: [{ ...AMARA, ...changes }] } });

describe('the team', () => {
  test('shows all agents, filters them by area and language, and keeps the filters in the address', async () => {
    const { user, location } = await renderApp({ path: '/agents' });
    expect(await names()).toEqual(DEMO_TEAM.map(({ name }) => name));
    expect(screen.getByText('8 agents')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'French');
    expect(await names()).toEqual(['Benoit Lachance', 'Farid Rahimi', 'Nadia Kowalski']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Ottawa');
    expect(await names()).toEqual(['Benoit Lachance']);
    expect(screen.getByText('1 agent')).toBeVisible();
    expect(location()).toBe('/agents?speaks=fr&city=Ottawa');
  });

  test('offers to clear filters that no agent matches', async () => {
    const { user } = await renderApp({ path: '/agents?speaks=pl&city=Ottawa' });
    expect(await screen.findByText(/^No agent matches/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await names()).toHaveLength(8);
  });

  test('ignores filters of an old link that no agent has', async () => {
    await renderApp({ path: '/agents?speaks=xx&city=Atlantis' });
    expect(await names()).toHaveLength(8);
  });

  test('is in French', async () => {
    await changeLanguage('fr');
    await renderApp({ path: '/agents' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Nos courtiers' })).toBeVisible();
    expect(await screen.findByText('Parle français et anglais')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Langue' })).toBeVisible();
  });

  test('without agents leads to the contact page', async () => {
    await renderApp({ path: '/agents', services: await withContent({ team: { agents: [] } }) });
    expect(await screen.findByText('Our agents will be introduced here soon.')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/real-estate/contact');
  });

  test('can be requested again after a failure', async () => {
    let isFailing = true;
    const { user } = await renderApp({
      path: '/agents',
      intercede: ({ url }) =>
        isFailing && url.endsWith('/content/team')
          ? Response.json({ message: 'No.' }, { status: 400 })
          : undefined,
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isFailing = false;
    await user.click(retry);
    expect(await names()).toHaveLength(8);
  });
});

describe('an agent', () => {
  test('has portrait, facts, ways to call and write, and links to the homes of the areas', async () => {
    await renderApp({ path: '/agents/benoit-lachance' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Benoit Lachance' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Portrait of Benoit Lachance' })).toBeVisible();
    expect(screen.getByText('RECO 4410152')).toBeVisible();
    expect(screen.getByText('French and English')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Ottawa' })).toHaveAttribute(
      'href',
      '/real-estate/list/Ontario/Ottawa',
    );
    expect(main.getByRole('link', { name: 'Call Benoit Lachance, 416-555-0152' })).toHaveAttribute(
      'href',
      'tel:+1-416-555-0152',
    );
    await waitFor(() => expect(document.title).toBe('Benoit Lachance, Broker | Harbour & Pine'));
    expect(await screen.findByText('Benoit Lachance has no homes to show at the moment.')).toBeVisible();
  });

  test('shows homes on the market and sold ones, and nothing of a restricted or an expired home', async () => {
    const services = await withContent(team({ homes: numbers }), { listings: HOMES });
    await renderApp({ path: '/agents/amara-osei', services });
    await screen.findByText(/^1 Queen Street/);
    const market = screen.getByRole('region', { name: 'Homes on the market' });
    expect(within(market).getAllByRole('article')).toHaveLength(1);
    expect(within(market).getByText(/^1 Queen Street/)).toBeVisible();
    const sold = within(screen.getByRole('region', { name: 'Homes sold and leased' }));
    expect(sold.getAllByRole('article')).toHaveLength(1);
    expect(sold.getByText(/^2 Queen Street/)).toBeVisible();
    const answer = await (await services.fetch('/realty/content/agents/amara-osei/homes')).text();
    expect(answer).toContain('C1000001');
    expect(answer).not.toMatch(/C1000003|C1000004/);
  });

  test('shows six homes of many until all are asked for, and leads to the form', async () => {
    const listings = Array.from({ length: 8 }, (_, place) =>
      createMockGeneratedListing({ mlsNumber: `C200000${place}`, streetNumber: String(place + 1) }),
    );
    const homes = listings.map(({ mlsNumber, boardId }) => ({ mlsNumber, boardId }));
    const services = await withContent(team({ homes }), { listings });
    const { user } = await renderApp({ path: '/agents/amara-osei', services });
    await screen.findAllByText(/Queen Street/);
    const market = within(screen.getByRole('region', { name: 'Homes on the market' }));
    expect(market.getAllByRole('article')).toHaveLength(6);
    await user.click(market.getByRole('button', { name: 'Show all 8: Homes on the market' }));
    const items = market.getAllByRole('listitem');
    expect(items).toHaveLength(8);
    expect(items[6]).toHaveFocus();
    expect(market.queryByRole('button', { name: /^Show all/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Send a message' }));
    expect(document.activeElement).toContainElement(
      screen.getByRole('heading', { name: 'Write to Amara Osei' }),
    );
  });

  test('is named by a lead from the page', async () => {
    const { user, services } = await renderApp({ path: '/agents/grace-lin' });
    await screen.findByRole('form', { name: 'Write to Grace Lin' });
    await fillGeneral(user);
    await sendGeneral(user);
    await screen.findByRole('heading', { name: 'Thank you, Ada' });
    const [lead] = await stored(services);
    expect(JSON.parse(lead?.context ?? '{}').realtor).toBe('grace-lin');
  });

  test('has a page that is not listed after leaving the team, with a link to the others', async () => {
    await renderApp({ path: '/agents/gone' });
    expect(await screen.findByText('This agent is no longer on our team.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All our agents' })).toHaveAttribute(
      'href',
      '/real-estate/agents',
    );
    await waitFor(() =>
      expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'),
    );
  });
});
