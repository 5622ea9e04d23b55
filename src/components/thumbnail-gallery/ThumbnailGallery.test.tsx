import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { renderWithStore } from '#tests/support/renderWithStore.tsx';
import { ListingCard } from '../listing-card/ListingCard.tsx';

const shown = (container: HTMLElement) => container.querySelector('[data-shown]')?.getAttribute('data-shown');
const pictures = (container: HTMLElement) =>
  container.querySelectorAll('img:not([data-placeholder] img)').length;

test('four of five pictures are shown, and stepping wraps at both ends', async () => {
  const { user, container } = renderWithStore(<ListingCard listing={createMockListing()} />);
  const next = screen.getByRole('button', { name: 'Next photo' });
  const shownPictures = [];
  for (let step = 0; step < 4; step += 1) {
    await user.click(next);
    shownPictures.push(shown(container));
  }
  expect(shownPictures).toEqual(['1', '2', '3', '0']);
  await user.click(screen.getByRole('button', { name: 'Previous photo' }));
  expect(shown(container)).toBe('3');
  expect(screen.getByText('View More')).toBeVisible();
});

test('only the first picture is loaded until the next one is wanted', () => {
  const { container } = renderWithStore(<ListingCard listing={createMockListing()} />);
  expect(pictures(container)).toBe(1);
  const gallery = container.querySelector('[data-gallery]') ?? container;
  fireEvent.pointerEnter(gallery, { pointerType: 'mouse' });
  expect(pictures(container)).toBe(2);
});

test('a card that is further than 50 px from the viewport has no picture yet, unless it is among the first', () => {
  const margins: (string | undefined)[] = [];
  const everythingInView = globalThis.IntersectionObserver;
  let notifyObserver: IntersectionObserverCallback = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        notifyObserver = callback;
        margins.push(options?.rootMargin);
      }
      observe() {}
      disconnect() {}
    },
  );
  const { container } = renderWithStore(<ListingCard listing={createMockListing()} />);
  expect(pictures(container)).toBe(0);
  expect(margins).toEqual(['50px']);
  act(() =>
    notifyObserver(
      [{ isIntersecting: true } as IntersectionObserverEntry],
      new everythingInView(notifyObserver),
    ),
  ); // Only `disconnect` is called on it.
  expect(pictures(container)).toBe(1);
  const first = renderWithStore(<ListingCard listing={createMockListing()} priority />);
  expect(pictures(first.container)).toBe(1);
  vi.unstubAllGlobals();
});

test('a narrow window does not preload when the mouse passes', () => {
  window.innerWidth = 768;
  const { container } = renderWithStore(<ListingCard listing={createMockListing()} />);
  fireEvent.pointerEnter(container.querySelector('[data-gallery]') ?? container, { pointerType: 'mouse' });
  expect(pictures(container)).toBe(1);
});

test('the slide on which a swipe ends is the current picture', () => {
  const { container } = renderWithStore(<ListingCard listing={createMockListing()} />);
  const row = container.querySelector('[data-row]') ?? container;
  Object.defineProperty(row, 'clientWidth', { value: 300 });
  row.scrollLeft = 610;
  fireEvent(row, new Event('scrollend'));
  expect(shown(container)).toBe('2');
});

test('one picture has no buttons to step', () => {
  renderWithStore(
    <ListingCard listing={createMockListing({ images: ['harbour/c1000001-1-kitchen-0a1b2c'] })} />,
  );
  expect(screen.queryByRole('button', { name: /photo/ })).not.toBeInTheDocument();
  expect(screen.queryByText('View More')).not.toBeInTheDocument();
});

test('the placeholder scene replaces a broken picture and a missing one', () => {
  const { container } = renderWithStore(<ListingCard listing={createMockListing()} />);
  fireEvent.error(screen.getByAltText('33 Queen Street W'));
  expect(container.querySelector('[data-placeholder] img')).toHaveAttribute(
    'src',
    expect.stringContaining('/brand/empty-scene-350'),
  );
  const without = renderWithStore(<ListingCard listing={createMockListing({ images: [] })} />);
  expect(without.container.querySelector('[data-placeholder]')).toBeInTheDocument();
});
