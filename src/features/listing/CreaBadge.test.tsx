import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { renderWithServices } from '#tests/support/renderWithServices.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { BoardNotice } from './BoardNotice.tsx';

const listing = createMockListing({ mlsNumber: 'C1000001', boardId: 2 });
const isOfCrea = ({ url }: Request) => url.startsWith('https://analytics.crea.ca/');

async function open(destination: string | undefined, moreInformationLink: string) {
  const details = { propertyType: 'Detached', moreInformationLink };
  const services = await makeTestServices({
    listings: [createMockGeneratedListing({ mlsNumber: 'C1000001', boardId: 2, details })],
  });
  onTestFinished(() => services.close());
  return renderWithServices(<BoardNotice listing={listing} destination={destination} />, {
    services,
    intercede: (request) => (isOfCrea(request) ? new Response(null) : undefined),
  });
}

test("a listing of CREA's feed leads to its page on REALTOR.ca, and its view is counted there", async () => {
  const { requests } = await open(
    '355',
    'https://www.realtor.ca/real-estate/12830763/33-bay-st?utm_source=x',
  );
  const badge = await screen.findByRole('link', { name: 'Powered by REALTOR.ca' });
  await waitFor(() =>
    expect(badge).toHaveAttribute('href', 'https://www.realtor.ca/real-estate/12830763/33-bay-st'),
  );
  await waitFor(() => expect(requests.filter(isOfCrea)).toHaveLength(1));
  const [creaRequest] = requests.filter(isOfCrea);
  expect(Object.fromEntries(new URL(creaRequest?.url ?? '').searchParams)).toEqual({
    ListingID: '12830763',
    DestinationID: '355',
    EventType: 'View',
    UUID: expect.stringMatching(/^[\da-f-]{36}-355$/),
    LanguageID: '1',
  });
});

test('a listing without its own page there links to REALTOR.ca, and nothing is counted', async () => {
  const { requests } = await open('355', 'https://realtor.ca.example/real-estate/1/x');
  const badge = await screen.findByRole('link', { name: 'Powered by REALTOR.ca' });
  await waitFor(() => expect(requests.some(({ url }) => url.includes('moreInformationLink'))).toBe(true));
  expect(badge).toHaveAttribute('href', 'https://www.realtor.ca/en');
  expect(requests.some(isOfCrea)).toBe(false);
});

test('listings of other feeds have no badge', async () => {
  const { requests } = await open(undefined, 'https://www.realtor.ca/real-estate/12830763/33-bay-st');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(requests).toEqual([]);
});
