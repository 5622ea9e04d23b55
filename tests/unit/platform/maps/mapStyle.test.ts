import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { loadStyle } from '../../../../src/platform/maps/maplibre/mapStyle.ts';
import { network } from '../../../support/page/network.ts';
import { expectedConsole } from '../../../support/page/watchedConsole.ts';

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
