import { describe, expect, it } from 'vitest';
import { DEMO_SEED } from '#demo/seed/seedStore.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { DOWNTOWN_TORONTO, MAP_ZOOM } from '../../src/domain/constants.ts';
import { drawnCountry } from '../../tests/support/country/drawnCountry.ts';
import { LISTING_RULES, type Surveyed, surveyCountry } from '../../tests/support/country/surveyCountry.ts';
import { type Segment, saleIndex } from './market.ts';

const COUNT = 50_000;
/** 21 November 2026. */
const TODAY = 20_778;
/**
 * Minimum number of homes sold in the quietest month, by city of the trends page. Fewer would make a month's figure
 * meaningless.
 */
const MIN_SALES = {
  Toronto: 40,
  Mississauga: 15,
  Brampton: 15,
  Markham: 15,
  Vaughan: 8,
  Oakville: 8,
  'Richmond Hill': 8,
  Burlington: 8,
  Pickering: 8,
  Ajax: 8,
  Whitby: 8,
};
const DEALS = ['Sld', 'Lsd', 'Sc', 'Sce', 'Lc', 'Lce'];

const geography = await drawnCountry();
const { listings, faults, samples } = surveyCountry(geography, COUNT, DEMO_SEED, TODAY);
const cities = new Map(geography.cities.map((city) => [city.name, city]));
const homes = [...Map.groupBy(listings, ({ homeKey }) => homeKey).values()];

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function tenths(values: readonly number[]): readonly [number, number] {
  const sorted = values.toSorted((one, other) => one - other);
  return [sorted[Math.floor(sorted.length * 0.1)] ?? 0, sorted[Math.floor(sorted.length * 0.9)] ?? 0];
}

function shareOf(all: readonly Surveyed[], test: (listing: Surveyed) => boolean): number {
  return all.filter(test).length / all.length;
}

function segmentOf({ class: kind, propertyType }: Surveyed): Segment {
  if (kind === 'CondoProperty') return 'flat';
  return kind === 'CommercialProperty' || propertyType === 'Vacant Land' ? 'premises' : 'house';
}

/** Converts a price of that day to today's level. */
function today(listing: Surveyed, price: number, day: number): number {
  const city = cities.get(listing.city);
  if (!city) throw new Error(`No city ${listing.city}.`);
  return price / saleIndex(city, TODAY + day, TODAY, segmentOf(listing));
}

const isSoldHome = ({ type, soldPrice, class: kind }: Surveyed) =>
  type === 'Sale' && soldPrice !== null && kind !== 'CommercialProperty';
const sold = listings.filter(isSoldHome);
const daysOf = ({ listDay, soldDay }: Surveyed) => (soldDay ?? 0) - listDay;
const dateOf = (day: number) => new Date((TODAY + day) * MILLISECONDS_A_DAY);

describe('each of fifty thousand listings', () => {
  it.each(LISTING_RULES)('$name', ({ name }) => {
    expect(listings).toHaveLength(COUNT);
    expect(faults.get(name) ?? []).toEqual([]);
  });

  it.each(LISTING_RULES)('is found by its rule if it is wrong: $name', ({ holds, spoil, suits }) => {
    const suited = samples.filter((listing) => suits?.(listing) ?? true);
    expect(suited.length).toBeGreaterThan(20);
    const missed = suited.filter((listing) => holds(spoil(listing), geography));
    expect(missed.map(({ mlsNumber }) => mlsNumber)).toEqual([]);
  });

  it('has a unique MLS number, and so unique pictures', () => {
    expect(new Set(listings.map(({ mlsNumber }) => mlsNumber)).size).toBe(COUNT);
  });

  it('looks different from its neighbours on the street and in the lists', () => {
    const alike: string[] = [];
    const compare = (row: readonly Surveyed[]) => {
      for (const [place, listing] of row.entries()) {
        if (row[place + 1]?.firstPicture === listing.firstPicture) alike.push(listing.mlsNumber);
      }
    };
    compare(listings);
    compare(listings.toSorted((one, other) => other.listDay - one.listDay));
    const streets = Map.groupBy(listings, ({ slot }) => slot.streetId);
    for (const street of streets.values()) {
      compare(street.toSorted((one, other) => one.slot.index - other.slot.index));
    }
    expect(alike).toEqual([]);
  });
});

describe('the history of a home', () => {
  it('is in order and never overlaps', () => {
    const wrong = homes.filter((stints) =>
      stints.some((stint, place) => {
        const next = stints[place + 1];
        return next && (stint.status === 'A' || stint.updatedDay >= next.listDay);
      }),
    );
    expect(wrong.map(([first]) => first?.homeKey)).toEqual([]);
  });

  it('is that of one home: the same place, area, rooms and year', () => {
    const facts = ({ slot, unitNumber, sqft, beds, yearBuilt, propertyType, zip }: Surveyed) =>
      JSON.stringify([slot, unitNumber, sqft, beds, yearBuilt, propertyType, zip]);
    expect(homes.filter((stints) => new Set(stints.map(facts)).size > 1)).toEqual([]);
  });

  it('explains its price: sold prices follow the market, plus the renovation if there was one', () => {
    const pairs = homes.flatMap((stints) => {
      const sales = stints.filter(isSoldHome);
      return sales.slice(1).flatMap((later, place) => {
        const first = sales[place];
        if (!first) return [];
        const worth = (sale: Surveyed) => today(sale, sale.soldPrice ?? 0, sale.soldDay ?? 0);
        return { step: worth(later) / worth(first), isRenovated: later.condition !== first.condition };
      });
    });
    const plain = pairs.filter(({ isRenovated }) => !isRenovated).map(({ step }) => step);
    const renovated = pairs.filter(({ isRenovated }) => isRenovated).map(({ step }) => step);
    expect(plain.length).toBeGreaterThan(600);
    expect(renovated.length).toBeGreaterThan(60);
    expect(Math.min(...plain)).toBeGreaterThan(0.85);
    expect(Math.max(...plain)).toBeLessThan(1.18);
    expect(tenths(plain)[0]).toBeGreaterThan(0.94);
    expect(tenths(plain)[1]).toBeLessThan(1.06);
    expect(middle(renovated)).toBeGreaterThan(1.07);
    expect(Math.max(...renovated)).toBeLessThan(1.45);
  });

  it('has rents that fit its price: a yearly yield of 2 to 10 %, a little more for the cheapest flats', () => {
    const yields = homes.flatMap((stints) => {
      const sale = stints.findLast(isSoldHome);
      const lease = stints.find(({ type, soldPrice }) => type === 'Lease' && soldPrice !== null);
      const isPart = lease?.unitNumber === 'Lower' || lease?.unitNumber === 'Upper';
      if (!sale || !lease || isPart) return [];
      return ((lease.soldPrice ?? 0) * 12) / today(sale, sale.soldPrice ?? 0, sale.soldDay ?? 0);
    });
    expect(yields.length).toBeGreaterThan(250);
    expect(Math.min(...yields)).toBeGreaterThan(0.02);
    expect(Math.max(...yields)).toBeLessThan(0.13);
    expect(yields.filter((each) => each > 0.1).length).toBeLessThan(yields.length / 200);
    expect(middle(yields)).toBeGreaterThan(0.04);
    expect(middle(yields)).toBeLessThan(0.065);
  });

  it('has taxes that rise slowly from year to year', () => {
    const steps = homes.flatMap((stints) => {
      const taxed = stints.filter(({ tax }) => tax !== null);
      return taxed.slice(1).map((later, place) => {
        const first = taxed[place] ?? later;
        const years = dateOf(later.listDay).getUTCFullYear() - dateOf(first.listDay).getUTCFullYear();
        return { years, rise: (later.tax ?? 0) / (first.tax ?? 1) };
      });
    });
    expect(steps.length).toBeGreaterThan(2_000);
    expect(
      steps.filter(({ years, rise }) => rise < 1.02 ** years - 0.01 || rise > 1.05 ** years + 0.01),
    ).toEqual([]);
  });

  it('includes homes that came back: terminated or expired, then sold, some after an unsuccessful day for offers', () => {
    const returns = homes.flatMap((stints) =>
      stints.filter((stint, place) => {
        const next = stints[place + 1];
        return (
          ['Ter', 'Exp', 'Dft'].includes(stint.lastStatus) && next && next.listDay - stint.updatedDay < 30
        );
      }),
    );
    expect(returns.length).toBeGreaterThan(1_500);
    const lower = homes.flatMap((stints) =>
      stints.flatMap((stint, place) => {
        const next = stints[place + 1];
        const isReturn = stint.lastStatus === 'Exp' && stint.type === 'Sale' && next?.type === 'Sale';
        return isReturn && next.listDay - stint.updatedDay < 30 ? [next.listPrice / stint.listPrice] : [];
      }),
    );
    expect(middle(lower)).toBeLessThan(0.99);
  });
});

describe('the market as a whole', () => {
  it('is active in about 33 %, for sale in about 80 %, restricted in about 17 %, with every last status', () => {
    expect(shareOf(listings, ({ status }) => status === 'A')).toBeCloseTo(0.33, 1);
    expect(shareOf(listings, ({ type }) => type === 'Sale')).toBeCloseTo(0.8, 1);
    expect(shareOf(listings, ({ isRestricted }) => isRestricted)).toBeCloseTo(0.17, 1);
    const minShares = {
      Sld: 0.35,
      Lsd: 0.05,
      New: 0.12,
      Pc: 0.06,
      Ext: 0.005,
      Ter: 0.07,
      Exp: 0.04,
      Sus: 0.003,
    };
    const rare = { Sc: 0.003, Sce: 0.002, Lc: 0.001, Lce: 0.0005, Dft: 0.004 };
    for (const [status, share] of Object.entries({ ...minShares, ...rare })) {
      const found = shareOf(listings, ({ lastStatus }) => lastStatus === status);
      expect(found, status).toBeGreaterThan(share);
      expect(found, status).toBeLessThan(Math.max(0.02, share * 2));
    }
  });

  it('sells in 15 to 40 days: faster in rising markets and in spring, slower in falling ones and in winter', () => {
    const lastYear = sold.filter(({ soldDay }) => (soldDay ?? 0) > -365);
    expect(middle(lastYear.map(daysOf))).toBeGreaterThan(15);
    expect(middle(lastYear.map(daysOf))).toBeLessThan(40);
    const toronto = sold.filter(
      ({ city, propertyType }) => city === 'Toronto' && propertyType !== 'Vacant Land',
    );
    const between = (from: string, to: string) =>
      toronto.filter(({ soldDay }) => {
        const date = dateOf(soldDay ?? 0).toISOString();
        return date >= from && date < to;
      });
    expect(middle(between('2021-09', '2022-02').map(daysOf))).toBeLessThan(14);
    expect(middle(between('2022-05', '2022-10').map(daysOf))).toBeGreaterThan(24);
    const inMonths = (...months: number[]) =>
      sold.filter(({ soldDay }) => months.includes(dateOf(soldDay ?? 0).getUTCMonth())).map(daysOf);
    expect(middle(inMonths(2, 3, 4))).toBeLessThan(middle(inMonths(11, 0)) * 0.9);
  });

  it('sells above asking where buyers outbid each other: often around Toronto, rarely elsewhere', () => {
    const over = ({ soldPrice, listPrice }: Surveyed) => (soldPrice ?? 0) > listPrice;
    const houses = sold.filter((listing) => segmentOf(listing) === 'house');
    const inYear = (city: string, year: number) =>
      houses.filter(
        (listing) => listing.city === city && dateOf(listing.soldDay ?? 0).getUTCFullYear() === year,
      );
    expect(shareOf(inYear('Toronto', 2021), over)).toBeGreaterThan(0.6);
    expect(shareOf(inYear('Toronto', 2026), over)).toBeGreaterThan(0.15);
    expect(shareOf(inYear('Toronto', 2026), over)).toBeLessThan(0.45);
    const others = houses.filter(({ city, soldDay }) => city === 'Winnipeg' && (soldDay ?? 0) > -500);
    expect(shareOf(others, over)).toBeLessThan(0.4);
  });

  it('is consistent: month by month, sales follow the index within 12 %', () => {
    const residual = (all: readonly Surveyed[]) => {
      const cells = Map.groupBy(all, ({ city, propertyType, beds }) => `${city} ${propertyType} ${beds}`);
      return [...cells.values()]
        .filter((cell) => cell.length >= 8)
        .flatMap((cell) => {
          const logs = cell.map((sale) => Math.log(today(sale, sale.soldPrice ?? 1, sale.soldDay ?? 0)));
          const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
          return cell.map((sale, place) => ({ sale, off: (logs[place] ?? 0) - mean }));
        });
    };
    const months = Map.groupBy(residual(sold), ({ sale }) =>
      dateOf(sale.soldDay ?? 0)
        .toISOString()
        .slice(0, 7),
    );
    const full = [...months].filter(([, deals]) => deals.length >= 60);
    expect(full.length).toBeGreaterThan(75);
    const off = full.filter(
      ([, deals]) => Math.abs(Math.expm1(middle(deals.map((deal) => deal.off)))) > 0.12,
    );
    expect(off.map(([month]) => month)).toEqual([]);
  });

  it('has yearly medians of large cities that follow the index', () => {
    const toronto = sold.filter(
      ({ city, propertyType }) => city === 'Toronto' && propertyType === 'Detached',
    );
    const years = Map.groupBy(toronto, ({ soldDay }) => dateOf(soldDay ?? 0).getUTCFullYear());
    const whole = middle(toronto.map((sale) => today(sale, sale.soldPrice ?? 0, sale.soldDay ?? 0)));
    for (const [year, deals] of years) {
      if (deals.length < 80) continue;
      const worth = middle(deals.map((sale) => today(sale, sale.soldPrice ?? 0, sale.soldDay ?? 0)));
      expect(Math.abs(worth / whole - 1), String(year)).toBeLessThan(0.12);
    }
  });

  it('has similar prices per square foot in one building, and higher ones on higher floors', () => {
    const flats = listings.filter(
      ({ type, propertyType }) => type === 'Sale' && propertyType === 'Condo Apt',
    );
    const buildings = [...Map.groupBy(flats, ({ slot }) => JSON.stringify(slot)).values()];
    const rate = (flat: Surveyed) => today(flat, flat.listPrice, flat.listDay) / (flat.sqft ?? 1);
    const large = buildings.filter((building) => building.length >= 10);
    expect(large.length).toBeGreaterThan(300);
    const spreads = large.map((building) => {
      const [low, high] = tenths(building.map(rate));
      return high / low;
    });
    expect(middle(spreads)).toBeLessThan(1.35);
    const floorOf = ({ unitNumber }: Surveyed) => Math.floor(Number(unitNumber) / 100);
    const gains = large.flatMap((building) => {
      const known = building
        .filter((flat) => floorOf(flat) > 0)
        .toSorted((one, other) => floorOf(one) - floorOf(other));
      const third = Math.floor(known.length / 3);
      if (third < 3 || Math.max(...known.map(floorOf)) < 15) return [];
      return middle(known.slice(-third).map(rate)) / middle(known.slice(0, third).map(rate));
    });
    expect(middle(gains)).toBeGreaterThan(1.02);
  });

  describe('in the cities of the trends page, of the usual twenty thousand', () => {
    // Any first part of the sequence is a fair sample. Visitors' statistics leave restricted listings out.
    const isCounted = ({ type, class: kind, isRestricted }: Surveyed) =>
      type === 'Sale' && kind !== 'CommercialProperty' && !isRestricted;
    const usual = listings.slice(0, 20_000).filter(isCounted);
    const months = Array.from({ length: 24 }, (_, back) =>
      new Date(Date.UTC(2026, 9 - back, 1)).toISOString().slice(0, 7),
    );
    const byMonth = (name: string, dayOf: (listing: Surveyed) => number | null) => {
      const days = usual.filter(({ city }) => city === name).map(dayOf);
      const found = days.filter((day) => day !== null).map((day) => dateOf(day).toISOString().slice(0, 7));
      return months.map((month) => found.filter((each) => each === month).length);
    };
    const salesIn = (name: string) =>
      byMonth(name, ({ lastStatus, soldDay }) => (lastStatus === 'Sld' ? soldDay : null));
    const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

    it.each(Object.entries(MIN_SALES))('sells enough homes in %s in each month', (name, minSales) => {
      expect(Math.min(...salesIn(name))).toBeGreaterThanOrEqual(minSales);
      expect(Math.max(...salesIn(name))).toBeLessThan(minSales * 2.6);
    });

    it.each(Object.keys(MIN_SALES))('has about as many new listings in %s as the market needs', (name) => {
      const listed = byMonth(name, ({ listDay }) => listDay);
      expect(sum(listed) / sum(salesIn(name))).toBeGreaterThan(1.3);
      expect(sum(listed) / sum(salesIn(name))).toBeLessThan(2.2);
      expect(Math.max(...listed)).toBeLessThan((sum(listed) / 24) * 2.4);
      expect(sum(listed.slice(0, 12)) / sum(listed.slice(12))).toBeLessThan(2);
    });
  });

  describe('on the map, of the usual twenty thousand', () => {
    const offered = listings
      .slice(0, 20_000)
      .filter(({ status, class: kind }) => status === 'A' && kind !== 'CommercialProperty');

    it('has more than 120 homes in the first view, on a screen of 1440 by 900', () => {
      const { latitude, longitude } = DOWNTOWN_TORONTO;
      const eastWest = (1440 / 512) * (360 / 2 ** MAP_ZOOM.default);
      const northSouth = (900 / 1440) * eastWest * Math.cos((latitude * Math.PI) / 180);
      const inView = offered.filter(
        (home) =>
          Math.abs(home.longitude - longitude) < eastWest / 2 &&
          Math.abs(home.latitude - latitude) < northSouth / 2,
      );
      expect(inView.length).toBeGreaterThan(120);
    });

    it('has homes in every neighbourhood of a large city', () => {
      const large = new Set(
        geography.cities.filter(({ population }) => population > 500_000).map(({ name }) => name),
      );
      const placeOf = (city: string, name: string) => `${name}, ${city}`;
      const counts = new Map(
        geography.neighbourhoods
          .filter(({ city }) => large.has(city))
          .map(({ city, name }) => [placeOf(city, name), 0]),
      );
      for (const { city, neighborhood } of offered) {
        const place = placeOf(city, neighborhood);
        const count = counts.get(place);
        if (count !== undefined) counts.set(place, count + 1);
      }
      expect(counts.size).toBeGreaterThan(400);
      expect([...counts].filter(([, count]) => count < 5)).toEqual([]);
    });
  });

  it('closes most deals that it begins', () => {
    const deals = shareOf(listings, ({ lastStatus }) => DEALS.includes(lastStatus));
    const failed = shareOf(listings, ({ lastStatus }) => ['Ter', 'Exp', 'Sus', 'Dft'].includes(lastStatus));
    expect(deals / (deals + failed)).toBeGreaterThan(0.6);
    expect(deals / (deals + failed)).toBeLessThan(0.8);
  });
});
