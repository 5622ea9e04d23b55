import { screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, test } from 'vitest';
import { ListingCard } from '#components/listing-card/ListingCard.tsx';
import { StatusBadge } from '#components/listing-card/StatusBadge.tsx';
import { marketStage } from '#domain/listing/status.ts';
import { pinText } from '#features/map/pins/pinText.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { makeStore } from '#store/makeStore.ts';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { renderPiece } from '#tests/support/renderPiece.tsx';
import { ListingHeader } from './ListingHeader.tsx';
import { AboutHome } from './sections/AboutHome.tsx';

afterEach(() => changeLanguage('en'));

/** The badge of each status by the specification, and the sentence in About. */
const WORDS = {
  en: {
    New: ['For Sale', 'For Lease', /is for sale|is for lease/],
    Pc: ['For Sale', 'For Lease', /is for sale|is for lease/],
    Ext: ['For Sale', 'For Lease', /is for sale|is for lease/],
    Sld: ['Sold', 'Sold', /was sold/],
    Sc: ['Sold Conditional', 'Sold Conditional', /is sold conditionally/],
    Sce: ['Sold Conditional', 'Sold Conditional', /is sold conditionally/],
    Lsd: ['Leased', 'Leased', /was leased/],
    Lc: ['Leased Conditional', 'Leased Conditional', /is leased conditionally/],
    Lce: ['Leased Conditional', 'Leased Conditional', /is leased conditionally/],
    Exp: ['Expired', 'Expired', /is not on the market/],
    Sus: ['Suspended', 'Suspended', /is not on the market/],
    Ter: ['Off Market', 'Off Market', /is not on the market/],
    Dft: ['Deal Fell Through', 'Deal Fell Through', /is not on the market/],
    Cs: ['Coming Soon', 'Coming Soon', /is not on the market/],
  },
  fr: {
    New: ['À vendre', 'À louer', /est à vendre|est à louer/],
    Pc: ['À vendre', 'À louer', /est à vendre|est à louer/],
    Ext: ['À vendre', 'À louer', /est à vendre|est à louer/],
    Sld: ['Vendu', 'Vendu', /a été vendue/],
    Sc: ['Vendu sous condition', 'Vendu sous condition', /est vendue sous condition/],
    Sce: ['Vendu sous condition', 'Vendu sous condition', /est vendue sous condition/],
    Lsd: ['Loué', 'Loué', /a été louée/],
    Lc: ['Loué sous condition', 'Loué sous condition', /est louée sous condition/],
    Lce: ['Loué sous condition', 'Loué sous condition', /est louée sous condition/],
    Exp: ['Expiré', 'Expiré', /n’est pas sur le marché/],
    Sus: ['Suspendu', 'Suspendu', /n’est pas sur le marché/],
    Ter: ['Hors marché', 'Hors marché', /n’est pas sur le marché/],
    Dft: ['Transaction non conclue', 'Transaction non conclue', /n’est pas sur le marché/],
    Cs: ['Bientôt sur le marché', 'Bientôt sur le marché', /n’est pas sur le marché/],
  },
} as const;

const ACTIVE = ['New', 'Pc', 'Ext'];
const CASES = (['en', 'fr'] as const).flatMap((language) =>
  Object.entries(WORDS[language]).flatMap(([lastStatus, [sale, lease, about]]) => [
    { language, lastStatus, type: 'sale' as const, word: sale, about },
    { language, lastStatus, type: 'lease' as const, word: lease, about },
  ]),
);

describe.each(CASES)(
  '$lastStatus of a $type, in $language',
  ({ language, lastStatus, type, word, about }) => {
    const isActive = ACTIVE.includes(lastStatus);
    const listing = createMockListing({
      type,
      lastStatus,
      status: isActive ? 'A' : 'U',
      soldPrice: isActive ? null : 840_000,
      soldDate: isActive ? null : '2026-11-16T17:00:00.000Z',
    });

    test(`is '${word}' in every place`, async () => {
      await changeLanguage(language);
      const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ') ?? '';
      renderPiece(
        <Provider store={makeStore()}>
          <ListingHeader listing={listing} />
          <ListingCard listing={listing} />
          <AboutHome listing={listing} />
        </Provider>,
      );
      const badges = [...document.querySelectorAll('[data-status]')].map(({ textContent }) =>
        plain(textContent),
      );
      expect(badges).toEqual([word, word]);
      expect(
        plain(within(screen.getByRole('article')).getAllByRole('link')[0]?.getAttribute('aria-label')),
      ).toMatch(new RegExp(`, ${word}$`));
      expect(plain(screen.getByRole('region').textContent)).toMatch(about);
      const pin = {
        kind: 'listing',
        key: '',
        position: { latitude: 0, longitude: 0 },
        listing,
        look: 'active',
      } as const;
      const locale = language === 'fr' ? 'fr-CA' : 'en-CA';
      const { name } = pinText(
        pin,
        i18next.getFixedT(language, 'map'),
        i18next.getFixedT(language, 'card'),
        locale,
      );
      expect(plain(name).includes(word)).toBe(!isActive);
    });
  },
);

test.each([
  ['Dft', 'en', 'Deal Fell Through'],
  ['Dft', 'fr', 'Transaction non conclue'],
  ['Cs', 'en', 'Coming Soon'],
  ['Cs', 'fr', 'Bientôt sur le marché'],
] as const)(
  '%s on the market is said in words in %s, also by its pin',
  async (lastStatus, language, word) => {
    await changeLanguage(language);
    const listing = createMockListing({ status: 'A', lastStatus });
    expect(marketStage(listing)).toBe('onMarket');
    renderPiece(
      <Provider store={makeStore()}>
        <ListingHeader listing={listing} />
        <AboutHome listing={listing} />
      </Provider>,
    );
    expect(screen.getByText(word)).toBeVisible();
    expect(screen.getByRole('region')).not.toHaveTextContent(/not on the market|pas sur le marché/);
    const position = { latitude: 0, longitude: 0 };
    const { name } = pinText(
      { kind: 'listing', key: '', position, listing, look: 'neutral' },
      i18next.getFixedT(language, 'map'),
      i18next.getFixedT(language, 'card'),
      language === 'fr' ? 'fr-CA' : 'en-CA',
    );
    expect(name).toContain(word);
  },
);

test('an unknown status is shown by its code', () => {
  renderPiece(<StatusBadge listing={{ type: 'sale', status: 'A', lastStatus: 'Zzz' }} />);
  expect(screen.getByText('Zzz')).toBeVisible();
});

test.each([
  ['A', 'sale', 'For Sale'],
  ['A', 'lease', 'For Lease'],
  ['U', 'sale', 'Off Market'],
] as const)('for a withheld status the badge shows what is known: %s, %s', (status, type, word) => {
  renderPiece(<StatusBadge listing={{ type, status, lastStatus: '' }} />);
  expect(screen.getByText(word)).toBeVisible();
});
