import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { coverPhoto } from '#api/images.ts';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { renderPiece } from '#tests/support/renderPiece.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { PhotoGrid } from './PhotoGrid.tsx';

const keys = (count: number) => Array.from({ length: count }, (_, index) => `home/photo-${index + 1}`);

function renderPhotos(count: number) {
  return renderPiece(<PhotoGrid listing={createMockListing({ images: keys(count) })} />);
}

/** Opens a listing's page from its list. "33 Queen Street W" has six photos. */
async function openPage() {
  const services = await makeTestServices({ listings: [createMockGeneratedListing()] });
  const page = await renderApp({ path: '/list/Ontario/Toronto', services });
  await act(() => page.router.navigate('/detail/C1000001/2'));
  await screen.findByRole('button', { name: 'Open photo 3 of 6' });
  const here = '/detail/Ontario/Toronto/Trinity--Bellwoods/33-queen-street-w-m6j1a1/C1000001/2';
  await waitFor(() => expect(page.location()).toBe(here));
  return { ...page, here };
}

const tiles = () => screen.queryAllByRole('button', { name: /^Open photo/ });
const pictures = (container: HTMLElement) =>
  container.querySelectorAll('button img:not([data-placeholder] img)');
const gallery = () => screen.findByRole('dialog', { name: 'Photos' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [40, 5],
])('%i photos fill a grid of %i in a wide window', (count, shown) => {
  const { container } = renderPhotos(count);
  expect(tiles()).toHaveLength(shown);
  expect(pictures(container)).toHaveLength(shown);
});

test('a listing without photos shows its place on a map', () => {
  renderPhotos(0);
  expect(screen.getByText('Photos to come')).toBeVisible();
  const map = screen.getByRole('img', { name: 'Map of the surroundings of 33 Queen Street W' });
  expect(map).toHaveAttribute('src', expect.stringContaining('/maps/static?center=43.6472'));
  fireEvent.error(map);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(tiles()).toHaveLength(0);
});

test.each([390, 1440])(
  'a window of %i px has a button to the floor plan, if the feed names one',
  async (width) => {
    window.innerWidth = width;
    const listing = createMockListing({ images: keys(6), floorPlans: ['home/photo-6'] });
    const { user } = renderPiece(<PhotoGrid listing={listing} />);
    await user.click(screen.getByRole('button', { name: 'Floor plan' }));
    expect(await within(await gallery()).findByText('6 / 6')).toBeVisible();
  },
);

test('the first photo requests the address of the page’s preload, before the others', () => {
  const { container } = renderPhotos(5);
  const [first, second] = pictures(container);
  const { src, srcSet, sizes } = coverPhoto('home/photo-1');
  expect(first).toHaveAttribute('src', src);
  expect(first).toHaveAttribute('srcset', srcSet);
  expect(first).toHaveAttribute('sizes', sizes);
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(first).toHaveAttribute('loading', 'eager');
  expect(second).not.toHaveAttribute('fetchpriority', 'high');
});

test('in a small window every photo has its slide, loaded when it is near, and a counter', () => {
  window.innerWidth = 390;
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
  const { container } = renderPhotos(40);
  expect(tiles()).toHaveLength(40);
  expect(pictures(container)).toHaveLength(1);
  const [first] = pictures(container);
  fireEvent.load(first ?? container);
  expect(pictures(container)).toHaveLength(2);
  fireEvent.scroll(tiles()[0]?.parentElement ?? container, { target: { scrollLeft: 390 * 6 } });
  expect(screen.getByText('7 / 40')).toBeVisible();
  expect(pictures(container)).toHaveLength(5);
});

test('a broken photo is replaced by the placeholder scene, and its button stays', () => {
  const { container } = renderPhotos(3);
  const [, second] = pictures(container);
  fireEvent.error(second ?? container);
  const tile = screen.getByRole('button', { name: 'Open photo 2 of 3' });
  expect(tile.querySelector('[data-placeholder]')).toHaveAttribute(
    'aria-label',
    'Photo 2 of 3, 33 Queen Street W',
  );
  expect(pictures(container)).toHaveLength(2);
});

test('a photo opens the gallery at itself, and gets the focus back afterwards', async () => {
  const { user, here, location } = await openPage();
  const third = screen.getByRole('button', { name: 'Open photo 3 of 6' });
  await user.click(third);
  expect(await within(await gallery()).findByText('3 / 6')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  const dialog = screen.getByRole('dialog');
  // A key that is held, or pressed twice, does not leave the page too.
  act(() => {
    fireEvent.keyDown(dialog, { key: 'Escape' });
    fireEvent.keyDown(dialog, { key: 'Escape' });
  });
  await isClosed();
  expect(third).toHaveFocus();
  expect(location()).toBe(here);
});

test('Back closes the gallery and stays on the page; the next Back leaves it', async () => {
  const { user, router, here, location } = await openPage();
  const all = screen.getByRole('button', { name: 'All 6 photos' });
  await user.click(all);
  await gallery();
  await act(() => router.navigate(-1));
  await isClosed();
  expect(all).toHaveFocus();
  expect(location()).toBe(here);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(location()).toBe('/list/Ontario/Toronto'));
});

test('a closed gallery opens again, at another photo', async () => {
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Open photo 1 of 6' }));
  await user.click(await within(await gallery()).findByRole('button', { name: 'Close photos' }));
  await isClosed();
  await user.click(screen.getByRole('button', { name: 'Open photo 5 of 6' }));
  expect(await within(await gallery()).findByText('5 / 6')).toBeVisible();
});
