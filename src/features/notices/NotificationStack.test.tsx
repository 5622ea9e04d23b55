import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeStore } from '#store/makeStore.ts';
import { noticesLimited, notified } from '#store/notificationsSlice.ts';
import { renderWithStore } from '#tests/support/renderWithStore.tsx';
import { NOTICE_STAYS_MS, NotificationStack } from './NotificationStack.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const passing = 'Failed to receive map pins.';
const staying = 'You are currently offline.';

/** Renders the stack beside a page with one field, with one notice that disappears and one that stays. */
const shown = () => {
  const store = makeStore();
  store.dispatch(noticesLimited(3));
  const view = renderWithStore(
    <>
      <input aria-label="Name" />
      <NotificationStack />
    </>,
    store,
  );
  act(() => {
    store.dispatch(notified({ severity: 'error', notice: 'pinsFailed' }));
    store.dispatch(notified({ severity: 'warning', notice: 'offline', persistent: true, reload: true }));
  });
  return view;
};
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const text = (notice: string) => screen.queryByText(notice);
const dismissOf = (notice: string): HTMLElement => {
  const card = screen.getByText(notice).parentElement;
  if (!card) throw new Error('The notice stands nowhere.');
  return within(card).getByRole('button', { name: 'Dismiss' });
};

test('a temporary notice disappears after its time, a persistent one does not', () => {
  shown();
  wait(NOTICE_STAYS_MS - 1);
  expect(text(passing)).toBeInTheDocument();
  wait(1);
  expect(text(passing)).not.toBeInTheDocument();
  wait(NOTICE_STAYS_MS * 10);
  expect(text(staying)).toBeInTheDocument();
});

test('a lasting fault that the page itself shows has no notice, until the page stops showing it', () => {
  const { container } = shown();
  expect(screen.getByText(staying)).toBeVisible();
  container.setAttribute('data-says-fault', '');
  expect(screen.getByText(staying)).not.toBeVisible();
  expect(screen.getByText(passing)).toBeVisible();
  container.removeAttribute('data-says-fault');
  expect(screen.getByText(staying)).toBeVisible();
});

test('the timer stops while a notice has the pointer or the focus, and starts again', () => {
  shown();
  const button = dismissOf(passing);
  wait(NOTICE_STAYS_MS - 1);
  act(() => button.focus());
  // A pointer that passes over the notice does not start the timer while the notice has the focus.
  fireEvent.pointerEnter(screen.getByText(passing));
  fireEvent.pointerLeave(screen.getByText(passing));
  wait(NOTICE_STAYS_MS * 2);
  expect(text(passing)).toBeInTheDocument();
  fireEvent.pointerEnter(screen.getByText(passing));
  act(() => screen.getByRole('textbox').focus());
  wait(NOTICE_STAYS_MS * 2);
  expect(text(passing)).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByText(passing));
  wait(NOTICE_STAYS_MS - 1);
  expect(text(passing)).toBeInTheDocument();
  wait(1);
  expect(text(passing)).not.toBeInTheDocument();
});

test('no notice disappears while the tab is hidden', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  shown();
  wait(NOTICE_STAYS_MS * 5);
  expect(text(passing)).toBeInTheDocument();
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  wait(NOTICE_STAYS_MS);
  expect(text(passing)).not.toBeInTheDocument();
});

test('the button and Escape dismiss a notice, and the focus returns', () => {
  shown();
  const field = screen.getByRole('textbox', { name: 'Name' });
  act(() => field.focus());
  const button = dismissOf(staying);
  act(() => button.focus());
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(text(staying)).not.toBeInTheDocument();
  expect(field).toHaveFocus();
  const other = dismissOf(passing);
  act(() => other.focus());
  fireEvent.click(other);
  expect(text(passing)).not.toBeInTheDocument();
  expect(field).toHaveFocus();
});

test('notices are announced politely; reloading is offered only if it helps', () => {
  shown();
  const stack = screen.getByRole('region', { name: 'Notifications' });
  expect(stack).toHaveAttribute('aria-live', 'polite');
  expect(within(stack).getAllByRole('button', { name: 'Reload' })).toHaveLength(1);
});
