import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import '#components/amenities/useAmenityText.ts';
import { provinceName } from '#domain/geo/provinces.ts';
import { streetLine } from '#domain/listing/listing.ts';
import { statusText } from '#domain/listing/status.ts';
import { localeOf } from '#i18n/i18n.ts';
import type { Suggestion } from './suggestion.ts';

/** The two lines of a suggestion. */
export interface SuggestionText {
  main: string;
  detail: string;
}

const joined = (...parts: string[]): string => parts.filter(Boolean).join(', ');

/** Returns the texts of a suggestion. For a restricted listing only the MLS number is known. */
export function useSuggestionText(): (suggestion: Suggestion) => SuggestionText {
  const { t, i18n } = useTranslation('search');
  const { t: help } = useTranslation('searchHelp');
  const locale = localeOf(i18n.language);
  const { t: card } = useTranslation('card');
  const { t: amenities } = useTranslation('amenities');
  return useCallback(
    (suggestion) => {
      switch (suggestion.kind) {
        case 'near':
          return { main: help('nearMe'), detail: suggestion.status === 'locating' ? help('locating') : '' };
        case 'sentence': {
          // The box shows the place of the search. SentenceText describes it in the list.
          const { neighborhood, city, state = '' } = suggestion.search;
          return { main: neighborhood ?? city ?? state, detail: '' };
        }
        case 'city':
          return { main: suggestion.name, detail: provinceName(suggestion.state, locale) };
        case 'neighborhood':
        case 'postal':
          return {
            main: suggestion.name,
            detail: joined(suggestion.city, provinceName(suggestion.state, locale)),
          };
        case 'amenity': {
          const { name, amenity, city, state } = suggestion;
          const place = joined(city, state && provinceName(state, locale));
          return { main: name, detail: [amenities(`kinds.${amenity}`), place].filter(Boolean).join(' · ') };
        }
        case 'place':
          return { main: suggestion.name, detail: suggestion.detail };
        case 'listing': {
          const { address, mlsNumber } = suggestion.listing;
          const mls = card('mls', { mlsNumber });
          const status = statusText(suggestion.listing, card);
          const street = streetLine(address, locale);
          const place = street ? joined(address.city, provinceName(address.state, locale)) : t('loginToView');
          return {
            main: street || mls,
            detail: [place, street && mls, status].filter(Boolean).join(' · '),
          };
        }
      }
    },
    [t, help, card, amenities, locale],
  );
}
