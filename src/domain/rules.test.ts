import { describe, expect, it } from 'vitest';
import { formatCents, formatDate, formatPinPrice, formatPrice, formatSqft } from './format.ts';
import { boundsRing, isDrawable, ringsBounds } from './geo/geo.ts';
import { placeLine, streetLine, truncate } from './listing/listing.ts';
import { feetAndInches, parseLength, roomSize } from './listing/roomSize.ts';
import { addressSlug, folded, placeName, placeSegment } from './listing/slug.ts';
import { hasSoldLayout, lastStatusOf, statusColour, statusLabel } from './listing/status.ts';
import { estimatedPayment, monthlyPayment } from './mortgage/payment.ts';
import { HOME_TYPES, type HomeType, propertyTypesOf, toggleHomeType } from './search/homeTypes.ts';
import { nearestStop, priceStops } from './search/priceSteps.ts';
import { DEFAULT_SEARCH, withFilters, withoutPlace, withType } from './search/search.ts';
import { usedFilters } from './search/usedFilters.ts';

const NO_ADDRESS = {
  unitNumber: '',
  streetNumber: '',
  streetName: '',
  streetSuffix: '',
  streetDirection: '',
  city: '',
  state: '',
  area: '',
  neighborhood: '',
  zip: '',
};

describe('listing statuses', () => {
  const COLOURS = {
    forSale: 'forSale',
    forLease: 'forLease',
    sold: 'sold',
    soldConditional: 'sold',
    leased: 'sold',
    leasedConditional: 'sold',
    expired: 'neutral',
    suspended: 'neutral',
    terminated: 'neutral',
    fellThrough: 'neutral',
    comingSoon: 'neutral',
    other: 'neutral',
  } as const;

  // A status, its label for a home for sale, and its label for a home for lease.
  it.each([
    ['New', 'forSale', 'forLease'],
    ['Pc', 'forSale', 'forLease'],
    ['Ext', 'forSale', 'forLease'],
    ['Sld', 'sold', 'sold'],
    ['Sc', 'soldConditional', 'soldConditional'],
    ['Sce', 'soldConditional', 'soldConditional'],
    ['Lsd', 'leased', 'leased'],
    ['Lc', 'leasedConditional', 'leasedConditional'],
    ['Lce', 'leasedConditional', 'leasedConditional'],
    ['Exp', 'expired', 'expired'],
    ['Sus', 'suspended', 'suspended'],
    ['Ter', 'terminated', 'terminated'],
    ['Dft', 'fellThrough', 'fellThrough'],
    ['Cs', 'comingSoon', 'comingSoon'],
    ['Zzz', 'other', 'other'],
  ] as const)('%s is %s, for a lease %s', (lastStatus, sale, lease) => {
    expect(statusLabel('sale', lastStatus)).toBe(sale);
    expect(statusLabel('lease', lastStatus)).toBe(lease);
    expect(statusColour(statusLabel('sale', lastStatus))).toBe(COLOURS[sale]);
    expect(statusColour(statusLabel('lease', lastStatus))).toBe(COLOURS[lease]);
  });

  it('shows the sold layout only for a completed deal with a price', () => {
    expect(
      ['New', 'Pc', 'Ext', 'Sc', 'Sce', 'Lc', 'Lce', 'Exp', 'Sus', 'Ter', 'Dft', 'Zzz', ''].filter((status) =>
        hasSoldLayout(status, 900_000),
      ),
    ).toEqual([]);
    for (const status of ['Sld', 'Lsd']) {
      expect(hasSoldLayout(status, 900_000)).toBe(true);
      expect(hasSoldLayout(status, null)).toBe(false);
    }
  });

  it('recognizes a status in upper or lower case, and keeps an unknown one as sent', () => {
    expect(lastStatusOf('SLD')).toBe('Sld');
    expect(lastStatusOf('pc')).toBe('Pc');
    expect(lastStatusOf('zZz')).toBe('zZz');
    expect(lastStatusOf('')).toBe('');
  });
});

describe('the price slider', () => {
  it('has 48 steps for a sale, the last one without a maximum', () => {
    const stops = priceStops('sale');
    expect(stops.length - 1).toBe(48);
    expect(stops.slice(0, 3)).toEqual([0, 25_000, 50_000]);
    expect(stops.slice(40)).toEqual([1e6, 1.5e6, 2e6, 2.5e6, 3e6, 4e6, 5e6, 6e6, 7e6].map(Math.round));
  });

  it('goes to 10,000 by 100 for a lease', () => {
    expect(priceStops('lease')).toHaveLength(101);
    expect(priceStops('lease').at(-1)).toBe(10_000);
  });

  it('finds the nearest stop', () => {
    expect(nearestStop('sale', 6_000_000)).toBe(47);
    expect(nearestStop('sale', 510_000)).toBe(20);
    expect(nearestStop('lease', 2640)).toBe(26);
  });
});

describe('the sale/lease toggle and the filters', () => {
  it('resets the price and the page', () => {
    const lease = withType({ ...DEFAULT_SEARCH, minPrice: 500_000, page: 4 }, 'lease');
    expect(lease).toMatchObject({ type: 'lease', minPrice: 1000, maxPrice: 5000, page: 1 });
    expect(withType(lease, 'sale')).toMatchObject({ type: 'sale', minPrice: 0, maxPrice: 7_000_000 });
  });

  it('changes nothing when the chosen type is chosen again', () => {
    const search = { ...DEFAULT_SEARCH, page: 3 };
    expect(withType(search, 'sale')).toBe(search);
  });

  it('returns to the first page after any filter', () => {
    expect(withFilters({ ...DEFAULT_SEARCH, page: 5 }, { minBeds: 2 })).toMatchObject({
      minBeds: 2,
      page: 1,
    });
  });

  it('lists the filters in use, each home type by itself', () => {
    expect(usedFilters(DEFAULT_SEARCH)).toEqual([]);
    expect(usedFilters(withType(DEFAULT_SEARCH, 'lease'))).toEqual([]);
    const homeTypes: HomeType[] = ['other', 'detached'];
    expect(usedFilters({ ...DEFAULT_SEARCH, minPrice: 1, minBeds: 1, homeTypes })).toMatchObject([
      { homeType: 'other', without: { homeTypes: ['detached'], minBeds: 1 } },
      { homeType: 'detached', without: { homeTypes: ['other'] } },
      { name: 'beds', without: { minBeds: 0, homeTypes } },
      { name: 'price', without: { minPrice: 0, minBeds: 1 } },
    ]);
  });

  it('clears the place and keeps the filters', () => {
    const search = {
      ...DEFAULT_SEARCH,
      city: 'Toronto',
      state: 'Ontario',
      neighborhood: 'Annex',
      minBeds: 2,
    };
    expect(withoutPlace(search)).toEqual({ ...DEFAULT_SEARCH, minBeds: 2 });
  });
});

describe('home types', () => {
  it('Any clears the others, and another clears Any', () => {
    expect(toggleHomeType(['detached', 'other'], 'any')).toEqual([]);
    expect(toggleHomeType([], 'multiplex')).toEqual(['multiplex']);
    expect(toggleHomeType(['multiplex'], 'detached')).toEqual(['detached', 'multiplex']);
    expect(toggleHomeType(['multiplex'], 'multiplex')).toEqual([]);
  });

  it('selects property types that no two choices share', () => {
    const all = propertyTypesOf(HOME_TYPES);
    expect(new Set(all).size).toBe(all.length);
    expect(propertyTypesOf(['condo-townhouse'])).toEqual(['Condo Townhouse']);
    expect(propertyTypesOf([])).toEqual([]);
  });
});

describe('money, numbers and dates', () => {
  it.each([
    [1_249_000, '$1,249,000', '1 249 000 $'],
    [0, '$0', '0 $'],
    [-350, '−$350', '−350 $'],
    [-1_249_000, '−$1,249,000', '−1 249 000 $'],
  ])('%d', (dollars, english, french) => {
    expect(formatPrice(dollars, 'en-CA')).toBe(english);
    expect(formatPrice(dollars, 'fr-CA').replace(/[\u00a0\u202f]/g, ' ')).toBe(french);
  });

  it.each([
    [2338.36, '$2,338.36', '2 338,36 $'],
    [-350.5, '−$350.50', '−350,50 $'],
  ])('%d with cents', (dollars, english, french) => {
    expect(formatCents(dollars, 'en-CA')).toBe(english);
    expect(formatCents(dollars, 'fr-CA').replace(/[\u00a0\u202f]/g, ' ')).toBe(french);
  });

  it.each([
    [849_000, 'sale', '$849K', '849 k$'],
    [1_200_000, 'sale', '$1.2M', '1,2 M$'],
    [1_249_000, 'sale', '$1.25M', '1,25 M$'],
    [999_900, 'sale', '$1M', '1 M$'],
    [12_900_000, 'sale', '$12.9M', '12,9 M$'],
    [2650, 'lease', '$2,650', '2 650 $'],
    [1, 'sale', '$1', '1 $'],
    [-350, 'sale', '−$350', '−350 $'],
  ] as const)('pin price of %d', (dollars, type, english, french) => {
    expect(formatPinPrice(dollars, type, 'en-CA')).toBe(english);
    expect(formatPinPrice(dollars, type, 'fr-CA').replace(/[\u00a0\u202f]/g, ' ')).toBe(french);
  });

  it('formats size ranges and dates', () => {
    expect(formatSqft('1100-1500', 'en-CA')).toBe('1,100–1,500');
    expect(formatSqft('< 700', 'en-CA')).toBe('< 700');
    expect(formatSqft('0-499', 'en-CA')).toBe('<\u00a0500');
    expect(formatDate('2026-11-21T03:00:00Z', 'en-CA')).toBe('Nov 20, 2026');
    expect(formatDate('2026-10-01T16:00:00Z', 'fr-CA')).toBe('1er oct. 2026');
    expect(formatDate('2026-10-11T16:00:00Z', 'fr-CA')).toBe('11 oct. 2026');
    expect(formatDate('soon', 'en-CA')).toBe('');
  });
});

describe('the monthly payment (400,000 at 5 % over 25 years is 2,338.36)', () => {
  it.each([
    [400_000, 5, 25, 2338.36],
    [400_000, 0, 25, 1333.33],
    [-5, 5, 25, 0],
  ])('%d at %d %% over %d years', (loan, rate, years, payment) => {
    expect(monthlyPayment(loan, rate, years)).toBeCloseTo(payment, 2);
  });

  it('estimates with 20 % down', () => {
    expect(estimatedPayment(500_000)).toBeCloseTo(2338.36, 2);
  });
});

describe('room sizes', () => {
  it.each([
    ['2.83', 2.83],
    ['4 m', 4],
    ["12'", 3.6576],
    ['12\'6"', 3.81],
    ['12 ft 6 in', 3.81],
    ['11\'12"', 3.6576],
    ['4,2 m', 4.2],
    ['95.0', 95],
    ['710.1', null],
    ['-3', null],
    ['', null],
    ['913.', null],
    // Boards type any sign that looks like a foot's or an inch's.
    ['12` 6``', 3.81],
    ['12’6”', 3.81],
    ['12´ 6´´', 3.81],
    ["12' 6''", 3.81],
    ['12′ 6 1/2″', 3.8227],
    ['12ft 6in', 3.81],
    ['1,234.5', null],
    ["1,234'", null],
    ['1,0', 1],
    ['wide', null],
    ['0', null],
  ])('%j', (text, metres) => {
    const found = parseLength(text);
    if (metres === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(metres, 4);
  });

  it('is null if length or width is missing', () => {
    expect(roomSize('3.2', '')).toBeNull();
    expect(roomSize('3.2', '4')).toEqual({ length: 3.2, width: 4 });
    expect(roomSize('3.2 x 4', '5')).toBeNull();
    expect(roomSize('3.2 x 4 x 5', '')).toBeNull();
    expect(feetAndInches(3.81)).toBe('12′6″');
  });

  it.each([
    ['12` x 10`', 3.6576, 3.048],
    ['12’6” x 10′', 3.81, 3.048],
    ['12\' 6" X 10\' 0"', 3.81, 3.048],
    ['7.26 m x 3.55 m', 7.26, 3.55],
    ['7,26 × 3,55', 7.26, 3.55],
  ])('reads %s in the length alone', (text, length, width) => {
    const size = roomSize(text, '');
    expect(size?.length).toBeCloseTo(length, 4);
    expect(size?.width).toBeCloseTo(width, 4);
  });

  it.each([
    // 11 feet and 11.6 inches become 12 feet, never 11′12″.
    [11 + 11.6 / 12, '12′0″'],
    [11 + 11.4 / 12, '11′11″'],
    [0.97, '1′0″'],
    [12, '12′0″'],
  ])('%d feet are %s', (feet, text) => {
    expect(feetAndInches(feet * 0.3048)).toBe(text);
  });

  it('has no inches above 11', () => {
    for (let metres = 0.5; metres < 30; metres += 0.01) expect(feetAndInches(metres)).not.toMatch(/′1[2-9]″/);
  });
});

describe('addresses, names and slugs', () => {
  const bay = {
    ...NO_ADDRESS,
    unitNumber: '1204',
    streetNumber: '33',
    streetName: "O'Connor",
    streetSuffix: 'Street',
    city: 'Toronto',
    neighborhood: 'The Annex',
    zip: 'M5J 2Z3',
  };

  it('writes the street line, the place line and the slug', () => {
    expect(streetLine(bay, 'en-CA')).toBe("1204 - 33 O'Connor Street");
    expect(streetLine(bay, 'fr-CA')).toBe("33, O'Connor Street, app. 1204");
    expect(streetLine({ ...bay, unitNumber: '' }, 'fr-CA')).toBe("33, O'Connor Street");
    expect(streetLine({ ...bay, streetNumber: '' }, 'fr-CA')).toBe("O'Connor Street, app. 1204");
    expect(streetLine(NO_ADDRESS, 'fr-CA')).toBe('');
    expect(placeLine(bay)).toBe('The Annex, Toronto');
    expect(addressSlug(bay)).toBe('1204-33-o-connor-street-m5j2z3');
    expect(addressSlug({ ...bay, unitNumber: '', streetName: 'rue Saint-Honoré', streetSuffix: '' })).toBe(
      '33-rue-saint-honore-m5j2z3',
    );
  });

  it.each(['Richmond Hill', 'Saint-Henri', 'Côte-des-Neiges', 'St. John’s', 'Yonge-St.Clair'])(
    '%s reads back',
    (name) => {
      expect(placeName(placeSegment(name))).toBe(name);
    },
  );

  it('folds accents and case', () => {
    expect(folded('Montréal')).toBe('montreal');
  });

  it('cuts at a word', () => {
    expect(truncate('one two three', 9)).toBe('one two…');
    expect(truncate('short', 9)).toBe('short');
    // A word that ends at the limit is kept whole. Line ends also separate words.
    expect(truncate('one two three', 7)).toBe('one two…');
    expect(truncate('one\ntwo three', 9)).toBe('one\ntwo…');
    expect(truncate('a considerable word', 12)).toBe('a considerab…');
    // Without a space near the limit the text is cut inside a word, but not inside a character.
    expect(truncate('https://example.com', 8)).toBe('https://…');
    expect(truncate('abc🏠def', 4)).toBe('abc…');
  });
});

describe('points and bounds', () => {
  it('draws neither 0,0 nor points out of range', () => {
    expect(isDrawable({ latitude: 43.6, longitude: -79.4 })).toBe(true);
    expect(isDrawable({ latitude: 0, longitude: 0 })).toBe(false);
    expect(isDrawable({ latitude: 95, longitude: 0 })).toBe(false);
    expect(isDrawable({ latitude: Number.NaN, longitude: 0 })).toBe(false);
    expect(isDrawable(null)).toBe(false);
  });

  it('converts between rings and bounds', () => {
    const bounds = { north: 44, south: 43, east: -79, west: -80 };
    const ring = boundsRing(bounds);
    expect(ring[0]).toEqual(ring.at(-1));
    expect(ringsBounds([ring])).toEqual(bounds);
    expect(ringsBounds([])).toBeUndefined();
  });
});
