import { expect, test } from './support/product.ts';

for (const { path, name } of [
  { path: './list/Ontario/Toronto', name: 'Call us: 416-555-0142' },
  { path: './map/Toronto', name: 'Call us: 416-555-0142' },
  // Sent as they were built.
  { path: './auth/login', name: '416-555-0142' },
  { path: './search', name: '416-555-0142' },
]) {
  test(`a phone whose scripts are late can call: ${path}`, { tag: '@phone' }, async ({ page }) => {
    test.setTimeout(90_000);
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    // The page takes about three seconds, and its scripts half a minute.
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: 7_000,
      uploadThroughput: 20_000,
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible({ timeout: 20_000 });
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).toBeHidden();
    // It is not below another element, which would take the press.
    await link.click({ trial: true, timeout: 20_000 });
    await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'true');
  });
}
