import { expect, onTestFinished, test, vi } from 'vitest';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { loadPrintPictures, printPictures } from './printPictures.ts';

/** Makes pictures load, except those of these hosts. */
function blockPictures(...hosts: readonly string[]): void {
  class Picture {
    onload = (): void => {};
    onerror = (): void => {};
    set src(address: string) {
      const isBlocked = hosts.some((host) => address.includes(host));
      queueMicrotask(() => (isBlocked ? this.onerror() : this.onload()));
    }
  }
  vi.stubGlobal('Image', Picture);
}

test('without a service for map pictures the sheet has none', async () => {
  vi.stubEnv('VITE_MAPS_URL', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const listing = createMockListing({ location: { latitude: 43.65, longitude: -79.38 }, images: [] });
  await loadPrintPictures(listing);
  expect(printPictures(listing)).toEqual({});
});

test('if Google’s map picture is blocked, the sheet has the local one', async () => {
  vi.stubEnv('VITE_GOOGLE_MAPS_KEY', 'key');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
  const listing = createMockListing({ location: { latitude: 43.65, longitude: -79.38 } });
  expect(printPictures(listing).map).toContain('maps.googleapis.com');
  blockPictures('googleapis.com');
  await loadPrintPictures(listing);
  expect(printPictures(listing).map).toMatch(/^\/maps\/static/);
  blockPictures();
  await loadPrintPictures(listing);
  expect(printPictures(listing).map).toContain('maps.googleapis.com');
});
