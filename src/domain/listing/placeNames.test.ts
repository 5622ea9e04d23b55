import { describe, expect, it } from 'vitest';
import { feedProvince, provinceName } from '../geo/provinces.ts';
import { placeName, withCapitals } from './slug.ts';

describe('a place in a hand-typed address', () => {
  it.each([
    ['mississauga', 'Mississauga'],
    ['richmond-hill', 'Richmond Hill'],
    ['saint--henri', 'Saint-Henri'],
    ['notre--dame--de--grâce', 'Notre-Dame-de-Grâce'],
    ["st.-john's", "St. John's"],
    ['la-prairie', 'La Prairie'],
    ['Richmond-Hill', 'Richmond Hill'],
    ['DeLisle', 'DeLisle'],
  ])('%s reads %s', (segment, name) => {
    expect(placeName(segment)).toBe(name);
  });

  it('keeps the empty name empty', () => {
    expect(withCapitals('')).toBe('');
  });
});

describe('a province', () => {
  it.each([
    ['on', 'Ontario'],
    ['BC', 'British Columbia'],
    ['québec', 'Quebec'],
    ['nouvelle-ecosse', 'Nova Scotia'],
    ['atlantis', undefined],
  ])('%s is the feed’s %s', (text, name) => {
    expect(feedProvince(text)).toBe(name);
  });

  it('is named in the page’s language', () => {
    expect(provinceName('Quebec', 'fr-CA')).toBe('Québec');
    expect(provinceName('British Columbia', 'fr-CA')).toBe('Colombie-Britannique');
    expect(provinceName('British Columbia', 'en-CA')).toBe('British Columbia');
    expect(provinceName('Somewhere', 'fr-CA')).toBe('Somewhere');
  });
});
