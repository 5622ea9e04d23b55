import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { Provider } from 'react-redux';
import { createMemoryRouter, Link, Outlet, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { PageError } from '#app/faults/PageError.tsx';
import { RouteError } from '#app/faults/RouteError.tsx';
import { NotificationStack } from '#features/notices/NotificationStack.tsx';
import { chooseFaultReporter } from '#platform/monitoring/faultReport.ts';
import { chooseLeaving } from '#platform/navigation/leavePage.ts';
import { makeStore } from '#store/makeStore.ts';
import { network } from '#tests/support/page/network.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { theme } from '#ui/theme.ts';

const LOST = new TypeError(
  'Failed to fetch dynamically imported module: /real-estate/assets/ListPage-1a2b3c.js',
);

let reloads = 0;
beforeEach(() => {
  reloads = 0;
  onTestFinished(
    chooseLeaving(() => {
      reloads += 1;
    }),
  );
});

/** The page frame with a page whose code fails to load as the test decides. */
function open(load: () => Promise<{ Component: React.ComponentType }>) {
  const Frame = () => (
    <>
      <header>
        <Link to="/list">List</Link>
      </header>
      <Outlet />
      <NotificationStack />
    </>
  );
  const routes: RouteObject[] = [
    {
      Component: Frame,
      ErrorBoundary: RouteError,
      children: [
        {
          ErrorBoundary: PageError,
          children: [
            { path: '/', element: <h1>Home</h1> },
            { path: '/list', lazy: load, HydrateFallback: () => null },
          ],
        },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/'] });
  render(
    <Provider store={makeStore()}>
      <ThemeProvider theme={theme()}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </Provider>,
  );
  return { user: userEvent.setup(), router };
}

const reload = () => screen.getByRole('button', { name: 'Reload this page' });

test('a page whose code is missing shows an error in the page frame, and loads again if the server has a new version', async () => {
  expectedConsole.push(/imported module|handled/i);
  let status = 503;
  network.use(http.head('*', () => new HttpResponse(null, { status })));
  const { user } = open(() => Promise.reject(LOST));
  await user.click(screen.getByRole('link', { name: 'List' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'List' })).toBeVisible();
  expect(screen.queryByText(/ListPage/)).not.toBeInTheDocument();
  await user.click(reload());
  expect(await screen.findByText('Could not connect to server.')).toBeVisible();
  expect(reloads).toBe(0);
  status = 200;
  await user.click(reload());
  await waitFor(() => expect(reloads).toBe(1));
});

test('offline nothing is reloaded: the page stays, and its link works once online', async () => {
  expectedConsole.push(/imported module|handled/i);
  network.use(http.head('*', () => HttpResponse.error()));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<{ Component: React.ComponentType }>>().mockRejectedValueOnce(LOST);
  load.mockResolvedValue({ Component: () => <h1>Homes in Toronto</h1> });
  const { user } = open(load);
  await user.click(screen.getByRole('link', { name: 'List' }));
  await screen.findByRole('heading', { name: 'This page did not load' });
  await user.click(reload());
  await waitFor(() => expect(reload()).toHaveAttribute('aria-busy', 'false'));
  expect(reloads).toBe(0);
  onLine.mockReturnValue(true);
  await user.click(screen.getByRole('link', { name: 'List' }));
  expect(await screen.findByRole('heading', { name: 'Homes in Toronto' })).toBeVisible();
});

test('any other error of a page shows the error page, and is reported', async () => {
  expectedConsole.push(/out of order|handled/i);
  const reported: unknown[] = [];
  onTestFinished(chooseFaultReporter((error) => reported.push(error)));
  const { user } = open(() => Promise.reject(new Error('out of order')));
  await user.click(screen.getByRole('link', { name: 'List' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
  expect(reported.map(String)).toEqual(['Error: out of order']);
  await user.click(reload());
  expect(reloads).toBe(1);
});
