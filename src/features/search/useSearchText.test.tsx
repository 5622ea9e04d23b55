import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContext, use } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { useSearchText } from './useSearchText.ts';

/** The place of the search. In the product it comes from the store, before or after the router changes the entry. */
const Place = createContext('');

function Box() {
  const words = useSearchText(use(Place));
  return <input aria-label="Place" value={words.text} onChange={(event) => words.type(event.target.value)} />;
}

/** A search box on the page of a place. */
function open(first: string) {
  const router = createMemoryRouter([{ path: '*', element: <Box /> }], { initialEntries: ['/list/Toronto'] });
  const withPlace = (place: string) => (
    <Place value={place}>
      <RouterProvider router={router} />
    </Place>
  );
  const { rerender } = render(withPlace(first));
  return {
    user: userEvent.setup(),
    box: screen.getByRole('textbox', { name: 'Place' }),
    navigate: (to: string) => act(async () => router.navigate(to)),
    back: () => act(async () => router.navigate(-1)),
    showPlace: (place: string) => rerender(withPlace(place)),
  };
}

test.each([
  ['the place of the page in between was shown', ['', 'Toronto']],
  ['the place never changed, because Back was quicker', []],
])('Back to a page whose box was cleared shows its place again: %s', async (_when, placesShown) => {
  const { user, box, navigate, back, showPlace } = open('Toronto');
  await user.clear(box);
  await navigate('/list');
  const [between, after] = placesShown;
  if (between !== undefined) showPlace(between);
  expect(box).toHaveValue('');
  await back();
  if (after !== undefined) showPlace(after);
  expect(box).toHaveValue('Toronto');
});

test('a text that was typed before the page knew its place stays', async () => {
  const { user, box, showPlace } = open('');
  await user.type(box, 'queen st');
  showPlace('Toronto');
  expect(box).toHaveValue('queen st');
});

test('a typed text stays when the address changes without another place, and goes with the next place', async () => {
  const { user, box, navigate, showPlace } = open('Toronto');
  await user.clear(box);
  await user.type(box, 'queen st');
  await navigate('/list/Toronto?beds=2');
  expect(box).toHaveValue('queen st');
  showPlace('Ottawa');
  expect(box).toHaveValue('Ottawa');
});
