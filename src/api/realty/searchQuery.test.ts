import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SEARCH } from '#domain/search/search.ts';
import { countBody, drawsClusters, pageQuery, pinsQuery, printQuery, searchedRing } from './searchQuery.ts';

const bounds = { north: 44, south: 43, east: -79, west: -80 };

describe('the query of a search', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is the default search of requirement ST5', () => {
    expect(pageQuery({ search: DEFAULT_SEARCH })).toMatchObject({
      type: 'sale',
      status: ['A'],
      lastStatus: ['New', 'Pc', 'Ext', 'Cs', 'Dft'],
      class: ['condo', 'residential'],
      maxPrice: 6_000_000,
      resultsPerPage: 8,
      pageNum: 1,
      sortBy: 'random',
    });
  });

  it('drops empty, zero and missing values and repeats lists', () => {
    const text = printQuery(
      pageQuery({ search: { ...DEFAULT_SEARCH, homeTypes: ['detached', 'condo-apt'] } }),
    );
    expect(text).not.toContain('minPrice');
    expect(text).not.toContain('minBeds');
    expect(text).not.toContain('city');
    expect(text).toContain('propertyType=Detached&propertyType=Condo+Apt');
  });

  it('has no maximum at the top of the slider', () => {
    expect(pageQuery({ search: { ...DEFAULT_SEARCH, maxPrice: 7_000_000 } })['maxPrice']).toBeUndefined();
  });

  it('includes square feet, keywords, and the days of shown listings', () => {
    const search = {
      ...DEFAULT_SEARCH,
      minSqft: 1250,
      openHouse: true,
      near: { station: 10, school: 15 } as const,
      keywords: 'heated pool',
      showSold: true,
      activeDays: 7,
      soldDays: 360,
    };
    expect(pageQuery({ search })).toMatchObject({
      minSqft: 1250,
      openHouse: 'weekend',
      near: 'school:15,station:10',
      search: 'heated pool',
      status: ['A', 'U'],
      lastStatus: ['New', 'Pc', 'Ext', 'Cs', 'Sld', 'Sce', 'Sc'],
      minListDate: '2026-11-14',
      minSoldDate: '2025-11-26',
    });
  });

  it('counts with the filters only, without empty ones', () => {
    expect(countBody({ search: { ...DEFAULT_SEARCH, minBeds: 2, page: 4 } })).toEqual({
      type: 'sale',
      status: ['A'],
      lastStatus: ['New', 'Pc', 'Ext', 'Cs', 'Dft'],
      class: ['condo', 'residential'],
      maxPrice: 6_000_000,
      minBeds: 2,
    });
  });

  it('searches the intersection of the viewport and the drawn area', () => {
    const drawnArea: [number, number][] = [
      [-79.5, 43.5],
      [-78.5, 43.5],
      [-78.5, 43.75],
      [-79.5, 43.75],
      [-79.5, 43.5],
    ];
    const search = { ...DEFAULT_SEARCH, drawnArea };
    expect(searchedRing({ search })).toBe(drawnArea);
    expect(searchedRing({ search, bounds })).toEqual(
      expect.arrayContaining([
        [-79.5, 43.5],
        [-79, 43.5],
        [-79, 43.75],
        [-79.5, 43.75],
      ]),
    );
    expect(searchedRing({ search, bounds: { ...bounds, east: -79.9 } })).toBe('nowhere');
  });

  it('sends the viewport as a closed ring, longitude first', () => {
    expect(pageQuery({ search: DEFAULT_SEARCH, bounds })['map']).toBe(
      '[[[-80,44],[-79,44],[-79,43],[-80,43],[-80,44]]]',
    );
  });

  it.each([
    [6, 200, 8, 30],
    [8, 200, 10, 30],
    [9, 100, 11, 30],
    [14, 100, 16, 30],
    [16, 100, 18, 200],
    [18, 100, 20, 200],
  ])(
    'at zoom %d: %d clusters of precision %d, %d listings',
    (zoom, clusterLimit, clusterPrecision, resultsPerPage) => {
      expect(pinsQuery({ search: DEFAULT_SEARCH, bounds, zoom })).toMatchObject({
        clusterLimit,
        clusterPrecision,
        resultsPerPage,
      });
    },
  );

  it.each([
    [17, 31, true],
    [17, 30, false],
    [18, 500, false],
    [15, 1, true],
    [16, 30, false],
    [16, 31, true],
  ])('at zoom %d with %d listings clusters are drawn: %s', (zoom, count, expected) => {
    expect(drawsClusters(zoom, count)).toBe(expected);
  });
});
