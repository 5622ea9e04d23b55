import { describe, expect, it } from 'vitest';
import type { GeneratedListing } from '#demo/types.ts';
import { fakeGeography } from '../../../tests/support/country/fakeGeography.ts';
import { Dice } from '../dice.ts';
import { generateListings } from '../generateListings.ts';
import { fillLine, fits, line } from './line.ts';

const listings = [...generateListings({ geography: fakeGeography(), count: 4_000, seed: 3, today: 20_778 })];
const texts = listings.map((listing) => listing.details.description ?? '');
const whole = listings.map(({ details }) => `${details.description ?? ''} ${details.extras ?? ''}`);

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]) (?=[^a-z])/);
}

/** Returns the texts that match although the listing lacks the feature. */
function untrue(pattern: RegExp, has: (listing: GeneratedListing) => boolean): string[] {
  return listings
    .filter((listing) => pattern.test(listing.details.description ?? '') && !has(listing))
    .map(({ mlsNumber, details }) => `${mlsNumber} ${details.description}`);
}

const features = ({ rooms }: GeneratedListing) =>
  rooms.flatMap((room) => [room.features, room.features2, room.features3]);

describe('listing texts', () => {
  it('have several sentences, none of them repeated', () => {
    for (const text of texts) {
      const sentences = sentencesOf(text);
      expect(new Set(sentences).size, text).toBe(sentences.length);
    }
    const long = texts.filter((text) => sentencesOf(text).length >= 4);
    expect(long.length / texts.length).toBeGreaterThan(0.9);
  });

  it('are hardly ever identical, and have thousands of sentences', () => {
    expect(new Set(texts).size).toBeGreaterThan(texts.length * 0.995);
    expect(new Set(texts.flatMap(sentencesOf)).size).toBeGreaterThan(9_000);
  });

  it('leave no placeholder', () => {
    expect(
      whole.filter((text) => /[{}|]|\(\)| {2}|undefined|NaN| ,|\.\.|\$0\b|\b0 (feet|square|ft)/.test(text)),
    ).toEqual([]);
    expect(
      whole.filter((text) =>
        /\b(one|One|une|Une) [a-zé-]*\s?(bedrooms|bathrooms|spaces|cars|chambres)\b/.test(text),
      ),
    ).toEqual([]);
    expect(whole.filter((text) => /\b[Aa] (8|11|18)\b/.test(text))).toEqual([]);
  });

  /** Protected grounds of the human rights codes, and steering words, in both languages. */
  const BARRED: readonly RegExp[] = [
    /\b(famil(y|ies)[- ]friendly|families|young (couple|famil)|couples?|children|kids?|toddlers?|nursery|newlyweds?|newborn)\b/i,
    /\b(bachelor|bachelorette|singles?|empty[- ]nesters?|retire(d|es?|ment|ees?)|seniors?|elderly|mature (adult|couple|tenant|person|professional)s?)\b/i,
    /\b(adults? only|adult[- ](living|building|community|oriented)|no (kids|children|pets)|perfect for (a|young)|ideal for (a|young))\b/i,
    /\b(professionals? only|students? only|working (couple|professional)s?|english[- ]speaking|no (students|welfare|subsid))\b/i,
    /\b(christian|catholic|jewish|muslim|hindu|sikh|church|synagogue|mosque|temple|parish|cathedral|gurdwara|kosher|halal)\b/i,
    /\b(ethnic|nationality|race|racial|caucasian|white (area|neighbourhood)|chinese|indian|italian|immigrants?|exclusive|integrated (area|community)|diverse|traditional (area|neighbourhood))\b/i,
    /\b(master|his[- ]and[- ]hers?|his\/hers|man cave|handicap(ped)?|able[- ]bodied|wheelchair[- ]bound|crippled|mentally|safe (area|neighbourhood)|crime)\b/i,
    /\b(enfants?|jeunes? (couple|famille)s?|couples?|famille(s)? recherch|retrait[ée]+s?|aînés?|célibataires?|étudiants?|adultes? (seulement|tranquilles?))\b/i,
    /\b(chrétien|catholique|juif|musulman|église|mosquée|ethni|nationalité|de souche|immigrants?|exclusi(f|ve)|handicap|pas d[’']animaux|sans enfants?)\b/i,
    /\b(idéal pour (une?|jeune)|parfait pour (une?|jeune)|maître)\b/i,
  ];

  it.each(BARRED)('do not say who should live there: %s', (pattern) => {
    expect(whole.filter((text) => pattern.test(text))).toEqual([]);
  });

  it('are French in Québec and English elsewhere', () => {
    const french = listings.filter((listing) => listing.city === 'Montréal');
    expect(french.length).toBeGreaterThan(100);
    const english = /\b(the|with|and|bedroom|feet|floor|kitchen)\b/;
    const wholeOf = ({ details }: GeneratedListing) => `${details.description ?? ''} ${details.extras ?? ''}`;
    expect(french.map(wholeOf).filter((text) => english.test(text))).toEqual([]);
    const others = listings.filter((listing) => listing.city !== 'Montréal');
    expect(
      others
        .map(wholeOf)
        .filter((text) => /\b(chambres?|avec|cuisine|pieds|pour|réfrigérateur)\b/i.test(text)),
    ).toEqual([]);
  });
});

describe('a text agrees with its listing', () => {
  it('about pool, fireplace and garage', () => {
    expect(
      untrue(/in-ground pool|[Pp]iscine creusée/, ({ details }) => details.swimmingPool === 'Inground'),
    ).toEqual([]);
    expect(untrue(/\b[Ff]ireplace|Foyer|\bhearth\b/, ({ details }) => details.numFireplaces === 'Y')).toEqual(
      [],
    );
    expect(
      untrue(/\b[Gg]arage\b/, ({ details, propertyType }) => {
        return Number(details.numGarageSpaces) > 0 || ['Industrial', 'Condo Apt'].includes(propertyType);
      }),
    ).toEqual([]);
    expect(untrue(/attached garage/, ({ details }) => details.garage === 'Attached')).toEqual([]);
    expect(untrue(/[Ll]ane access/, ({ details }) => details.driveway === 'Lane')).toEqual([]);
  });

  it('about visits: open houses are in the data only, where they have a date', () => {
    expect(untrue(/open house|visites? libres?/i, () => false)).toEqual([]);
  });

  it('about numbers of bedrooms, bathrooms, storeys and floors', () => {
    const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
    for (const { details, beds, baths, unitNumber, condominium, bedsPlus } of listings) {
      const text = details.description ?? '';
      for (const [, count] of text.matchAll(/\b(\w+)[- ]bedrooms?\b(?! basement)/gi)) {
        const filled = words.indexOf(count?.toLowerCase() ?? '');
        if (filled > 0) expect([beds, bedsPlus], text).toContain(filled);
      }
      for (const [, count] of text.matchAll(/\b(\w+) bathrooms\b/gi)) {
        const filled = words.indexOf(count?.toLowerCase() ?? '');
        if (filled > 0) expect(filled, text).toBe(baths);
      }
      const [, floor] = /\b(?:the|Au) (\d+)(?:st|nd|rd|th|e) (?:floor|étage)/.exec(text) ?? [];
      if (floor) expect(condominium?.stories, `${unitNumber} ${text}`).toBe(floor);
    }
  });

  it('about areas, lots, years, fees and taxes', () => {
    for (const { details, sqft, lot, yearBuilt, condominium, taxes } of listings) {
      const text = details.description ?? '';
      const [, area] = /([\d,]{3,}) square feet/.exec(text) ?? [];
      if (area) expect(Math.abs(Number(area.replace(',', '')) - (sqft ?? 0)), text).toBeLessThanOrEqual(5);
      const [, width, depth] = /\b(\d+) by (\d+) ft lot/.exec(text) ?? [];
      if (width)
        expect([Math.round(Number(lot?.width)), Math.round(Number(lot?.depth))]).toEqual([
          +width,
          Number(depth),
        ]);
      const [, year] = /\b(?:from|[Bb]uilt in|Since) ((?:18|19|20)\d\d)\b/.exec(text) ?? [];
      if (year) expect(yearBuilt, text).toBe(Number(year));
      const [, fee] = /of about \$([\d,]+) include/.exec(text) ?? [];
      if (fee) expect(Number(condominium?.fees?.maintenance)).toBe(Number(fee.replace(',', '')));
      const [, tax] = /Taxes about \$([\d,]+)/.exec(text) ?? [];
      if (tax)
        expect(Math.abs(Number(tax.replace(',', '')) - (taxes.annualAmount ?? 0))).toBeLessThanOrEqual(5);
    }
  });

  it('about rooms and their finish', () => {
    expect(untrue(/[Qq]uartz/, (listing) => features(listing).includes('Quartz Counter'))).toEqual([]);
    expect(untrue(/[Gg]ranite/, (listing) => features(listing).includes('Granite Counter'))).toEqual([]);
    expect(untrue(/[Ii]sland\b|[Îî]lot/, (listing) => features(listing).includes('Centre Island'))).toEqual(
      [],
    );
    expect(untrue(/hardwood|bois franc/i, (listing) => features(listing).includes('Hardwood Floor'))).toEqual(
      [],
    );
    expect(
      untrue(/ensuite|attenante/, (listing) => features(listing).some((one) => one?.endsWith('Ensuite'))),
    ).toEqual([]);
    expect(
      untrue(/family room|salle familiale d’environ/, ({ rooms }) => {
        return rooms.some(({ description }) => description === 'Family' || description === 'Rec');
      }),
    ).toEqual([]);
    expect(untrue(/upstairs|à l’étage/i, ({ rooms }) => rooms.some(({ level }) => level === '2nd'))).toEqual(
      [],
    );
    expect(untrue(/In-suite laundry/, ({ details }) => details.laundryLevel === 'Ensuite')).toEqual([]);
    expect(untrue(/\bden\b/, ({ details }) => details.den === 'Y')).toEqual([]);
  });

  it('about balconies, terraces, decks, lockers and basements', () => {
    expect(
      untrue(/\bbalcony\b|Grand balcon|Large balcon/, ({ details }) => details.patio === 'Open'),
    ).toEqual([]);
    expect(
      untrue(
        /\bdeck\b(?!.*pool)|\bdeck off/,
        ({ details }) => details.patio === 'Deck' || details.swimmingPool === 'Inground',
      ),
    ).toEqual([]);
    expect(untrue(/[Ll]ocker/, ({ condominium }) => condominium?.locker !== 'None')).toEqual([]);
    expect(
      untrue(/[Ff]inished basement|Sous-sol aménagé/, ({ details }) => details.basement1 === 'Finished'),
    ).toEqual([]);
    expect(
      untrue(/[Ww]alk-out (lower|basement)|Rez-de-jardin/, ({ details }) => details.basement1 === 'Fin W/O'),
    ).toEqual([]);
    expect(untrue(/crawl space/, ({ details }) => details.basement1 === 'Crawl Space')).toEqual([]);
  });

  it('and names no water that is not near', () => {
    // The fake country of this test has no water.
    expect(
      untrue(
        /\b(the water|shore|waterfront view|lake|river)\b(?! internet)|L’eau est|sur l’eau/,
        () => false,
      ),
    ).toEqual([]);
  });

  it('and names only amenities of the building', () => {
    const names = {
      'indoor pool': 'Indoor Pool',
      sauna: 'Sauna',
      'guest suites': 'Guest Suites',
      'media room': 'Media Room',
    };
    for (const [name, amenity] of Object.entries(names)) {
      expect(
        untrue(
          new RegExp(`\\b${name}\\b`),
          ({ condominium }) => condominium?.amenities?.includes(amenity) ?? false,
        ),
      ).toEqual([]);
    }
  });
});

describe('a line of a text', () => {
  it('fits listings with all its traits and without those that it excludes', () => {
    const candidate = line('Close to the park.', 'house', 'garage', '!lease');
    expect(fits(candidate, new Set(['house', 'garage', 'sale']))).toBe(true);
    expect(fits(candidate, new Set(['house', 'sale']))).toBe(false);
    expect(fits(candidate, new Set(['house', 'garage', 'lease']))).toBe(false);
  });

  it('contains one of its alternatives, and the facts it names', () => {
    const filled = fillLine(
      new Dice(1),
      line('A (red|blue) door on {hood} Street.'),
      new Map([['hood', 'Elm']]),
    );
    expect(['A red door on Elm Street.', 'A blue door on Elm Street.']).toContain(filled);
  });

  it('has the right article before a number', () => {
    const filled = (width: string) =>
      fillLine(new Dice(1), line('A {width}-foot lot.'), new Map([['width', width]]));
    expect(['18', '11', '80', '1890', '17', '100', '1,100'].map(filled)).toEqual([
      'An 18-foot lot.',
      'An 11-foot lot.',
      'An 80-foot lot.',
      'An 1890-foot lot.',
      'A 17-foot lot.',
      'A 100-foot lot.',
      'A 1,100-foot lot.',
    ]);
  });

  it('throws for a fact that does not exist', () => {
    expect(() => fillLine(new Dice(1), line('{nothing}'), new Map())).toThrow('unknown fact "nothing"');
  });
});
