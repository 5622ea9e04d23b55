import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { frameInPage, preparePaintless, START } from '#tests/support/maps/mapEngines.ts';
import { network } from '#tests/support/page/network.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { maplibrePort } from './maplibrePort.ts';
import { loadStyle } from './mapStyle.ts';

test('a kind’s style comes from the maps service', async () => {
  network.use(
    http.get('*/maps/styles/:file', ({ params }) =>
      HttpResponse.json({ version: 8, name: params['file'], sources: {}, layers: [] }),
    ),
  );
  expect(await loadStyle('aerial')).toMatchObject({ name: 'aerial.json' });
});

test('the map is written in the page’s language', async () => {
  network.use(
    http.get('*/maps/styles/:file', ({ request }) =>
      HttpResponse.json({ version: 8, name: new URL(request.url).search, sources: {}, layers: [] }),
    ),
  );
  expect(await loadStyle('light')).toMatchObject({ name: '?lang=en' });
  document.documentElement.lang = 'fr-CA';
  expect(await loadStyle('light')).toMatchObject({ name: '?lang=fr' });
  document.documentElement.lang = '';
});

test('without the service the ground is plain in the scheme’s colour, so that pins can still be read', async () => {
  expectedConsole.push(/The map's dark style could not be loaded/);
  network.use(http.get('*/maps/styles/:file', () => new HttpResponse(null, { status: 503 })));
  const style = await loadStyle('dark');
  expect(style.layers).toEqual([
    { id: 'ground', type: 'background', paint: { 'background-color': '#0F1722' } },
  ]);
});

test('styles of other services are used unchanged', async () => {
  network.use(
    http.get('https://styles.example/dark.json', () =>
      HttpResponse.json({ version: 8, name: 'Dark', sources: {}, layers: [] }),
    ),
  );
  const styles = { light: '/light.json', dark: 'https://styles.example/dark.json', aerial: '/light.json' };
  expect(await loadStyle('dark', styles)).toMatchObject({ name: 'Dark' });
});

test('a style may have its tiles in one file, of which only the needed parts are requested', async () => {
  const ranges: (string | null)[] = [];
  preparePaintless();
  network.use(
    http.get('*/maps/styles/:file', () =>
      HttpResponse.json({
        version: 8,
        sources: { canada: { type: 'vector', url: 'pmtiles://https://tiles.example/canada.pmtiles' } },
        layers: [{ id: 'water', type: 'fill', source: 'canada', 'source-layer': 'water' }],
      }),
    ),
    http.get('https://tiles.example/canada.pmtiles', ({ request }) => {
      ranges.push(request.headers.get('range'));
      return new HttpResponse(null, { status: 404 });
    }),
  );
  expectedConsole.push(/The map reported a fault/);
  const handle = await maplibrePort.create(frameInPage(), START);
  await vi.waitFor(() => expect(ranges[0]).toBe('bytes=0-16383'));
  handle.destroy();
});
