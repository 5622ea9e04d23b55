/** Content of every page that differs from that of the build. */

/** Home's headline and cities. */
export const HOME = {
  title: { 'en-CA': 'Live by the lake.', 'fr-CA': 'Vivez au bord du lac.' },
  newest: {
    'en-CA': { city: 'Ajax', state: 'Ontario' },
    'fr-CA': { city: 'Québec', state: 'Quebec' },
  },
  cities: { 'en-CA': ['Ajax', 'Kingston'], 'fr-CA': ['Québec', 'Gatineau'] },
};

/** The help line with two offices. */
export const OFFICES = {
  phone: '514-555-0188',
  email: 'bonjour@harbourandpine.example',
  offices: [
    {
      address: {
        'en-CA': '1 Rue Notre-Dame, Montréal, Quebec H2Y 1A1',
        'fr-CA': '1, rue Notre-Dame, Montréal (Québec) H2Y 1A1',
      },
      hours: { 'en-CA': 'Weekdays, 9 to 5', 'fr-CA': 'En semaine, de 9 h à 17 h' },
      latitude: 45.5,
      longitude: -73.55,
    },
    {
      address: {
        'en-CA': '200 Queens Quay West, Toronto, Ontario M5J 2Y4',
        'fr-CA': '200, Queens Quay Ouest, Toronto (Ontario) M5J 2Y4',
      },
      latitude: 43.6393,
      longitude: -79.3813,
    },
  ],
};

/** Legal texts. */
export const LEGAL = {
  terms: { 'en-CA': 'https://legal.example/terms', 'fr-CA': 'https://legal.example/conditions' },
  privacy: { 'en-CA': 'https://legal.example/privacy', 'fr-CA': 'https://legal.example/vie-privee' },
  consent: { 'en-CA': 'You agree that we call you.', 'fr-CA': 'Vous acceptez que nous vous appelions.' },
  disclaimer: { 'en-CA': 'Another disclaimer.', 'fr-CA': 'Un autre avis.' },
};

/** Name, legal name and colours. */
export const BRAND = {
  name: 'Maple & Main',
  brokerage: 'Maple & Main Realty Ltd., Brokerage',
  colours: { light: '#0A6B3B', dark: '#7FD6A8' },
};
