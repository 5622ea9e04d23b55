import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { renderPiece } from '#tests/support/renderPiece.tsx';
import { SidePanel } from './SidePanel.tsx';

test('shows price and address only while those of the page are scrolled away', () => {
  let report: (isIntersecting: boolean, top: number) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        report = (isIntersecting, top) =>
          callback(
            [{ isIntersecting, boundingClientRect: { top } } as IntersectionObserverEntry], // the fields that are read
            this as unknown as IntersectionObserver, // never read
          );
      }
      observe() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  renderPiece(
    <SidePanel
      listing={createMockListing({ listPrice: 1_000_000 })}
      cost={null}
      asking={<button type="button">Ask</button>}
    />,
  );
  const address = screen.getByText('33 Queen Street W');
  expect(address).not.toBeVisible();
  // In a low window they are not in view yet.
  act(() => report(false, 900));
  expect(address).not.toBeVisible();
  act(() => report(false, -100));
  expect(address).toBeVisible();
  expect(screen.getByText('$1,000,000')).toBeVisible();
  act(() => report(true, 20));
  expect(address).not.toBeVisible();
});
