import { screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { Provider } from 'react-redux';
import { afterEach, expect, test } from 'vitest';
import { ListingCard } from '#components/listing-card/ListingCard.tsx';
import type { Listing } from '#domain/listing/listing.ts';
import { pinText } from '#features/map/pins/pinText.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import type { Language } from '#i18n/languages.ts';
import { makeStore } from '#store/makeStore.ts';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { renderPiece } from '#tests/support/renderPiece.tsx';
import { ListingHeader } from './ListingHeader.tsx';
import { AboutHome } from './sections/AboutHome.tsx';

afterEach(() => changeLanguage('en'));

interface Case {
  language?: Language;
  class?: string;
  details: Partial<Listing['details']>;
  /** On the card and in the pin's name; '' if the bedrooms are unknown. */
  short: string;
  /** The large count on the listing page. */
  count: string;
  about: RegExp;
}

const CONDO = 'CondoProperty';
const SHOP = 'CommercialProperty';

test.each<Case>([
  { details: { beds: 3 }, short: '3 bd', count: '3', about: /has 3 bedrooms, 2 bathrooms/ },
  { details: { beds: 1 }, short: '1 bd', count: '1', about: /has 1 bedroom, 2 bathrooms/ },
  {
    class: CONDO,
    details: { beds: 1, bedsPlus: 1 },
    short: '1+1 bd',
    count: '1 + 1',
    about: /has 1 bedroom, a den, 2 bathrooms/,
  },
  {
    class: CONDO,
    details: { beds: 2, bedsPlus: 2 },
    short: '2+2 bd',
    count: '2 + 2',
    about: /has 2 bedrooms, 2 dens, 2 bathrooms/,
  },
  {
    details: { beds: 4, bedsPlus: 2 },
    short: '4+2 bd',
    count: '4 + 2',
    about: /has 4 bedrooms, 2 more in the basement, 2 bathrooms/,
  },
  {
    class: CONDO,
    details: { beds: 0, bedsPlus: 0 },
    short: 'Studio',
    count: 'Studio',
    about: /It is a studio\..*It has 2 bathrooms/,
  },
  { details: { beds: 0, baths: 0 }, short: '', count: '', about: /It has a garage/ },
  {
    class: SHOP,
    details: { beds: 0, baths: 2 },
    short: '',
    count: '',
    about: /It has 2 bathrooms, a garage/,
  },
  {
    language: 'fr',
    class: CONDO,
    details: { beds: 1, bedsPlus: 1 },
    short: '1+1 ch.',
    count: '1 + 1',
    about: /compte 1 chambre, un bureau, 2 salles de bain/,
  },
  {
    language: 'fr',
    details: { beds: 4, bedsPlus: 2 },
    short: '4+2 ch.',
    count: '4 + 2',
    about: /compte 4 chambres, 2 autres au sous-sol/,
  },
])(
  '$details of $class have the same wording in every place',
  async ({ language = 'en', class: kind = 'ResidentialProperty', details, short, count, about }) => {
    await changeLanguage(language);
    const plain = createMockListing();
    const listing = createMockListing({ class: kind, details: { ...plain.details, ...details } });
    renderPiece(
      <Provider store={makeStore()}>
        <ListingHeader listing={listing} />
        <ListingCard listing={listing} />
        <AboutHome listing={listing} />
      </Provider>,
    );
    const name =
      within(screen.getByRole('article')).getAllByRole('link')[0]?.getAttribute('aria-label') ?? '';
    const counts = screen.getByLabelText(language === 'en' ? 'At a glance' : 'En un coup d’œil', {
      selector: 'dl',
    });
    const label = language === 'en' ? 'Bedrooms' : 'Chambres';
    expect(within(counts).queryByText(label)?.nextElementSibling?.textContent ?? '').toBe(count);
    expect(counts).not.toHaveTextContent(/(^|\D)0/);
    expect(screen.getByRole('region')).toHaveTextContent(about);
    const pin = {
      kind: 'listing',
      key: '',
      position: { latitude: 0, longitude: 0 },
      listing,
      look: 'active',
    } as const;
    const words = [i18next.getFixedT(language, 'map'), i18next.getFixedT(language, 'card')] as const;
    const pinName = pinText(pin, ...words, language === 'en' ? 'en-CA' : 'fr-CA').name;
    for (const text of [name, pinName]) {
      if (short === '') expect(text).not.toMatch(/\bbd\b|Studio/);
      else expect(text.split(', ')).toContain(short);
    }
  },
);
