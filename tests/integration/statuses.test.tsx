import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { WireListingsPage } from '#api/realty/contract.ts';
import { printStartSearch } from '#api/realty/searchQuery.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';

/** True for a home that the first search finds, and for one whose page shows what buying it costs. */
interface Expected {
  found: boolean;
  costs: boolean;
}

const OFFER: Expected = { found: true, costs: true };
const AGREED: Expected = { found: false, costs: true };
const GONE: Expected = { found: false, costs: false };

/** Every last status of the feed's contract with its status, and Lce, Cs and an unknown one. */
const STATUSES: readonly [lastStatus: string, status: 'A' | 'U', words: Words, expected: Expected][] = [
  ['New', 'A', ['For Sale', 'À vendre', 'For Lease', 'À louer'], OFFER],
  ['Pc', 'A', ['For Sale', 'À vendre', 'For Lease', 'À louer'], OFFER],
  ['Ext', 'A', ['For Sale', 'À vendre', 'For Lease', 'À louer'], OFFER],
  ['Dft', 'A', ['Deal Fell Through', 'Transaction non conclue'], OFFER],
  ['Cs', 'A', ['Coming Soon', 'Bientôt sur le marché'], OFFER],
  ['Sc', 'U', ['Sold Conditional', 'Vendu sous condition'], AGREED],
  ['Sce', 'U', ['Sold Conditional', 'Vendu sous condition'], AGREED],
  ['Lc', 'U', ['Leased Conditional', 'Loué sous condition'], AGREED],
  ['Lce', 'U', ['Leased Conditional', 'Loué sous condition'], AGREED],
  ['Sld', 'U', ['Sold', 'Vendu'], GONE],
  ['Lsd', 'U', ['Leased', 'Loué'], GONE],
  ['Exp', 'U', ['Expired', 'Expiré'], GONE],
  ['Sus', 'U', ['Suspended', 'Suspendu'], GONE],
  ['Ter', 'U', ['Off Market', 'Hors marché'], GONE],
  ['Dft', 'U', ['Deal Fell Through', 'Transaction non conclue'], GONE],
  ['Zzz', 'A', ['Zzz', 'Zzz'], AGREED],
];
/** In English and French; for a lease the same unless given. */
type Words = readonly [en: string, fr: string, enLease?: string, frLease?: string];

const CASES = STATUSES.flatMap(
  ([lastStatus, status, [en, fr, enLease = en, frLease = fr], expected], index) => [
    { type: 'sale' as const, lastStatus, status, en, fr, ...expected, mlsNumber: `C20000${10 + index}` },
    {
      type: 'lease' as const,
      lastStatus,
      status,
      en: enLease,
      fr: frLease,
      found: expected.found,
      costs: false,
      mlsNumber: `C30000${10 + index}`,
    },
  ],
);

const LISTINGS = CASES.map(({ type, lastStatus, status, mlsNumber }) =>
  createMockGeneratedListing({
    mlsNumber,
    type: type === 'sale' ? 'Sale' : 'Lease',
    status,
    lastStatus,
    listPrice: type === 'sale' ? 900_000 : 2_600,
    soldPrice: ['Sld', 'Lsd'].includes(lastStatus) ? 2_500 : null,
    soldDay: ['Sld', 'Lsd'].includes(lastStatus) ? -2 : null,
  }),
);

const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

let services: TestServices;
beforeAll(async () => {
  services = await makeTestServices({ listings: LISTINGS });
});
afterAll(() => services.close());
afterEach(() => changeLanguage('en'));

test.each(['sale', 'lease'] as const)(
  'the first search finds all offers for %s, and no other home',
  async (type) => {
    const query = `${printStartSearch(type)}&fields=mlsNumber`;
    const answer = await services.fetch(`/realty/listings?${query}`);
    const { listings } = (await answer.json()) as WireListingsPage;
    const offers = CASES.filter((one) => one.type === type && one.found);
    expect(listings.map(({ mlsNumber }) => mlsNumber).toSorted()).toEqual(
      offers.map(({ mlsNumber }) => mlsNumber).toSorted(),
    );
  },
);

test.each(CASES)(
  'a home for $type with $lastStatus and status $status has its words, costs and actions in both languages',
  async ({ type, lastStatus, mlsNumber, en, fr, costs }) => {
    const requestedPaths: string[] = [];
    await renderApp({
      path: `/detail/${mlsNumber}/2`,
      services,
      intercede: ({ url }) => {
        requestedPaths.push(new URL(url).pathname);
        return undefined;
      },
    });
    for (const [language, word, about, cost, preApproved, days] of [
      ['en', en, /^About 33/, 'Monthly cost', /^Get Pre-approved/, 'Days on market'],
      ['fr', fr, /^À propos/, 'Coût mensuel', /^Préapprobation/, 'Jours sur le marché'],
    ] as const) {
      await act(() => changeLanguage(language));
      await screen.findByRole('region', { name: about });
      const page = screen.getByRole('main');
      expect(plain(page.querySelector('[data-status]')?.textContent)).toBe(word);
      const isOnMarket = lastStatus !== 'Cs';
      expect(within(page).queryAllByText(days)).toHaveLength(isOnMarket ? 1 : 0);
      if (word !== lastStatus) expect(page).not.toHaveTextContent(new RegExp(`\\b${lastStatus}\\b`));
      expect(within(page).queryAllByLabelText(cost, { selector: 'dl' })).toHaveLength(costs ? 1 : 0);
      const links = within(page).queryAllByRole('link', { name: preApproved });
      expect(links).toHaveLength(type === 'sale' && costs ? 1 : 0);
    }
    // The page's last calls, so that none is open when the test ends.
    await waitFor(() => expect(requestedPaths).toContainEqual(expect.stringMatching(/\/suggestions$/)));
  },
);
