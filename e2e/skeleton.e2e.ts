import type { Page } from '@playwright/test';
import { expect, test } from './support/product.ts';
import { LANGUAGE_PROJECTS } from './support/words.ts';

/** Maximum difference between the skeleton and the page, in pixels. */
const TOLERANCE_PX = 2;

/** The page's heading, without the one that is shown while the app's code is missing. */
const HEADING = 'h1:not(#late h1)';

/** Selectors of the page's elements, by the names of the skeleton's parts. */
type Landmarks = Readonly<Record<string, string>>;

const FRAME: Landmarks = { header: 'header', logo: 'header svg' };

const PAGES: Readonly<Record<string, Landmarks>> = {
  '': {
    ...FRAME,
    heading: HEADING,
    hero: 'main section',
    picture: 'main section > img',
    'search box': 'main h1 + div',
    cities: 'main section ul',
  },
  'list/Ontario/Toronto': {
    ...FRAME,
    'filter bar': 'main section',
    trail: 'main ol',
    heading: HEADING,
    'first picture': 'main article > :first-child',
  },
  // A listing of the demonstration.
  'detail/C0100103/2': { ...FRAME, 'first picture': '[data-picture], main section' },
  'auth/login': { ...FRAME, heading: HEADING },
  trends: { ...FRAME, heading: HEADING, lead: `${HEADING} + p` },
};

type Boxes = Record<string, { x: number; y: number; width: number; height: number } | undefined>;

declare global {
  var skeletonBoxes: Boxes | undefined;
  var firstPaint: { text: string; picture: string } | undefined;
}

function boxesOf(landmarks: Landmarks): Boxes {
  const entries = Object.entries(landmarks).map(([name, selector]) => {
    const rect = document.querySelector(selector)?.getBoundingClientRect();
    return [name, rect && { x: rect.x, y: rect.y, width: rect.width, height: rect.height }] as const;
  });
  return Object.fromEntries(entries);
}

/** Measures the skeleton repeatedly until the app replaces it. The last measure has the final font. */
async function measureSkeleton(page: Page, landmarks: Landmarks): Promise<void> {
  await page.addInitScript(
    ({ landmarks: parts, source }) => {
      const measure = new Function(`return ${source}`)() as (parts: object) => Boxes;
      let header: Element | null = null;
      const look = () => {
        header ??= document.querySelector('#root[aria-busy] header');
        if (header?.isConnected) globalThis.skeletonBoxes = measure(parts);
        else if (header) clearInterval(looking);
      };
      const looking = setInterval(look);
    },
    { landmarks, source: boxesOf.toString() },
  );
}

for (const { language, tag } of LANGUAGE_PROJECTS) {
  test(`the skeleton of each page is at the same place as the page, in ${language}`, { tag }, async ({
    page,
    context,
  }) => {
    // From the second visit on the font is cached.
    await page.goto('./auth/login');
    await expect(page.locator('#root:not([aria-busy])')).toBeAttached();
    await page.evaluate((chosen) => localStorage.setItem('hp:language', JSON.stringify(chosen)), language);
    for (const [path, landmarks] of Object.entries(PAGES)) {
      await test.step(`/${path}`, async () =>
        compareSkeleton(await context.newPage(), { path, landmarks, language }));
    }
  });
}

async function compareSkeleton(
  page: Page,
  { path, landmarks, language }: { path: string; landmarks: Landmarks; language: string },
): Promise<void> {
  await measureSkeleton(page, landmarks);
  await page.goto(`./${path}`);
  await expect(page.locator('#root:not([aria-busy])')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', `${language}-CA`);
  const skeleton = await page.evaluate(() => globalThis.skeletonBoxes);
  expect(
    Object.entries(skeleton ?? {})
      .filter(([, box]) => box)
      .map(([name]) => name),
  ).toEqual(Object.keys(landmarks));
  await expect(async () => {
    const drawn = await page.evaluate(boxesOf, landmarks);
    for (const name of Object.keys(landmarks)) {
      for (const side of ['x', 'y', 'width', 'height'] as const) {
        const [before = Number.NaN, after = Number.NaN] = [skeleton, drawn].map(
          (boxes) => boxes?.[name]?.[side],
        );
        expect(Math.abs(after - before), `${name}, ${side}: ${before}, then ${after}`).toBeLessThanOrEqual(
          TOLERANCE_PX,
        );
      }
    }
  }).toPass({ timeout: 5000 });
  await page.close();
}

test.describe('the first paint of the services’ pages', () => {
  /** The skeleton's texts, and the first source of its picture, as they are before the app's code has arrived. */
  async function firstPaint(page: Page, path: string): Promise<{ text: string; picture: string }> {
    await page.addInitScript(() => {
      const look = () => {
        const root = document.querySelector('#root[aria-busy] header')?.closest<HTMLElement>('#root');
        if (!root) return;
        const late = root.querySelector('#late')?.textContent ?? '';
        const text = (root.textContent ?? '').replace(late, '');
        globalThis.firstPaint = { text, picture: root.querySelector('img')?.srcset ?? '' };
        stop.disconnect();
      };
      const stop = new MutationObserver(look);
      stop.observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto(path);
    await expect(page.locator('#root:not([aria-busy])')).toBeAttached();
    return page.evaluate(() => globalThis.firstPaint ?? { text: '', picture: '' });
  }

  test('a page has no skeleton of other pages', { tag: '@wide' }, async ({ page, origin }) => {
    for (const [path, skeletons] of [
      ['auth/login', ['login-en', 'login-fr']],
      ['list/Ontario/Toronto', ['list-en', 'list-fr']],
    ] as const) {
      const html = await (await page.request.get(`${origin}/real-estate/${path}`)).text();
      expect([...html.matchAll(/<template id="([\w-]+)"/g)].map(([, id]) => id)).toEqual(skeletons);
      expect(html.includes('data-for')).toBe(path !== 'auth/login');
    }
  });

  test('home has its picture for phones, which the app loads before its code', {
    tag: '@phone',
  }, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => void loaded.push(request.url()));
    const { picture } = await firstPaint(page, './');
    expect(picture).toMatch(/^data:image\/webp;base64,[\w+/=]{9999,} 800w, /);
    const shown = await page
      .locator('main section img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(loaded.filter((url) => url === shown)).toHaveLength(1);
  });

  test('a city’s map names its homes, and its market trends the sales', {
    tag: '@wide',
  }, async ({ page }) => {
    expect((await firstPaint(page, './map/Toronto')).text).toContain('Homes for sale in Toronto');
    const { text } = await firstPaint(page, './trends');
    const [sentence = ''] =
      /Since [A-Z]\w+ 2\d{3}, [\d,]+ homes .* were sold in Toronto, .* on average\./.exec(text) ?? [];
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  });
});
