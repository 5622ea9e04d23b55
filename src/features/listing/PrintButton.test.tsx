import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { renderPiece } from '#tests/support/renderPiece.tsx';
import { PrintButton } from './PrintButton.tsx';

/** jsdom loads no pictures: these load when the test says so. */
class AwaitedImage extends EventTarget {
  static all: AwaitedImage[] = [];
  onload: (() => void) | undefined;
  onerror: (() => void) | undefined;
  src = '';
  constructor() {
    super();
    AwaitedImage.all.push(this);
  }
}

const print = vi.fn();

beforeEach(() => {
  AwaitedImage.all = [];
  print.mockClear();
  vi.stubGlobal('Image', AwaitedImage);
  vi.stubGlobal('print', print);
  onTestFinished(() => void vi.unstubAllGlobals());
});

const press = async () => {
  const view = renderPiece(<PrintButton listing={createMockListing()} />);
  await view.user.click(screen.getByRole('button', { name: 'Print' }));
  return view;
};

test('prints once, when the photo and the map are loaded or have failed', async () => {
  const { user } = await press();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(AwaitedImage.all).toHaveLength(2));
  expect(AwaitedImage.all.map(({ src }) => new URL(src, 'http://product.test').pathname)).toEqual([
    '/images/harbour/c1000001-1-kitchen-0a1b2c',
    '/maps/static',
  ]);
  const [photo, map] = AwaitedImage.all;
  await act(async () => photo?.onload?.());
  expect(print).not.toHaveBeenCalled();
  await act(async () => map?.onerror?.());
  expect(print).toHaveBeenCalledOnce();
});

test('prints without pictures that do not load', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await press();
  await waitFor(() => expect(AwaitedImage.all).toHaveLength(2));
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(print).toHaveBeenCalledOnce();
});
