import type { Locator, Page } from '@playwright/test';
import { newEmail } from './support/account.ts';
import { checkDarkColours, findings } from './support/axe.ts';
import { leadsOf } from './support/leads.ts';
import { expect, test } from './support/product.ts';
import { MAX_SHIFTS, shiftsOf } from './support/shifts.ts';

const PAGES = ['./', './about', './buying', './selling', './contact'] as const;
/** Scrolls down the page as a reader does, and waits for the components that are loading. */
async function readThrough(page: Page): Promise<void> {
  // Until then the boot script's skeleton is shown.
  await expect(page.locator('#root')).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const isAwaited = () =>
      [...document.querySelectorAll('main [aria-busy="true"]')].some((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return top < window.innerHeight && bottom > 0;
      });
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (let before = -1; before !== window.scrollY; ) {
      before = window.scrollY;
      window.scrollBy({ top: 400, behavior: 'instant' });
      // Components near the viewport start to load in the first frame, and are marked as loading in the second.
      for (let frame = 0; frame < 3 || isAwaited(); frame += 1) await nextFrame();
    }
  });
  await expect(page.getByRole('form')).toBeAttached();
}

/** Sends the form of the open contact page, and finds the lead in the brokerage's list. */
async function sendLead(page: Page): Promise<void> {
  const email = newEmail('ada');
  const form = page.getByRole('form', { name: 'Contact us today!' });
  const field = (name: string) => form.getByRole('textbox', { name });
  await field('First name').fill('Ada');
  await field('Last name').fill('Byron');
  await field('Email').fill(email);
  await field('Phone').pressSequentially('4165550142');
  await field('City').fill('Ottawa');
  await field('Price').fill('750000');
  await form.getByRole('button', { name: 'Add a referral code' }).click();
  await field('Referral code').fill('PINE-7');
  await form.getByRole('button', { name: 'Connect me with an agent' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeFocused();
  const leads = await leadsOf(email);
  expect(leads).toHaveLength(1);
  expect(leads[0]).toContain('general,Ada,Byron');
  expect(leads[0]).toContain('Ottawa');
  expect(leads[0]).toContain('PINE-7');
}

for (const locale of ['en-CA', 'fr-CA'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    for (const path of PAGES) {
      // French, with its longer words, is checked at 320 px in any case.
      const tag = locale === 'fr-CA' ? '@wide' : [];
      // All pages have the same form, so one of them is enough.
      const sendsLead = locale === 'en-CA' && path === './contact';
      const title = `${path} has no fault at any width${sendsLead ? ', and stores a lead' : ''}`;
      test(title, { tag }, async ({ context, isMobile }) => {
        const french = locale === 'fr-CA';
        let page = await context.newPage();
        // A phone's window grows with overflowing content, which would hide the fault.
        for (const width of isMobile ? [390] : french ? [320, 768, 1440] : [768, 1440]) {
          // A new tab, because each width has its own scroll position and shifts. The words do not change the shifts.
          if (!french && page.url() !== 'about:blank') page = await context.newPage();
          await page.setViewportSize({ width, height: 900 });
          if (page.url() === 'about:blank') await page.goto(path);
          await readThrough(page);
          const overhang = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overhang, `${width} px`).toBeLessThanOrEqual(0);
          expect(await shiftsOf(page), `shifts at ${width} px`).toBeLessThanOrEqual(MAX_SHIFTS);
          if (width === 320 || width === 768) continue;
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          // Five windows.
          if (path === './' && width === 1440) expect(height).toBeLessThanOrEqual(4500);
          // Further down, the sticky header covers content.
          await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
          expect(await findings(page, `${path} at ${width} px`)).toEqual([]);
          // Colours depend neither on words nor on the width.
          if (!french && !isMobile) await checkDarkColours(page, path);
          if (sendsLead) await sendLead(page);
        }
      });
    }
  });
}

test.describe('the carousels', () => {
  const group = (page: Page, name: string): Locator => page.getByRole('group', { name });
  const isInside = (slides: Locator, text: string) =>
    expect.poll(() =>
      slides.evaluate((element, title) => {
        const slide = [...element.querySelectorAll('li')].find(({ textContent }) =>
          textContent?.includes(title),
        );
        const { left, right } = element.getBoundingClientRect();
        const box = slide?.getBoundingClientRect();
        return box !== undefined && box.left >= left - 1 && box.right <= right + 1;
      }, text),
    );

  test('can be used with the keyboard', { tag: '@wide' }, async ({ page }) => {
    await page.goto('./about');
    await readThrough(page);
    const slides = group(page, 'Our agents');
    await slides.focus();
    await expect(page.getByText('1–2 of 8')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('2–3 of 8')).toBeVisible();
    await isInside(slides, 'Carmen Duarte').toBe(true);
    await isInside(slides, 'Amara Osei').toBe(false);
    await page.keyboard.press('End');
    await expect(page.getByText('7–8 of 8')).toBeVisible();
    await isInside(slides, 'Nadia Kowalski').toBe(true);
    // The keyboard reaches people outside the viewport too, and they scroll into view.
    await page.getByRole('link', { name: 'Call Amara Osei, 416-555-0151' }).focus();
    await expect(page.getByText('1–2 of 8')).toBeVisible();
    const next = page.getByRole('button', { name: 'Next reviews' });
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('3–5 of 5')).toBeVisible();
    await isInside(group(page, 'Reviews'), 'Linh N.').toBe(true);
    await expect(next).toBeFocused();
  });

  test('follow a finger, and never move by themselves', { tag: '@phone' }, async ({ page }) => {
    await page.goto('./about');
    await readThrough(page);
    const slides = group(page, 'Our agents');
    await slides.scrollIntoViewIfNeeded();
    await expect(page.getByText('1 of 8')).toBeVisible();
    const box = await slides.boundingBox();
    if (!box) throw new Error('The realtors are not in sight.');
    const session = await page.context().newCDPSession(page);
    await session.send('Input.synthesizeScrollGesture', {
      x: box.x + box.width * 0.8,
      y: box.y + 100,
      xDistance: -box.width * 0.7,
      speed: 1200,
    });
    await expect(page.getByText('2 of 8')).toBeVisible();
    await isInside(slides, 'Benoit Lachance').toBe(true);
    await expect(page.getByText('1 of 5')).toBeVisible();
  });
});

test('a link to getStarted leads to the form, past all content above it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('./#getStarted');
  await expect(page.getByRole('form', { name: 'Tell us what you’re looking for' })).toBeInViewport();
});
