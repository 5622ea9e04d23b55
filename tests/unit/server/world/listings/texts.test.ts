import { describe, expect, it } from 'vitest';
import { Dice } from '../../../../../server/world/listings/dice.ts';
import { generateListings } from '../../../../../server/world/listings/generateListings.ts';
import { fits, line, say } from '../../../../../server/world/listings/prose/line.ts';
import { fakeGeography } from '../../../../support/world/fakeGeography.ts';

const listings = [
  ...generateListings({ geography: fakeGeography(), count: 3_000, seed: 3, worldDay: 20_778 }),
];
const texts = listings.map((listing) => listing.details.description ?? '');

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]) /);
}

describe('listing texts', () => {
  it('have several sentences, none of them twice', () => {
    for (const text of texts) {
      const sentences = sentencesOf(text);
      expect(new Set(sentences).size, text).toBe(sentences.length);
    }
    const long = texts.filter((text) => sentencesOf(text).length >= 4);
    expect(long.length / texts.length).toBeGreaterThan(0.85);
  });

  it('are rarely the same twice', () => {
    expect(new Set(texts).size).toBeGreaterThan(texts.length * 0.93);
  });

  it('leave no choice or fact open', () => {
    expect(texts.filter((text) => /[{}|]|\(\)| {2}|undefined|NaN| ,|\.\./.test(text))).toEqual([]);
    expect(
      texts.filter((text) => /\b(one|One) [a-z-]*\s?(bedrooms|bathrooms|spaces|cars)\b/.test(text)),
    ).toEqual([]);
  });

  it('keep to the home and say nothing of who should live there', () => {
    const barred =
      /\b(famil(y|ies)-friendly|families|children|kids|bachelor|master|adults only|no pets|christian|church|temple|mosque|synagogue|ethnic|nationality|exclusive community|empty nesters?|retirees|seniors|professionals only|mature couple|singles?)\b/i;
    expect(texts.filter((text) => barred.test(text))).toEqual([]);
  });

  it('are French in Québec and English elsewhere', () => {
    const french = listings.filter((listing) => listing.city === 'Montréal');
    expect(french.length).toBeGreaterThan(100);
    const english = /\b(the|with|and|bedroom)\b/;
    expect(french.filter((listing) => english.test(listing.details.description ?? ''))).toEqual([]);
    const others = listings.filter((listing) => listing.city !== 'Montréal');
    expect(
      others.filter((listing) => /\b(chambre|avec|cuisine)\b/i.test(listing.details.description ?? '')),
    ).toEqual([]);
  });

  it('agree with the room table and the pool', () => {
    for (const { details, rooms } of listings) {
      const features = rooms.flatMap((room) => [room.features, room.features2, room.features3]);
      if (details.description?.includes('quartz counters')) expect(features).toContain('Quartz Counter');
      if (details.description?.includes('in-ground pool')) expect(details.swimmingPool).toBe('Inground');
    }
  });
});

describe('a line of a text', () => {
  it('is for listings with all its traits and none that it excludes', () => {
    const candidate = line('Close to the park.', 'house', 'garage', '!lease');
    expect(fits(candidate, new Set(['house', 'garage', 'sale']))).toBe(true);
    expect(fits(candidate, new Set(['house', 'sale']))).toBe(false);
    expect(fits(candidate, new Set(['house', 'garage', 'lease']))).toBe(false);
  });

  it('takes one of its choices and the facts it names', () => {
    const said = say(new Dice(1), line('A (red|blue) door on {hood} Street.'), new Map([['hood', 'Elm']]));
    expect(['A red door on Elm Street.', 'A blue door on Elm Street.']).toContain(said);
  });

  it('throws where it asks for a fact that nobody has', () => {
    expect(() => say(new Dice(1), line('{nothing}'), new Map())).toThrow('unknown fact "nothing"');
  });
});
