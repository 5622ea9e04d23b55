import { expect, test } from 'vitest';
import { SECTIONS } from './sections.ts';
import { unsavedTexts } from './useSectionForm.ts';

const TODAY = { month: 11, day: 21, year: 2026 };

const left = (
  name: keyof typeof SECTIONS,
  texts: Record<string, string>,
  members: Record<string, unknown> = {},
) => {
  const section = SECTIONS[name];
  return unsavedTexts(texts, section.textsOf(members, 'en-CA'), (typed) => section.read(typed, TODAY));
};

test.each([
  ['a value that is not saved', 'price', { total: '700000' }, {}, ['total']],
  ['another way to write the same', 'price', { total: '700000' }, { total: 700_000 }, []],
  ['half a date', 'applicant', { dobMonth: '4' }, {}, ['dobMonth']],
  ['a wrong email', 'applicant', { email: 'anne@' }, { email: 'anne@example.com' }, ['email']],
  ['an employer that is not asked any more', 'employment', { employer: 'X' }, { status: 'pension' }, []],
  ['a street that is asked', 'property', { isFound: 'yes', address: '1 A' }, {}, ['isFound', 'address']],
  ['half a home', 'property', { 'other0:city': 'Ajax' }, { ownsOthers: true }, ['other0:city']],
  ['homes that there are not', 'property', { 'other0:city': 'Ajax' }, { ownsOthers: false }, []],
] as const)('%s', (_title, section, texts, members, expected) => {
  expect(Object.keys(left(section, texts, members))).toEqual(expected);
});

test('a section reads the texts that it writes', () => {
  const home = {
    isFound: true,
    address: '33 Bay Street',
    unit: '1204',
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M5J 2Z3',
    ownership: 'own',
    monthlyPayment: 2100.5,
    moveIn: { month: 6, year: 2027 },
    ownsOthers: true,
    otherProperties: [
      {
        address: '1 King Street',
        city: 'Ottawa',
        province: 'ON',
        postalCode: 'K1A 0B1',
        monthlyPayment: 1500,
        isMortgaged: true,
        lender: 'td',
        balance: 250_000.25,
        rate: 5.14,
        rateType: 'fixed',
      },
    ],
  };
  for (const locale of ['en-CA', 'fr-CA'] as const) {
    const { members, problems } = SECTIONS.property.read(SECTIONS.property.textsOf(home, locale), TODAY);
    expect(members).toEqual(home);
    expect([...problems]).toEqual([]);
  }
});
