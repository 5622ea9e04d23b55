import { expect, test } from './support/product.ts';

// The service answers listing calls late and out of order.
test.use({ settings: { SLOW_ANSWERS: '900,20,600,300,1200,50,700,150' } });

test('twenty fast pans end with the pins of the last viewport', { tag: '@wide' }, async ({
  page,
  origin,
}) => {
  test.setTimeout(90_000);
  await page.goto('./map/43.6532;-79.3832?z=12');
  await expect(page.getByRole('button', { name: /homes?: zoom in$/ }).first()).toBeVisible({
    timeout: 20_000,
  });
  await page.getByRole('region', { name: /^Map of homes/ }).focus();
  for (let pan = 0; pan < 20; pan += 1) {
    await page.keyboard.press(pan % 5 === 4 ? 'ArrowUp' : 'ArrowLeft');
  }
  await expect(page).not.toHaveURL(/43\.6532;-79\.3832/);
  const announced = page.getByText(/^The map shows [\d,]+ homes?\.$/);
  await expect(announced).toBeAttached({ timeout: 20_000 });
  const shown = Number((await announced.textContent())?.replace(/\D/g, ''));
  expect(shown).toBeGreaterThan(5);
  // The same address in a new tab, without other requests.
  const again = await page.context().newPage();
  await again.goto(page.url());
  await expect(again.getByText(`The map shows ${shown.toLocaleString('en-CA')} homes.`)).toBeAttached({
    timeout: 20_000,
  });
  expect(new URL(page.url()).origin).toBe(origin);
  const names = (of: typeof page) =>
    of
      .getByRole('button', { name: /zoom in$|at one address$/ })
      .evaluateAll((pins) => pins.map((pin) => pin.getAttribute('aria-label')).sort());
  await expect.poll(async () => JSON.stringify(await names(again))).toBe(JSON.stringify(await names(page)));
});
