import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { environment } from '#config/environment.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { chooseLeaving } from '#platform/navigation/leavePage.ts';
import { VERSION_CHECK_MS } from '#platform/updates/version.ts';
import { runIdleCallbacks } from '#tests/support/page/idleMoments.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const NOTICE = 'A new version is available.';

let tick: () => void = () => undefined;

/** Replaces only the timer of ten minutes, so that the test can fire it. */
beforeEach(() => {
  runIdleCallbacks();
  const setIt = globalThis.setInterval;
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((act: () => void, wait?: number) => {
    if (wait !== VERSION_CHECK_MS) return setIt(act, wait);
    tick = act;
    return setIt(() => undefined, VERSION_CHECK_MS);
  }) as typeof setInterval); // the two forms that are used here
  tick = () => undefined;
});
afterEach(() => vi.restoreAllMocks());

let deployed = environment.version;
let reloads = 0;

/** Opens a page while a version is deployed, and counts its reloads. */
async function open(path: string) {
  reloads = 0;
  onTestFinished(
    chooseLeaving((to) => {
      if (to === undefined) reloads += 1;
    }),
  );
  const page = await renderApp({
    path,
    intercede: ({ url }) =>
      new URL(url).pathname === '/real-estate/manifest.json'
        ? Response.json({ version: deployed })
        : undefined,
  });
  // The first page of a visit checks its version from the visitor's first move on.
  fireEvent.pointerMove(window);
  const answered = async () => {
    const questions = () =>
      page.requests.filter((address) => address === '/real-estate/manifest.json').length;
    // The second request follows when the first is answered and handled.
    for (const more of [1, 2]) {
      const before = questions();
      await waitFor(() => {
        tick();
        expect(questions(), `question ${more}`).toBeGreaterThan(before);
      });
    }
  };
  await answered();
  return { ...page, answered };
}

const noticeCard = async () => {
  const text = await screen.findByText(NOTICE);
  const card = text.parentElement;
  if (!card) throw new Error('The notice stands in no card.');
  return within(card);
};

test('a new version shows a notice, until it is reloaded or rolled back', async () => {
  deployed = '9.0.0';
  const { user } = await open('/about');
  await user.click((await noticeCard()).getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(reloads).toBe(1));
  deployed = environment.version;
  tick();
  await waitFor(() => expect(screen.queryByText(NOTICE)).not.toBeInTheDocument());
});

test('the running version shows no notice', async () => {
  deployed = environment.version;
  const { store } = await open('/about');
  expect(store.getState().notifications.shown).toEqual([]);
});

test('a dismissed notice does not return, until code of this version is missing', async () => {
  deployed = '9.0.0';
  const { user, answered } = await open('/about');
  await user.click((await noticeCard()).getByRole('button', { name: 'Dismiss' }));
  await answered();
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('vite:preloadError')));
  expect(await screen.findByText(NOTICE)).toBeInTheDocument();
});

test('a version that a reload could not load is not offered again in this tab', async () => {
  deployed = '9.0.0';
  const first = await open('/about');
  await first.user.click((await noticeCard()).getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(reloads).toBe(1));
  first.unmount();
  expectedConsole.push(/A reload did not bring version 9\.0\.0/);
  await open('/about');
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  deployed = '9.0.1';
  tick();
  expect(await screen.findByText(NOTICE)).toBeInTheDocument();
});

test('a typed form is restored after the reload', async () => {
  deployed = '9.0.0';
  const first = await open('/contact');
  const form = await screen.findByRole('form', { name: 'Contact us today!' });
  fireEvent.change(within(form).getByLabelText(/First name/), { target: { value: 'Anne' } });
  fireEvent.change(within(form).getByLabelText(/Email/), { target: { value: 'anne@example.ca' } });
  await first.user.click((await noticeCard()).getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(reloads).toBe(1));
  expect(sessionStorage.getItem('hp:kept-forms')).toContain('anne@example.ca');
  first.unmount();
  expectedConsole.push(/A reload did not bring/);
  await open('/contact');
  expect(await screen.findByDisplayValue('Anne')).toBeInTheDocument();
  expect(screen.getByDisplayValue('anne@example.ca')).toBeInTheDocument();
  expect(sessionStorage.getItem('hp:kept-forms')).toBeNull();
});

test('a browser that cannot store a form asks before leaving', async () => {
  deployed = '9.0.0';
  const { user } = await open('/contact');
  const form = await screen.findByRole('form', { name: 'Contact us today!' });
  fireEvent.change(within(form).getByLabelText(/First name/), { target: { value: 'Anne' } });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await user.click((await noticeCard()).getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(reloads).toBe(1));
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});

test('the notice is in French', async () => {
  deployed = '9.0.0';
  await changeLanguage('fr');
  onTestFinished(() => changeLanguage('en'));
  await open('/about');
  expect(await screen.findByText('Une nouvelle version est disponible.')).toBeInTheDocument();
});
