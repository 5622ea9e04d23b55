import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithStore } from '#tests/support/renderWithStore.tsx';
import { LazyBackground } from './LazyBackground.tsx';

const { notices, work } = vi.hoisted(() => ({
  notices: vi.fn(() => () => <p>notices</p>),
  work: vi.fn(() => () => <p>at work</p>),
}));
vi.mock('./Notices.tsx', () => ({
  get Notices() {
    return notices();
  },
}));
vi.mock('./Background.tsx', () => ({
  get Background() {
    return work();
  },
}));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lost = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

test('notices and work whose code could not be loaded come when the page is online or visible again, or later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('requestIdleCallback', (call: () => void) => setTimeout(call));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  notices.mockImplementationOnce(lost).mockImplementationOnce(lost);
  work.mockImplementationOnce(lost).mockImplementationOnce(lost).mockImplementationOnce(lost);
  const { user } = renderWithStore(<LazyBackground noticesOver={false} />);
  await user.hover(document.body);
  const attemptsAfter = (event: () => void, ofNotices: number, ofWork: number) =>
    vi.waitFor(async () => {
      // Repeated, because a failure becomes known a moment later.
      await act(async () => {
        event();
        await vi.advanceTimersByTimeAsync(500);
      });
      expect([notices.mock.calls.length, work.mock.calls.length]).toEqual([ofNotices, ofWork]);
    });
  await attemptsAfter(() => undefined, 1, 1);
  await attemptsAfter(() => window.dispatchEvent(new Event('online')), 2, 2);
  expect(screen.queryByText('notices')).not.toBeInTheDocument();
  const toFront = new Event('visibilitychange', { bubbles: true });
  await attemptsAfter(() => document.dispatchEvent(toFront), 3, 3);
  expect(await screen.findByText('notices')).toBeInTheDocument();
  expect(screen.queryByText('at work')).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(await screen.findByText('at work')).toBeInTheDocument();
});
