import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { renderWithServices } from '#tests/support/renderWithServices.tsx';
import { Suggestions } from './Suggestions.tsx';
import { WideSearchBox } from './WideSearchBox.tsx';

const box = () => screen.getByRole<HTMLInputElement>('combobox');

/** Renders the box. The test decides when the code of its suggestions is loaded. */
async function open(place = '') {
  const tries: PromiseWithResolvers<typeof Suggestions>[] = [];
  const load = vi.fn(() => {
    const one = Promise.withResolvers<typeof Suggestions>();
    tries.push(one);
    return one.promise;
  });
  const Later = lazyOnIntent(load);
  const boxOf = (shown: string) => <WideSearchBox variant="bar" place={shown} Suggestions={Later} />;
  const view = await renderWithServices(boxOf(place));
  const settle = (how: (one: (typeof tries)[number]) => void) =>
    act(async () => tries.splice(0).forEach(how));
  return {
    ...view,
    load,
    come: () => settle(({ resolve }) => resolve(Suggestions)),
    fail: () => settle(({ reject }) => reject(new Error('no network'))),
    nameLate: (shown: string) => view.rerender(boxOf(shown)),
  };
}

test('the text box stays the same when its suggestions load, and announces no list before that', async () => {
  const { user, come } = await open('Toronto');
  const before = box();
  expect(before).toHaveValue('Toronto');
  expect(before).toHaveAttribute('aria-expanded', 'false');
  expect(before).not.toHaveAttribute('aria-controls');
  await come();
  expect(box()).toBe(before);
  await user.clear(before);
  await user.type(before, 'Mississ');
  await screen.findByRole('option', { name: /^Mississauga/ });
  expect(before).toHaveAttribute('aria-expanded', 'true');
  expect(before).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  await user.keyboard('{ArrowDown}');
  const [active] = screen.getAllByRole('option', { selected: true });
  expect(before).toHaveAttribute('aria-activedescendant', active?.id);
});

test('a place that arrives late appears in the box, and never replaces typed text or the caret', async () => {
  const { user, nameLate } = await open();
  nameLate('Toronto');
  expect(box()).toHaveValue('Toronto');
  await user.clear(box());
  await user.type(box(), 'queen');
  nameLate('Hamilton');
  expect(box()).toHaveValue('queen');
  expect(box()).toHaveFocus();
});

test('text that was typed early gets its suggestions, and the caret stays', async () => {
  const { user, come } = await open();
  await user.type(box(), 'Mississ');
  box().setSelectionRange(3, 3);
  await come();
  expect(box()).toHaveFocus();
  expect([box().selectionStart, box().selectionEnd]).toEqual([3, 3]);
  expect(await screen.findByRole('option', { name: /^Mississauga/ })).toBeVisible();
});

test('a composition during the loading of the suggestions is completed', async () => {
  const { user, come } = await open();
  await user.click(box());
  fireEvent.compositionStart(box());
  fireEvent.change(box(), { target: { value: 'Mont' } });
  const composed = box();
  await come();
  expect(box()).toBe(composed);
  expect(composed).toHaveFocus();
  fireEvent.change(composed, { target: { value: 'Montréal' } });
  fireEvent.compositionEnd(composed);
  expect(composed).toHaveValue('Montréal');
});

test('suggestions that load without the focus do not open the list', async () => {
  const { user, come, requests } = await open();
  await user.type(box(), 'Mississ');
  await user.tab();
  await come();
  await waitFor(() => expect(requests.some(({ url }) => url.includes('Mississ'))).toBe(true));
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('an early Enter waits for the code of the suggestions', async () => {
  const { user, come } = await open();
  await user.type(box(), 'nowhere at all{Enter}');
  // Moves the focus away, so that only Enter can open the list.
  await user.tab();
  await come();
  expect(await screen.findByText('No Results')).toBeVisible();
});

test('without a network Enter shows an error, and the next Enter tries again', async () => {
  const { user, store, load, come, fail } = await open();
  await user.type(box(), 'nowhere at all{Enter}');
  await fail();
  expect(store.getState().notifications.shown.map(({ notice }) => notice)).toEqual(['couldNotConnect']);
  expect(box()).toHaveValue('nowhere at all');
  const before = load.mock.calls.length;
  await user.keyboard('{Enter}');
  expect(load.mock.calls.length).toBe(before + 1);
  await come();
  expect(await screen.findByText('No Results')).toBeVisible();
});

test('suggestions that failed to load are loaded with the next focus', async () => {
  const { user, store, come, fail } = await open();
  await fail();
  expect(store.getState().notifications.shown).toEqual([]);
  await user.click(box());
  await come();
  await user.keyboard('Mississ');
  expect(await screen.findByRole('option', { name: /^Mississauga/ })).toBeVisible();
});
