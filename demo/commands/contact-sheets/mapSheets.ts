import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { chromium, type Page } from '@playwright/test';
import { Hono } from 'hono';
import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { makeMaps } from '#demo/maps/maps.ts';
import type { City } from '#demo/types.ts';
import type { Cell, SheetShape } from './sheet.ts';

const STYLES = ['light', 'dark', 'aerial'] as const;
const ZOOMS = [11, 14, 17] as const;

/** Layout of a city's maps on their sheet. */
export const MAP_SHAPE: SheetShape = { columns: ZOOMS.length, width: 480, height: 340 };

const PAGE = `<!doctype html><html lang="en"><head><link rel="stylesheet" href="/engine/maplibre-gl.css">
<style>@font-face{font-family:'Figtree Variable';src:url('/font/figtree-latin-wght-normal.woff2') format('woff2-variations');font-weight:300 900}
body{margin:0}#map{width:${MAP_SHAPE.width}px;height:${MAP_SHAPE.height}px}</style></head>
<body><div id="map"></div><script type="module">
import { Map } from '/engine/maplibre-gl.mjs';
await document.fonts.load('16px "Figtree Variable"');
const map = new Map({ container: 'map', style: '/maps/styles/light', center: [-96, 56], zoom: 4, attributionControl: false, fadeDuration: 0 });
window.show = (style, center, zoom) => new Promise((resolve) => {
  map.jumpTo({ center, zoom });
  // With the previous style's state, MapLibre may report idle before it has requested all tiles of the new one.
  map.setStyle('/maps/styles/' + style, { diff: false });
  map.once('style.load', () => map.once('idle', resolve));
});
window.isReady = true;
</script></body></html>`;

function serveMaps(geography: MapGeography) {
  const engine = join(import.meta.dirname, '..', '..', '..', 'node_modules', 'maplibre-gl', 'dist');
  const fonts = join(engine, '..', '..', '@fontsource-variable', 'figtree', 'files');
  const app = new Hono();
  app.get('/', (context) => context.html(PAGE));
  app.get('/engine/:file', async (context) => {
    const file = context.req.param('file');
    const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    return context.body(await readFile(join(engine, file)), 200, { 'Content-Type': type });
  });
  app.get('/font/:file', async (context) =>
    context.body(await readFile(join(fonts, context.req.param('file'))), 200, {
      'Content-Type': 'font/woff2',
    }),
  );
  app.route('/', makeMaps({ geography }));
  return serve({ fetch: app.fetch, port: 0 });
}

/** Draws the map of each city in turn, in three styles (rows) at three zooms (columns). */
export async function drawMaps(
  geography: MapGeography,
  cities: readonly City[],
  take: (city: City, cells: Cell[]) => Promise<void>,
): Promise<void> {
  const server = serveMaps(geography);
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const { width, height } = MAP_SHAPE;
    const page = await browser.newPage({ viewport: { width, height } });
    const address = server.address();
    await page.goto(
      `http://localhost:${address !== null && typeof address === 'object' ? address.port : 0}/`,
    );
    await page.waitForFunction('window.isReady');
    for (const city of cities) {
      const cells: Cell[] = [];
      for (const style of STYLES) {
        for (const zoom of ZOOMS) {
          cells.push(await drawMap(page, city, style, zoom));
        }
      }
      await take(city, cells);
    }
  } finally {
    await browser.close();
    server.close();
  }
}

async function drawMap(page: Page, city: City, style: string, zoom: number): Promise<Cell> {
  await page.evaluate(
    `Promise.race([window.show(${JSON.stringify(style)}, ${JSON.stringify(city.center)}, ${zoom}), new Promise((late) => setTimeout(late, 20000))])`,
  );
  return { picture: await page.screenshot(), caption: `${city.name}, ${style}, zoom ${zoom}` };
}
