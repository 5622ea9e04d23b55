import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { renderPiece } from '#tests/support/renderPiece.tsx';
import { PhotoGallery } from './PhotoGallery.tsx';
import type { PhotoGalleryProps } from './PhotoViewer.tsx';
import { TourFrame } from './TourFrame.tsx';

/** jsdom has no layout, and a row without a width can't be stepped through. */
const WIDTH = 1000;

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
});

/** Opens a gallery of some photos at one of them, by its index. */
function openGallery(count: number, first = 0, changes: Partial<PhotoGalleryProps> = {}) {
  const onClose = vi.fn();
  const view = renderPiece(
    <PhotoGallery
      images={Array.from({ length: count }, (_, index) => `home/photo-${index + 1}`)}
      listing={createMockListing()}
      pictureOf={() => undefined}
      first={first}
      address="33 Queen Street W"
      onClose={onClose}
      onShown={() => {}}
      {...changes}
    />,
  );
  const dialog = screen.getByRole('dialog', { name: 'Photos' });
  return { ...view, dialog, onClose };
}

/** The photo that screen readers read. */
const shown = () => screen.getByRole('img', { name: /^Photo/ }).getAttribute('alt');

const row = (dialog: HTMLElement) => dialog.querySelector<HTMLElement>('.swiper-wrapper');

test('every step counts, however quickly they follow, and the first photo comes after the last', async () => {
  const { user } = openGallery(4);
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByText('4 / 4')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('1 / 4')).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText('4 / 4')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next photo' }));
  await user.click(screen.getByRole('button', { name: 'Previous photo' }));
  expect(shown()).toBe('Photo 4 of 4, 33 Queen Street W');
});

test('two photos are a loop too', async () => {
  const { user } = openGallery(2);
  const shownPhotos: (string | null)[] = [];
  for (let step = 0; step < 3; step += 1) {
    await user.keyboard('{ArrowRight}');
    shownPhotos.push(shown());
  }
  expect(shownPhotos.map((alt) => alt?.slice(0, 7))).toEqual(['Photo 2', 'Photo 1', 'Photo 2']);
});

test('Home and End go to the first and the last', async () => {
  const { user } = openGallery(40, 17);
  await user.keyboard('{End}');
  expect(await screen.findByText('40 / 40')).toBeVisible();
  await user.keyboard('{Home}');
  expect(await screen.findByText('1 / 40')).toBeVisible();
});

test('keys pressed with a modifier are left to the browser', () => {
  const { dialog } = openGallery(4);
  expect(fireEvent.keyDown(dialog, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(screen.getByText('1 / 4')).toBeVisible();
});

test('the visible photo is announced politely', async () => {
  const { user } = openGallery(12, 2);
  expect(screen.getByRole('status')).toHaveTextContent('Photo 3 of 12, 33 Queen Street W');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('Photo 4 of 12, 33 Queen Street W');
});

test('a step takes 500 ms', async () => {
  const { user, dialog } = openGallery(6);
  await user.keyboard('{ArrowRight}');
  expect(row(dialog)?.style.transitionDuration).toBe('500ms');
});

test('a step takes no time if the visitor prefers reduced motion', async () => {
  const answer = window.matchMedia;
  window.matchMedia = (query) =>
    query.includes('reduced-motion') ? Object.assign(answer(query), { matches: true }) : answer(query);
  const { user, dialog } = openGallery(6);
  await user.keyboard('{ArrowRight}');
  expect(row(dialog)?.style.transitionDuration).toBe('0ms');
});

test('only the visible one of forty photos and its neighbours are loaded', async () => {
  const { user, dialog } = openGallery(40);
  const loaded = () =>
    [...dialog.querySelectorAll('.swiper img')].map((image) =>
      Number(/Photo (\d+) of/.exec(image.getAttribute('alt') ?? '')?.[1]),
    );
  expect(loaded().sort((a, b) => a - b)).toEqual([1, 2, 40]);
  await user.keyboard('{ArrowRight}');
  expect(loaded().sort((a, b) => a - b)).toEqual([1, 2, 3]);
});

test('thumbnails are one tab stop, and the focus moves along', async () => {
  const { user } = openGallery(6, 1);
  const thumbnails = screen.getByRole('group', { name: 'All photos' });
  await user.click(within(thumbnails).getByRole('button', { name: 'Photo 5' }));
  const fifth = await within(thumbnails).findByRole('button', { name: 'Photo 5', current: true });
  expect(shown()).toContain('Photo 5 of 6');
  fifth.focus();
  await user.keyboard('{ArrowRight}');
  expect(within(thumbnails).getByRole('button', { name: 'Photo 6', current: true })).toHaveFocus();
  expect(
    within(thumbnails)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toHaveLength(1);
});

test('a small window has no thumbnails', () => {
  window.innerWidth = 390;
  openGallery(6);
  expect(screen.queryByRole('group', { name: 'All photos' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next photo' })).toBeVisible();
});

test('one photo has no buttons to step', async () => {
  const { user, onClose } = openGallery(1);
  expect(screen.queryByRole('button', { name: 'Next photo' })).not.toBeInTheDocument();
  await user.keyboard('{ArrowRight}{End}');
  expect(shown()).toBe('Photo 1 of 1, 33 Queen Street W');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('plus zooms in, minus zooms out, and a step resets the zoom', async () => {
  const { user, dialog } = openGallery(3);
  const scale = () =>
    dialog.querySelector<HTMLElement>('.swiper-slide-active .swiper-zoom-target')?.style.transform;
  await user.keyboard('+');
  expect(scale()).toContain('scale(2.5)');
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(scale()).toContain('scale(1)');
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeVisible();
});

test('a broken photo is replaced by the placeholder scene and keeps its alternative text', () => {
  openGallery(3);
  fireEvent.error(screen.getByRole('img', { name: 'Photo 1 of 3, 33 Queen Street W' }));
  const scene = screen.getByRole('img', { name: 'Photo 1 of 3, 33 Queen Street W' });
  expect(scene).toHaveAttribute('data-placeholder');
});

test('the picture of the page is shown until the large one can be painted', async () => {
  const painted = Promise.withResolvers<void>();
  HTMLImageElement.prototype.decode = () => painted.promise;
  const { dialog } = openGallery(6, 1, { pictureOf: (index) => (index === 1 ? '/page-2.webp' : undefined) });
  const large = screen.getByRole('img', { name: /^Photo 2 of 6/ });
  const ground = () => large.closest<HTMLElement>('.swiper-zoom-target')?.style.backgroundImage;
  expect(ground()).toContain('/page-2.webp');
  fireEvent.load(large);
  expect(ground(), 'loaded, but not decoded').toContain('/page-2.webp');
  painted.resolve();
  await waitFor(() => expect(ground()).toBe('none'));
  const next = [...dialog.querySelectorAll<HTMLElement>('.swiper-zoom-target')][2];
  expect(next?.style.backgroundImage, 'not on the page: its thumbnail').toContain('photo-3?w=350');
});

test('the floor plan has a tab, and the other tab returns to the photo', async () => {
  const { user } = openGallery(6, 2, {
    listing: createMockListing({ floorPlans: ['home/photo-6'] }),
  });
  const tab = (name: string) => screen.getByRole('button', { name });
  expect(tab('Photos')).toHaveAttribute('aria-current', 'true');
  await user.click(tab('Floor plan'));
  expect(await screen.findByText('6 / 6')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Floor plan, photo 6 of 6, 33 Queen Street W');
  expect(tab('Floor plan')).toHaveAttribute('aria-current', 'true');
  await user.click(tab('Photos'));
  expect(await screen.findByText('3 / 6')).toBeVisible();
  await user.keyboard('{End}');
  expect(await screen.findByText('6 / 6')).toBeVisible();
  expect(tab('Floor plan')).toHaveAttribute('aria-current', 'true');
});

test('without a floor plan there are no tabs', () => {
  openGallery(6);
  expect(screen.queryByRole('button', { name: 'Photos' })).not.toBeInTheDocument();
});

test('every floor plan has the tab and its own caption', async () => {
  const plans = createMockListing({ floorPlans: ['home/photo-5', 'home/photo-6'] });
  const { user } = openGallery(6, 0, { listing: plans });
  await user.click(screen.getByRole('button', { name: 'Floor plan' }));
  expect(await screen.findByText('5 / 6')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('Floor plan, photo 6 of 6');
  expect(screen.getByRole('button', { name: 'Floor plan' })).toHaveAttribute('aria-current', 'true');
});

describe('a tour that may be embedded', () => {
  const { details } = createMockListing();
  const listing = createMockListing({ details: { ...details, virtualTourUrl: '/images/tours/c1' } });
  const frame = () => screen.queryByTitle('Virtual tour of 33 Queen Street W');

  test('is loaded by the press of its tab, and leaves with the tab', async () => {
    const { user } = openGallery(6, 2, { listing });
    expect(frame()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Virtual tour' }));
    expect(frame()).toHaveAttribute('src', '/images/tours/c1');
    expect(frame()).toHaveAttribute('sandbox', '');
    expect(screen.getByText('Loading the tour')).toBeInTheDocument();
    fireEvent.load(frame() as HTMLElement);
    expect(screen.queryByText('Loading the tour')).not.toBeInTheDocument();
    const own = screen.getByRole('link', { name: 'Open in a new tab' });
    expect(own).toHaveAttribute('href', '/images/tours/c1');
    expect(own).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(screen.queryByRole('button', { name: 'Next photo' })).not.toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    await user.click(screen.getByRole('button', { name: 'Photos' }));
    expect(frame()).not.toBeInTheDocument();
    expect(screen.getByText('3 / 6')).toBeVisible();
  });

  test('that does not load says so, and loads again', async () => {
    const { user } = openGallery(6, 0, { listing });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.click(screen.getByRole('button', { name: 'Virtual tour' }));
    act(() => void vi.advanceTimersByTime(20_000));
    vi.useRealTimers();
    expect(screen.getByRole('alert')).toHaveTextContent('The tour did not load.');
    expect(frame()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(frame()).toBeInTheDocument();
  });

  test('says that it needs a connection, and loads when there is one', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = openGallery(6, 0, { listing });
    await user.click(screen.getByRole('button', { name: 'Virtual tour' }));
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline.');
    expect(frame()).not.toBeInTheDocument();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(frame()).toBeInTheDocument();
  });

  test('of another host has scripts and that host’s own storage, and nothing else', () => {
    const tour = {
      kind: 'video' as const,
      link: 'https://vimeo.com/1',
      embedded: 'https://player.vimeo.com/video/1',
    };
    renderPiece(<TourFrame tour={tour} address="33 Queen Street W" />);
    const player = screen.getByTitle('Video tour of 33 Queen Street W');
    expect(player).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
    expect(player).toHaveAttribute('src', 'https://player.vimeo.com/video/1');
    expect(screen.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', tour.link);
  });

  test.each([
    ['sold', { status: 'U', lastStatus: 'Sld' }],
    [
      'on a host that may not be embedded',
      { details: { ...details, virtualTourUrl: 'https://tour.example/1' } },
    ],
  ])('has no tab if it is %s', (_, changes) => {
    openGallery(6, 0, { listing: { ...listing, ...changes } });
    expect(screen.queryByRole('button', { name: 'Virtual tour' })).not.toBeInTheDocument();
  });
});
