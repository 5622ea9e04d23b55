import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/support/renderApp.tsx';

test.each([
  ['/list/Ontario/Torotno?beds=2', 'Torotno', 'Toronto', '/real-estate/list/Ontario/Toronto?beds=2'],
  [
    '/list/Ontario/Toronto/Leslievile',
    'Leslievile',
    'Leslieville, Toronto',
    '/real-estate/list/Ontario/Toronto/Leslieville',
  ],
])(
  '%s, an unknown place, offers the most similar names, and cannot be saved',
  async (path, name, near, href) => {
    await renderApp({ path });
    expect(await screen.findByText(`We couldn’t find a place called ${name}.`)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Homes for sale' })).toBeVisible();
    const offered = within(screen.getByRole('list', { name: 'Did you mean' }));
    expect(offered.getByRole('link', { name: near })).toHaveAttribute('href', href);
    expect(screen.queryByRole('button', { name: /Save/ })).not.toBeInTheDocument();
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  },
);

test('an unknown place without similar names offers cities', async () => {
  await renderApp({ path: '/list/Ontario/Nowhereville' });
  expect(await screen.findByText('We couldn’t find a place called Nowhereville.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Popular cities' })).toBeVisible();
});

test('until its place is known, a list without homes says nothing about them', async () => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<undefined>();
  const intercede = async ({ url }: Request) => {
    if (!new URL(url).pathname.endsWith('/locations')) return undefined;
    asked.resolve();
    return answered.promise;
  };
  await renderApp({ path: '/list/Ontario/Nowhereville', intercede });
  await asked.promise;
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save search' })).not.toBeInTheDocument());
  expect(screen.queryByText(/No results/)).not.toBeInTheDocument();
  answered.resolve(undefined);
  expect(await screen.findByText('We couldn’t find a place called Nowhereville.')).toBeVisible();
});
