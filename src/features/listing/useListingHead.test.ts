import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand } from '#config/brand.ts';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { useListingHead } from './ListingHead.tsx';
import type { ListingPageState } from './useListingPage.ts';

const countTags = () =>
  document.head.querySelectorAll('meta[property^="og:"], script, link[rel="canonical"]').length;
const loaded = (restricted: boolean, complete: boolean): ListingPageState => ({
  status: 'loaded',
  complete,
  retry: () => {},
  listing: createMockListing({ restricted }),
});

test.each<[string, ListingPageState, string, boolean]>([
  ['a whole listing', loaded(false, true), '33 Queen Street W, The Annex, Toronto', true],
  ['half of one', loaded(false, false), '33 Queen Street W, The Annex, Toronto', false],
  ['a restricted one', loaded(true, true), 'Listing C1000001', false],
  [
    'a failure',
    { status: 'failed', unreached: false, leaving: true, list: '/list', stay() {}, retry() {} },
    'Listing not found',
    false,
  ],
])('%s has a title, and tags only for what the public may know', (_title, state, title, hasTags) => {
  renderHook(() => useListingHead(state));
  expect(document.title).toBe(`${title} | ${brand.name}`);
  expect(countTags() > 0).toBe(hasTags);
});
