import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithServices } from '#tests/support/renderWithServices.tsx';
import { renderWithStore } from '#tests/support/renderWithStore.tsx';
import type { CarriedText } from './carriedText.ts';
import { RestingSearchBox } from './RestingSearchBox.tsx';
import { WideSearchBox } from './WideSearchBox.tsx';

const box = () => screen.getByRole<HTMLInputElement>('combobox');

/** The box at rest, and the moment at which the other one is there. */
function rest(place = '') {
  const arrivals: { arrive: () => void; fail: (error: Error) => void }[] = [];
  const load = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        arrivals.push({ arrive: resolve, fail: reject });
      }),
  );
  const onLoaded = vi.fn<(carried: CarriedText) => void>();
  const boxOf = (shown: string) => (
    <RestingSearchBox variant="bar" label={undefined} place={shown} load={load} onLoaded={onLoaded} />
  );
  const { user, store, rerender } = renderWithStore(boxOf(place));
  const settle = (last: 'arrive' | 'fail') =>
    act(async () => {
      for (const one of arrivals) one[last](new Error('no network'));
    });
  return { user, store, load, onLoaded, settle, nameLate: (shown: string) => rerender(boxOf(shown)) };
}

test('hands over the place of the search where nobody has touched it', async () => {
  const { onLoaded, settle } = rest('Toronto');
  expect(box()).toHaveValue('Toronto');
  await settle('arrive');
  expect(onLoaded).toHaveBeenCalledExactlyOnceWith({
    text: 'Toronto',
    selection: undefined,
    isSubmitted: false,
  });
});

test('a place that is known late stands in the box, and leaves what was typed and the caret in it', async () => {
  const { user, nameLate } = rest();
  nameLate('Toronto');
  expect(box()).toHaveValue('Toronto');
  await user.clear(box());
  await user.type(box(), 'queen');
  nameLate('Hamilton');
  expect(box()).toHaveValue('queen');
  expect(box()).toHaveFocus();
});

test('hands over what was typed, with the caret where it was', async () => {
  const { user, onLoaded, settle } = rest();
  await user.type(box(), 'Missis');
  box().setSelectionRange(3, 3);
  await settle('arrive');
  expect(onLoaded).toHaveBeenLastCalledWith({ text: 'Missis', selection: [3, 3], isSubmitted: false });
});

test('waits for the end of a text that is being composed', async () => {
  const { user, onLoaded, settle } = rest();
  await user.click(box());
  fireEvent.compositionStart(box());
  await settle('arrive');
  expect(onLoaded).not.toHaveBeenCalled();
  fireEvent.change(box(), { target: { value: 'Montréal' } });
  fireEvent.compositionEnd(box());
  expect(onLoaded.mock.lastCall?.[0].text).toBe('Montréal');
});

test('Enter is kept until the other box can answer it', async () => {
  const { user, onLoaded, settle } = rest();
  await user.type(box(), 'Oakville{Enter}');
  await settle('arrive');
  expect(onLoaded.mock.lastCall?.[0]).toMatchObject({ text: 'Oakville', isSubmitted: true });
});

test('without a network Enter says so, and the next one tries again', async () => {
  const { user, store, load, onLoaded, settle } = rest();
  await user.type(box(), 'Oakville{Enter}');
  await settle('fail');
  expect(store.getState().notifications.shown.map(({ notice }) => notice)).toEqual(['couldNotConnect']);
  expect(box()).toHaveValue('Oakville');
  const before = load.mock.calls.length;
  await user.keyboard('{Enter}');
  expect(load.mock.calls.length).toBe(before + 1);
  await settle('arrive');
  expect(onLoaded).toHaveBeenCalledOnce();
});

const carry = (carried: CarriedText) =>
  renderWithServices(<WideSearchBox variant="bar" label={undefined} carried={carried} />);

test('the other box goes on with the text, its caret and its suggestions', async () => {
  await carry({ text: 'Mississ', selection: [7, 7], isSubmitted: false });
  expect(box()).toHaveFocus();
  expect(box().selectionStart).toBe(7);
  expect(box().selectionEnd).toBe(7);
  expect(await screen.findByRole('option', { name: /^Mississauga/ })).toBeVisible();
});

test('the other box answers the Enter that came before it', async () => {
  await carry({ text: 'nowhere at all', selection: [14, 14], isSubmitted: true });
  expect(await screen.findByText('No Results')).toBeVisible();
});
