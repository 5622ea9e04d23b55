import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import type { ListingCardProps } from '#components/listing-card/OpenCard.tsx';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';

configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

/** MLS numbers of the cards in the order in which they were drawn. */
const drawn: string[] = [];

vi.mock('#components/listing-card/ListingCard.tsx', async (load) => {
  const { ListingCard, ...rest } = await load<typeof import('#components/listing-card/ListingCard.tsx')>();
  return {
    ...rest,
    ListingCard: (props: ListingCardProps) => (
      <Profiler id={props.listing.mlsNumber} onRender={(id) => drawn.push(id)}>
        <ListingCard {...props} />
      </Profiler>
    ),
  };
});

const HOUSES = [0, 1, 2].map((index) =>
  createMockGeneratedListing({
    mlsNumber: `C100000${index}`,
    listPrice: 849_000 + index * 10_000,
    latitude: 43.65 + index * 0.003,
    longitude: -79.38,
  }),
);

async function openMap() {
  const port = installFakeMapPort();
  const services = await makeTestServices({ listings: HOUSES });
  const app = await renderApp({ path: '/map/43.653;-79.38?z=15', services });
  const panel = await screen.findByRole('region', { name: 'Results' });
  await waitFor(() => expect(within(panel).getAllByRole('article')).toHaveLength(3));
  await screen.findByRole('button', { name: /^\$849K/ });
  return { ...app, port, panel };
}

test('pointing at a card or a pin renders no other card again', async () => {
  const { user, panel } = await openMap();
  const [card, next] = within(panel).getAllByRole('article');
  if (!card || !next) throw new Error('The panel has no cards.');
  const pin = screen.getByRole('button', { name: /^\$849K/ });
  // The first movement on the page also loads code that a press may need.
  await user.hover(next);
  await waitFor(() => expect(document.querySelector('[data-focused]')).not.toBeNull());
  drawn.length = 0;
  await user.hover(card);
  await user.hover(pin);
  await waitFor(() => expect(panel.querySelector('[data-pointed]')).toHaveTextContent('$849,000'));
  expect(new Set(drawn)).toEqual(new Set(['C1000000']));
});

test('a movement with the same homes does not touch their pins', async () => {
  const { port } = await openMap();
  const pins = screen.getAllByRole('button', { name: /^\$\d+K/ });
  expect(pins).toHaveLength(3);
  const watch = new MutationObserver(() => undefined);
  for (const pin of pins) {
    watch.observe(pin, { subtree: true, attributes: true, childList: true, characterData: true });
  }
  act(() => port.map().visitorMoves({ zoom: 15.1 }));
  await screen.findByRole('progressbar');
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(watch.takeRecords().map(({ target, attributeName }) => [target.nodeName, attributeName])).toEqual(
    [],
  );
  expect(screen.getAllByRole('button', { name: /^\$\d+K/ })).toEqual(pins);
});
