/** The map section of a listing, in builds without a service for static maps. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { maplibrePort } from '#platform/maps/maplibre/maplibrePort.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { frameInPage, preparePaintless } from '#tests/support/maps/mapEngines.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';

const STYLES = 'https://styles.example/light.json,https://styles.example/dark.json';
const EMPTY_STYLE = { version: 8, sources: {}, layers: [] };
const house = createMockGeneratedListing({ mlsNumber: 'C1000001' });
const HOUSE_PATH = '/detail/Ontario/Toronto/Trinity--Bellwoods/33-queen-street-w-m6j1a1/C1000001/2';

interface Build {
  styles?: string;
  googleKey?: string;
  answer?: () => Response;
}

/** A listing's page of such a build. `requested` has the addresses of styles and maps. */
async function openLocation({ styles = STYLES, googleKey = '', answer }: Build = {}) {
  vi.stubEnv('VITE_MAPS_URL', '');
  vi.stubEnv('VITE_MAP_STYLE_URL', styles);
  vi.stubEnv('VITE_GOOGLE_MAPS_KEY', googleKey);
  onTestFinished(() => void vi.unstubAllEnvs());
  frameInPage();
  installFakeMapPort();
  preparePaintless();
  const requested: string[] = [];
  const services = await makeTestServices({ listings: [house] });
  const app = await renderApp({
    path: HOUSE_PATH,
    services,
    intercede: ({ url }) => {
      if (!url.includes('styles.example') && !url.includes('/maps/')) return undefined;
      requested.push(url);
      return answer?.() ?? Response.json(EMPTY_STYLE);
    },
  });
  return { ...app, requested, section: await screen.findByRole('region', { name: 'Location' }) };
}

/** The engine's map in a section, when it is ready. */
const mapIn = (section: HTMLElement) =>
  within(section).findByRole('region', { name: 'Map of the surroundings of 33 Queen Street W' });

test('the map’s engine draws the surroundings of the home, and a press on the map opens the map page', async () => {
  const { section, requested, user, location } = await openLocation();
  const map = await mapIn(section);
  // Like a picture: the Tab key goes past it to the link.
  expect(map).toHaveAttribute('tabindex', '-1');
  expect(section.querySelectorAll('.street-pin')).toHaveLength(1);
  expect(requested).toEqual(['https://styles.example/light.json']);
  expect(within(section).queryByRole('img', { name: /Map of the surroundings/ })).not.toBeInTheDocument();
  await user.click(within(section).getByRole('link', { name: 'View On Map' }));
  await waitFor(() => expect(location()).toMatch(/^\/map\/43\.6/));
});

test('the map is removed with the page', async () => {
  const destroyed = vi.fn();
  const { create } = maplibrePort;
  const made = vi.spyOn(maplibrePort, 'create').mockImplementation(async (container, options) => {
    const handle = await create(container, options);
    const destroy = () => {
      destroyed();
      handle.destroy();
    };
    return { ...handle, destroy };
  });
  onTestFinished(() => made.mockRestore());
  const { section, unmount } = await openLocation();
  await mapIn(section);
  expect(made.mock.calls.map(([, { kind, zoom }]) => [kind, zoom])).toEqual([['light', 15]]);
  expect(destroyed).not.toHaveBeenCalled();
  unmount();
  expect(destroyed).toHaveBeenCalledTimes(1);
});

test('the map loads when the visitor scrolls near it', async () => {
  const Observer = globalThis.IntersectionObserver;
  const waiting: (() => void)[] = [];
  class WaitingObserver extends Observer {
    readonly callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      this.callback = callback;
    }
    override observe(): void {
      waiting.push(() => this.callback([{ isIntersecting: true } as IntersectionObserverEntry], this)); // the only field that is read
    }
  }
  globalThis.IntersectionObserver = WaitingObserver;
  onTestFinished(() => {
    globalThis.IntersectionObserver = Observer;
  });
  const { section, requested } = await openLocation();
  await screen.findByRole('heading', { level: 1, name: '33 Queen Street W' });
  expect(requested).toEqual([]);
  act(() => {
    for (const notifyObserver of waiting.splice(0)) notifyObserver();
  });
  await mapIn(section);
  expect(requested).toHaveLength(1);
});

test('a browser without WebGL shows a message, and the link to the map’s page stays', async () => {
  const support = vi.spyOn(maplibrePort, 'support').mockReturnValue('no-webgl');
  onTestFinished(() => support.mockRestore());
  const { section, requested } = await openLocation();
  expect(await within(section).findByText('The map picture could not be loaded.')).toBeVisible();
  expect(within(section).getByRole('link', { name: 'View On Map' })).toBeVisible();
  expect(requested).toEqual([]);
});

test('an engine that fails shows the message too', async () => {
  expectedConsole.push(/The map of a home could not be drawn/);
  const create = vi.spyOn(maplibrePort, 'create').mockRejectedValue(new Error('no context'));
  onTestFinished(() => create.mockRestore());
  const { section } = await openLocation();
  expect(await within(section).findByText('The map picture could not be loaded.')).toBeVisible();
});

test('a visitor who saves data is asked before the map loads', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  const { section, requested, user } = await openLocation();
  const show = await within(section).findByRole('button', { name: 'Show the map here' });
  expect(requested).toEqual([]);
  await user.click(show);
  await mapIn(section);
  expect(requested).toHaveLength(1);
});

test('the map replaces a picture of Google’s that fails to load', async () => {
  const { section } = await openLocation({ googleKey: 'AIzaSyExampleExampleExample' });
  const picture = await within(section).findByRole('img', { name: /Map of the surroundings/ });
  expect(picture).toHaveAttribute('src', expect.stringContaining('maps.googleapis.com'));
  fireEvent.error(picture);
  await mapIn(section);
});

test('without pictures and styles the section says that there is no map, and sends no request', async () => {
  const { section, requested } = await openLocation({ styles: '', googleKey: 'AIzaSyExampleExampleExample' });
  fireEvent.error(await within(section).findByRole('img', { name: /Map of the surroundings/ }));
  expect(await within(section).findByText('The map picture could not be loaded.')).toBeVisible();
  expect(requested).toEqual([]);
});
