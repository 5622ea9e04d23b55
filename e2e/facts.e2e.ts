import { askService, listedMlsNumbers, shownMlsNumbers } from './support/listings.ts';
import { expect, test } from './support/product.ts';

const CITY = { city: 'Toronto', state: 'Ontario' };

test('the filters people ask for: parking, year, basement, exact beds, a tour', async ({
  page,
  origin,
  isMobile,
}) => {
  const parked = { ...CITY, minParkingSpaces: '2', minYearBuilt: '1950', basement: 'finished' };
  const expected = await askService(page, origin, parked);
  await page.goto('./list/Ontario/Toronto');
  await page.getByRole('button', { name: isMobile ? /^Filters/ : 'More filters' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('group', { name: 'Parking spaces' }).getByText('2+').click();
  await panel.getByRole('combobox', { name: 'Year built, from' }).selectOption('1950');
  await panel.getByRole('combobox', { name: 'Basement' }).selectOption('Finished basement');
  await panel.getByRole('button', { name: `Show ${expected.count} homes` }).click();

  await expect(page).toHaveURL(/\?minParkingSpaces=2&minYearBuilt=1950&basement=finished$/);
  await expect.poll(() => shownMlsNumbers(page)).toEqual(listedMlsNumbers(expected.listings));
  const chips = page.getByRole('group', { name: 'Filters in use' });
  await expect(chips.getByRole('button')).toHaveText([
    '2+ parking spaces',
    'Built in 1950 or later',
    'Finished basement',
    'Clear all',
  ]);

  await chips.getByRole('button', { name: 'Remove filter: Finished basement' }).click();
  await expect(page).toHaveURL(/\?minParkingSpaces=2&minYearBuilt=1950$/);
  await page.goBack();
  await expect(chips.getByText('Finished basement')).toBeVisible();
  await expect.poll(() => shownMlsNumbers(page)).toEqual(listedMlsNumbers(expected.listings));

  const toured = await askService(page, origin, { ...CITY, virtualTour: 'true', minBeds: '3', maxBeds: '3' });
  await page.goto('./list/Ontario/Toronto?beds=3&exactBeds=true&virtualTour=true&pets=maybe');
  await expect.poll(() => shownMlsNumbers(page)).toEqual(listedMlsNumbers(toured.listings));
  await expect(chips.getByRole('button')).toHaveText(['3 beds', 'With a virtual tour', 'Clear all']);
});
