import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { makeStore } from '#store/makeStore.ts';
import { selectNotifications } from '#store/notificationsSlice.ts';
import { renderWithStore } from '#tests/support/renderWithStore.tsx';
import { ShareMenu } from './ShareMenu.tsx';

const URL_OF_HOME = 'https://homes.example/real-estate/detail/C1000001/2';
const TITLE = '33 Queen Street W & garden';

const store = makeStore();
const openShare = async () => {
  const view = renderWithStore(<ShareMenu url={URL_OF_HOME} title={TITLE} />, store);
  await view.user.click(screen.getByRole('button', { name: 'Share' }));
  return view;
};

afterEach(() => vi.unstubAllGlobals());

test('three networks open the link in a new tab', async () => {
  await openShare();
  await screen.findByRole('menu', { name: 'Share' });
  const items = screen.getAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['Facebook', 'X', 'LinkedIn', 'Copy link']);
  const links = items.slice(0, 3);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fhomes.example%2Freal-estate%2Fdetail%2FC1000001%2F2',
    'https://x.com/intent/post?url=https%3A%2F%2Fhomes.example%2Freal-estate%2Fdetail%2FC1000001%2F2&text=33+Queen+Street+W+%26+garden',
    'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fhomes.example%2Freal-estate%2Fdetail%2FC1000001%2F2',
  ]);
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('copying the link is confirmed on the button for a while', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { user } = await openShare();
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
  const button = await screen.findByRole('button', { name: 'Copied!' });
  expect(await navigator.clipboard.readText()).toBe(URL_OF_HOME);
  expect(screen.getByRole('status')).toHaveTextContent('Copied!');
  await waitFor(() => expect(button).toHaveFocus());
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(button).toHaveTextContent('Share');
});

test('if the browser refuses to copy, a notice names the address bar', async () => {
  const { user } = await openShare();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
  await waitFor(() =>
    expect(selectNotifications(store.getState())).toMatchObject([
      { notice: 'copyRefused', severity: 'warning' },
    ]),
  );
  expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument();
});

/** Gives the browser a share sheet. Its visitor closes the sheet without choosing. */
function letBrowserShare() {
  const share = vi.fn().mockRejectedValue(new DOMException('Changed my mind.', 'AbortError'));
  Object.assign(navigator, { share, canShare: () => true });
  onTestFinished(() => void Object.assign(navigator, { share: undefined, canShare: undefined }));
  return share;
}

test('a mobile device shows its share sheet', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => ({ ...wide(query), matches: query === '(pointer: coarse)' });
  const share = letBrowserShare();
  await openShare();
  expect(share).toHaveBeenCalledWith({ url: URL_OF_HOME, title: TITLE });
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('a device with a mouse shows the menu, even if its browser can share', async () => {
  const share = letBrowserShare();
  await openShare();
  expect(await screen.findByRole('menu', { name: 'Share' })).toBeVisible();
  expect(share).not.toHaveBeenCalled();
});

test('a device without a share sheet shows the menu', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => ({ ...wide(query), matches: query === '(pointer: coarse)' });
  await openShare();
  expect(await screen.findByRole('menu', { name: 'Share' })).toBeVisible();
});

test('the menu is in French', async () => {
  onTestFinished(() => changeLanguage('en'));
  await changeLanguage('fr');
  const { user } = renderWithStore(<ShareMenu url={URL_OF_HOME} title={TITLE} />, store);
  await user.click(screen.getByRole('button', { name: 'Partager' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copier le lien' }));
  expect(await screen.findByRole('button', { name: 'Copié!' })).toBeInTheDocument();
});
