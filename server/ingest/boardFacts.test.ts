import { describe, expect, test } from 'vitest';
import { DDF, listingOf, TRREB } from '../../tests/support/feeds/publishedRows.ts';

describe('facts', () => {
  test("of TRREB's house", () => {
    const { details, lot, nearby, sqft, yearBuilt } = listingOf({
      ...TRREB,
      Inclusions: 'All appliances.',
      PublicRemarksExtras: 'Roof of 2021.',
    });
    expect(details).toMatchObject({
      sqft: '3000-3500',
      yearBuilt: '31-50',
      heating: 'Forced Air, Gas',
      garage: 'Attached',
      numGarageSpaces: 3,
      numParkingSpaces: 12,
      basement1: 'Finished with Walk-Out, Separate Entrance',
      extras: 'All appliances. Roof of 2021.',
    });
    expect(sqft).toBe(3_250);
    expect(yearBuilt).toBeNull();
    expect(lot).toMatchObject({ acres: '.50-1.99', depth: 200.5, width: null });
    expect(nearby?.amenities).toContain('Golf');
  });

  test.each([
    ['< 700', '< 700', 700],
    ['0-499', '0-499', 250],
    ['5000 +', '5000+', 5_000],
    ['1600-1799', '1600-1799', 1_700],
    ['yes', null, null],
  ])('the living area %s', (LivingAreaRange, text, sqft) => {
    expect(listingOf({ ...TRREB, LivingAreaRange })).toMatchObject({ details: { sqft: text }, sqft });
  });

  test("the DDF's range of areas", () => {
    const row = { ...DDF, LivingAreaMinimum: 1_100, LivingAreaMaximum: 1_500 };
    expect(listingOf(row)).toMatchObject({ details: { sqft: '1100-1500' }, sqft: 1_300 });
  });

  test.each([
    ['New', 'New'],
    ['0-5', '0-5'],
    ['100+', '100+'],
  ])('the age %s', (ApproximateAge, expected) => {
    expect(listingOf({ ...TRREB, ApproximateAge }).details.yearBuilt).toBe(expected);
    expect(listingOf({ ...TRREB, ApproximateAge, YearBuilt: 1990 }).details.yearBuilt).toBe('1990');
  });

  const lowered = {
    ListPrice: 900_000,
    OriginalListPrice: 980_000,
    PriceChangeTimestamp: '2026-11-10T15:00:00Z',
  };
  test.each([
    ['below the first price', {}, 20_767],
    ['below the earlier price', { PreviousListPrice: 950_000 }, 20_767],
    ['above the earlier price', { PreviousListPrice: 880_000 }, null],
    ['without a day', { PriceChangeTimestamp: null }, null],
    ['without an earlier price', { OriginalListPrice: null }, null],
  ])('the day of a price change: %s', (_case, changes, expected) => {
    expect(listingOf({ ...TRREB, ...lowered, ...changes }).priceCutDay).toBe(expected);
  });

  test('of a condominium', () => {
    const condo = {
      ...TRREB,
      PropertySubType: 'Condo Apartment',
      Exposure: 'Se',
      Locker: 'Owned',
      LegalStories: '12',
    };
    expect(listingOf(condo).condominium).toMatchObject({ exposure: 'Se', locker: 'Owned', stories: '12' });
  });

  test.each([
    [
      ['Attached Garage', 'Detached Garage', 'Inside Entry'],
      null,
      'Attached Garage, Detached Garage',
      'Inside Entry',
    ],
    [['Underground'], 'Underground', 'Underground', null],
    [['Circular Drive'], 'Attached', 'Attached', 'Circular Drive'],
    [['Carport'], null, null, 'Carport'],
  ])('the garage and the other parking of %j', (ParkingFeatures, GarageType, garage, driveway) => {
    const row = { ...TRREB, ParkingFeatures, GarageType };
    expect(listingOf(row).details).toMatchObject({ garage, driveway });
  });

  test("the listing's page on REALTOR.ca", () => {
    const link = 'https://www.realtor.ca/real-estate/26855586/806-180-markham-rd-toronto-scarborough-village';
    const of = (ListingURL: string) => listingOf({ ...DDF, ListingURL }).details.moreInformationLink;
    expect(of(link)).toBe(link);
    expect(of(link.slice('https://'.length))).toBe(link);
    expect(of('javascript:alert(1)')).toBeNull();
  });
});
