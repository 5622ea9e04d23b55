import { renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { WireListing } from '#api/realty/contract.ts';
import { normaliseListing } from '#api/realty/normaliseListing.ts';
import { paths } from '#domain/paths.ts';
import { useListingHead } from '#features/listing/ListingHead.tsx';
import { changeLanguage } from '#i18n/i18n.ts';
import { headIn, parsedPage } from '#tests/support/page/headIn.ts';
import { firstAnswers } from '#tests/support/services/firstAnswers.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';

/** Number of listings whose heads are compared. */
const LISTINGS = 200;

/** Listings as a visitor gets them: their answers, by the path of the call. */
async function visitorsListings(): Promise<Map<string, WireListing>> {
  const services = await makeTestServices({ limits: [] });
  onTestFinished(() => services.close());
  const found = await services.fetch(
    `/realty/listings?resultsPerPage=${LISTINGS}&fields=mlsNumber,boardId&status=A&status=U`,
  );
  const { listings } = (await found.json()) as { listings: WireListing[] }; // the service's own answer
  const answers = listings.map(async ({ mlsNumber, boardId }) => {
    const path = `/realty/listings/${mlsNumber}`;
    const answer = await services.fetch(path, { headers: { 'board-id': String(boardId) } });
    return [path, (await answer.json()) as WireListing] as const; // the service's own answer
  });
  return new Map(await Promise.all(answers));
}

test(`the first answer has the head that the page writes, for ${LISTINGS} listings in both languages`, async () => {
  // Node's requests take its own signals, not those of the tests' window.
  vi.stubGlobal('AbortSignal', new Request('http://localhost').signal.constructor);
  onTestFinished(() => void vi.unstubAllGlobals());
  onTestFinished(() => changeLanguage('en'));
  const listings = await visitorsListings();
  expect(listings.size).toBe(LISTINGS);
  const first = firstAnswers({
    fetch: async (request) => Response.json(listings.get(new URL((request as Request).url).pathname)), // as it is called
  });
  const stages = new Set<string>();
  for (const language of ['en', 'fr'] as const) {
    await changeLanguage(language);
    for (const wire of listings.values()) {
      const listing = normaliseListing(wire);
      const page = await first(paths.detail(listing), language);
      expect(page?.status).toBe(200);
      const { unmount } = renderHook(() =>
        useListingHead({ status: 'loaded', complete: true, retry: () => {}, listing }),
      );
      const sent = headIn(parsedPage(page?.html));
      const built =
        '<meta name="description" content="Homes for sale and for lease across Canada, on a map or in a list.">';
      // The page of a restricted listing opens the sign-in page, which is not listed.
      expect(sent).toEqual(
        listing.restricted
          ? [document.title, built, '<meta name="robots" content="noindex">']
          : headIn(document),
      );
      stages.add(`${listing.type} ${listing.lastStatus} ${listing.restricted}`);
      unmount();
    }
  }
  expect(stages.size).toBeGreaterThan(5);
});
