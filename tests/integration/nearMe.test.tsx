import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { stubGeolocation } from '#tests/support/page/stubGeolocation.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const TORONTO = { coords: { latitude: 43.6629, longitude: -79.3957 } };
const PARIS = { coords: { latitude: 48.8566, longitude: 2.3522 } };
const box = () => screen.findByRole('combobox', { name: 'City, Address, MLS#' });
const nearMe = () => screen.findByRole('option', { name: /Homes near me/ });

async function open(path: string) {
  installFakeMapPort();
  // Small screens have a page for the search.
  if (path === '/search') window.innerWidth = 390;
  const app = await renderApp({ path });
  await app.user.click(await box());
  return app;
}

test.each(['/', '/list/Ontario/Toronto', '/search'])(
  'the empty box on %s offers the homes around the visitor, and only a press asks for the position',
  async (path) => {
    const locate = stubGeolocation(TORONTO);
    const { user, location } = await open(path);
    await user.clear(await box());
    const choice = await nearMe();
    expect(locate).not.toHaveBeenCalled();
    await user.click(choice);
    await waitFor(() => expect(location()).toBe('/map/43.6629;-79.3957?z=14'));
    expect(await screen.findByText(/homes? in view/)).toBeInTheDocument();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  },
);

test('the keyboard reaches it, and a typed text replaces it', async () => {
  stubGeolocation(TORONTO);
  const { user, location } = await open('/');
  await nearMe();
  await user.type(await box(), 'tor');
  await screen.findByRole('option', { name: /Toronto Ontario/ });
  expect(screen.queryByRole('option', { name: /near me/ })).not.toBeInTheDocument();
  await user.clear(await box());
  await nearMe();
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(location()).toBe('/map/43.6629;-79.3957?z=14'));
});

test.each([
  ['refused', { code: 1, message: 'no' }, /Your browser isn’t sharing your location/],
  ['unavailable', { code: 2, message: 'no' }, 'Your location could not be found.'],
  ['too slow', { code: 3, message: 'no' }, /Finding your location took too long/],
  ['outside Canada', PARIS, /We list homes in Canada, and none is within 100 km of you/],
])('a position that is %s is explained in the open list', async (_case, answer, text) => {
  stubGeolocation(answer);
  const { user, location } = await open('/');
  await user.click(await nearMe());
  expect(await screen.findByText(text)).toBeVisible();
  expect(location()).toBe('/');
  expect(await nearMe()).toBeVisible();
});

test('a position that arrives after the visitor has left opens nothing', async () => {
  const locate = stubGeolocation(TORONTO);
  let answer = (_position: object): void => {};
  locate.mockImplementation((found) => {
    answer = found;
  });
  const { user, location, router } = await open('/search');
  await user.click(await nearMe());
  await act(() => router.navigate('/about'));
  await screen.findByRole('heading', { level: 1 });
  await act(async () => answer(TORONTO));
  expect(location()).toBe('/about');
});

test('a browser without positions offers none', async () => {
  const { user } = await open('/');
  await user.type(await box(), 't');
  await user.clear(await box());
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});
