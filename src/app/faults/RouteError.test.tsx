import { render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { brand } from '#config/brand.ts';
import type { FaultContext } from '#platform/monitoring/faultContext.ts';
import { chooseFaultReporter } from '#platform/monitoring/faultReport.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { RouteError } from './RouteError.tsx';

afterEach(() => vi.restoreAllMocks());

/** Collects the reports until the test ends. */
const watchReports = () => {
  const reports: { message: string; context: FaultContext }[] = [];
  onTestFinished(chooseFaultReporter((error, context) => reports.push({ message: String(error), context })));
  return reports;
};

const open = (loader: () => never) => {
  const routes = [
    { path: '/', loader, element: <p>page</p>, ErrorBoundary: RouteError, HydrateFallback: () => null },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/?typed=words'] })} />);
};

test.each([
  {
    title: 'message of an error',
    loader: () => {
      throw new Error('The chunk is gone');
    },
    text: 'The chunk is gone',
  },
  {
    title: 'status text of an answer',
    loader: () => {
      throw new Response('', { status: 503, statusText: 'Service Unavailable' });
    },
    text: 'Service Unavailable',
  },
])(
  'the error page shows the $title, and a footer with the copyright and four links',
  async ({ loader, text }) => {
    expectedConsole.push(/chunk is gone|Service Unavailable|handled/i);
    open(loader);
    expect(await screen.findByRole('heading', { level: 1, name: 'Oops!' })).toBeInTheDocument();
    expect(screen.getByText('Sorry, an unexpected error has occurred.')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent(brand.brokerage);
    expect(within(footer).getAllByRole('link')).toHaveLength(4);
  },
);

test('a page whose code cannot be loaded shows that the device is offline, not the file’s name', async () => {
  expectedConsole.push(/imported module|handled/i);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(() => {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/ComingPage-1a2b3c.js');
  });
  expect(await screen.findByText('You are currently offline.')).toBeInTheDocument();
  expect(screen.queryByText(/ComingPage/)).not.toBeInTheDocument();
});

test('a route that failed is reported once, with its path and without its query', async () => {
  expectedConsole.push(/chunk is gone|handled/i);
  const reports = watchReports();
  open(() => {
    throw new Error('The chunk is gone');
  });
  await screen.findByRole('heading', { name: 'Oops!' });
  // It is reported once the page is rendered.
  await waitFor(() => expect(reports).not.toEqual([]));
  expect(reports).toEqual([
    { message: 'Error: The chunk is gone', context: { where: 'route', path: '/real-estate/' } },
  ]);
});

test('a fault that no route caught shows one sentence and a way back, and is reported', () => {
  expectedConsole.push(/broken/);
  const reports = watchReports();
  const Broken = (): never => {
    throw new Error('broken');
  };
  render(
    <CrashBoundary>
      <Broken />
    </CrashBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'An error has occurred' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/real-estate/');
  expect(reports).toMatchObject([
    {
      message: 'Error: broken',
      context: { where: 'product', components: expect.stringContaining('Broken') },
    },
  ]);
});
