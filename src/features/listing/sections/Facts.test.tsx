import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { renderWithStore } from '#tests/support/renderWithStore.tsx';
import { Facts } from './Facts.tsx';

/** The lot as the page shows it, with plain spaces. */
async function lotText(lot: Partial<ReturnType<typeof createMockListing>['lot']>, language: 'en' | 'fr') {
  await changeLanguage(language);
  onTestFinished(() => changeLanguage('en'));
  const size = { width: null, depth: null, measurement: '', acres: '', ...lot };
  renderWithStore(<Facts listing={createMockListing({ lot: size })} />);
  const label = screen.queryByText(language === 'en' ? 'Lot' : 'Terrain');
  const row = label?.closest('div');
  return row
    ? within(row)
        .getByRole('definition')
        .textContent?.replace(/[\u00a0\u202f]/g, ' ')
    : undefined;
}

// PropTx's ranges (LotSizeRangeAcres), which Repliers sends too, and amounts as boards write them.
test.each([
  ['.50-1.99', 'en', '0.50–1.99 acres'],
  ['.50-1.99', 'fr', '0,50 à 1,99 acre'],
  ['2-4.99', 'en', '2–4.99 acres'],
  ['2-4.99', 'fr', '2 à 4,99 acres'],
  ['< .50', 'en', 'Less than 0.50 acres'],
  ['< .50', 'fr', 'Moins de 0,50 acre'],
  ['100 +', 'en', '100 acres or more'],
  ['100+', 'fr', '100 acres ou plus'],
  ['1', 'en', '1 acre'],
  ['0.28', 'en', '0.28 acres'],
  ['0.28', 'fr', '0,28 acre'],
  ['2.50 acres', 'fr', '2,50 acres'],
  ['1,250 ac', 'en', '1,250 acres'],
  ['1,250 ac', 'fr', '1 250 acres'],
  ['Not Applicable', 'en', 'Not Applicable'],
  ['Not Applicable', 'fr', 'Sans objet'],
  ['0', 'en', undefined],
] as const)('a lot of "%s" acres has its unit (%s)', async (acres, language, text) => {
  expect(await lotText({ acres }, language)).toBe(text);
});

test.each(['Other', 'other'])('a style of "%s" is left out, and a property type stays', (value) => {
  const { details } = createMockListing();
  const facts = [
    { name: 'style', value },
    { name: 'garage', value: 'Attached' },
    { name: 'nearby', value: `${value}, Park, ${value}` },
  ] as const;
  renderWithStore(
    <Facts
      listing={createMockListing({ details: { ...details, propertyType: value, facts: [...facts] } })}
    />,
  );
  const labels = screen.getAllByRole('term').map((term) => term.textContent);
  expect(labels).toEqual(expect.arrayContaining(['Property type', 'Garage']));
  expect(labels).not.toContain('Style');
  expect(screen.getByText('Park')).toBeVisible();
});

test('a lot with width and depth shows these', async () => {
  expect(await lotText({ width: 50, depth: 120, measurement: 'Feet', acres: '0.14' }, 'en')).toBe(
    '50 × 120 ft',
  );
});
