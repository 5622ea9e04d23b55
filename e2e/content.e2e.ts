import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { checkBothWidths } from './support/axe.ts';
import { ADMIN, heading, openDesk } from './support/desk.ts';
import { expect, test } from './support/product.ts';

// One worker of its own, because the content is that of the whole site.
test.use({ settings: { PAGE_DATA_MS: '20001' } });
test.describe.configure({ mode: 'default' });

/** Opens the desk's content of home as an admin. */
async function openContent(
  page: Page,
  facts: Pick<Parameters<typeof openDesk>[1], 'origin' | 'expectedErrors'>,
): Promise<void> {
  await openDesk(page, { ...facts, email: ADMIN });
  await page.goto('./desk/content/home');
  await expect(heading(page, 'Content')).toBeVisible();
}

test('an admin changes a headline, a portrait and the brand, and a visitor sees them', {
  tag: '@wide',
}, async ({ page, browser, baseURL, viewport, origin, expectedErrors }) => {
  test.slow();
  await openContent(page, { origin, expectedErrors });
  const home = page.getByRole('form', { name: 'Home page' });
  await expect(home.getByRole('textbox', { name: 'Headline in English' })).toHaveValue(/street/);
  await checkBothWidths(page, 'the content of home');
  await home.getByRole('textbox', { name: 'Headline in English' }).fill('Live by the lake.');
  await home.getByRole('textbox', { name: 'Headline in French' }).fill('Vivez au bord du lac.');
  await home.getByRole('button', { name: 'Publish' }).click();
  await expect(home.getByText('Published.')).toBeVisible();

  await page.getByRole('link', { name: 'Agents' }).click();
  const team = page.getByRole('form', { name: 'Agents' });
  await team.getByRole('button', { name: 'Amara Osei', exact: true }).click();
  const green = { create: { width: 600, height: 600, channels: 3 as const, background: '#0a6b3b' } };
  await team.locator('input[type="file"]').setInputFiles({
    name: 'amara.png',
    mimeType: 'image/png',
    buffer: await sharp(green).png().toBuffer(),
  });
  const portrait = team.getByRole('img', { name: 'Portrait of Amara Osei' });
  await expect(portrait).toHaveAttribute('src', /\/images\/content\/[\da-f-]{36}-350\.webp$/);
  const [, id = ''] = /content\/(.+)-350/.exec((await portrait.getAttribute('src')) ?? '') ?? [];
  await checkBothWidths(page, 'the form of an agent');
  await team.getByRole('button', { name: 'Publish' }).click();
  await expect(team.getByText('Published.')).toBeVisible();
  await expect(page.getByText('Version 2')).toBeVisible();

  await page.getByRole('link', { name: 'Brand' }).click();
  const form = page.getByRole('form', { name: 'Brand' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Maple & Main');
  const colour = form.getByRole('textbox', {
    name: 'Primary colour in the light scheme',
    exact: true,
  });
  await colour.fill('#7FD6A8');
  await expect(form.getByText(/This colour is too close .* Its contrast is 1\.\d+ to 1/)).toBeVisible();
  await checkBothWidths(page, 'the content of the brand');
  await colour.fill('#0A6B3B');
  await form.getByRole('button', { name: 'Publish' }).click();
  await expect(form.getByText('Published.')).toBeVisible();

  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport,
    locale: 'en-CA',
    colorScheme: 'light',
  });
  const visitor = await context.newPage();
  const calls: string[] = [];
  visitor.on('request', (request) => void calls.push(request.url()));
  await expect(async () => {
    await visitor.goto('./');
    await expect(visitor.getByRole('heading', { level: 1, name: 'Live by the lake.' })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 20_000 });
  await visitor.waitForLoadState('networkidle');
  expect(calls.filter((url) => url.includes('/content/site'))).toEqual([]);
  await visitor.goto('./?lang=fr');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Vivez au bord du lac.' })).toBeVisible();
  await visitor.goto('./agents/amara-osei');
  await expect(visitor.locator(`img[src*="${id}"]`).first()).toBeVisible();
  await visitor.goto('./about');
  await expect(visitor).toHaveTitle('About us | Maple & Main');
  const header = visitor.getByRole('banner');
  await expect(header.getByRole('link', { name: /^Maple & Main/ })).toBeVisible();
  const contained = visitor.getByRole('contentinfo').getByRole('link', { name: /pre-approved/i });
  await expect(contained).toHaveCSS('background-color', 'rgb(10, 107, 59)');
  // The page as it is sent contains them, so that its first paint has them.
  const sent = await (await visitor.request.get('./')).text();
  expect(sent).toContain('--mui-palette-primary-main:#0A6B3B');
  expect(sent).not.toMatch(/Harbour &amp; Pine|#1070b8/i);
  const manifest = (await (await visitor.request.get('./app.webmanifest')).json()) as object; // build/webManifest.ts
  expect(manifest).toMatchObject({ name: 'Maple & Main', theme_color: '#0A6B3B' });
  await context.close();
});

test('an admin previews a changed headline, which visitors do not see', { tag: '@wide' }, async ({
  page,
  browser,
  baseURL,
  viewport,
  origin,
  expectedErrors,
}) => {
  test.slow();
  await openContent(page, { origin, expectedErrors });
  const home = page.getByRole('form', { name: 'Home page' });
  await home.getByRole('textbox', { name: 'Headline in English' }).fill('A headline of tomorrow.');
  const opened = page.waitForEvent('popup');
  await home.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  const headline = preview.getByRole('heading', { level: 1, name: 'A headline of tomorrow.' });
  await expect(headline).toBeVisible({ timeout: 20_000 });
  const bar = preview.getByRole('complementary', { name: 'Preview' });
  await expect(bar.getByText('Preview: visitors do not see this yet')).toBeVisible();
  expect(preview.url()).not.toContain('preview');
  await checkBothWidths(preview, 'home as a preview');
  await preview.reload();
  await expect(headline).toBeVisible();
  await expect(home.getByText(/^Draft by/)).toBeVisible();

  const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport, locale: 'en-CA' });
  const visitor = await context.newPage();
  await visitor.goto('./');
  const published = await visitor.getByRole('heading', { level: 1 }).innerText();
  expect(published).not.toBe('A headline of tomorrow.');
  await expect(visitor.getByRole('complementary', { name: 'Preview' })).toBeHidden();
  await context.close();

  await bar.getByRole('button', { name: 'End preview' }).click();
  await expect(preview.getByRole('heading', { level: 1, name: published })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('pages of a customer bring the content, and other hosts’ pages request it', { tag: '@wide' }, async ({
  page,
  origin,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => void calls.push(request.url()));
  const site = () => calls.filter((url) => url.includes('/content/site'));
  await page.context().addCookies([{ name: 'activeSession', value: 'true', url: origin }]);
  await page.goto('./about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(site()).toEqual([]);
  await page.context().clearCookies();
  // The page as the build wrote it, which file hosts send.
  const built = await (await page.request.get(`${origin}/real-estate/index.html`)).text();
  expect(built).not.toContain('id="site"');
});
