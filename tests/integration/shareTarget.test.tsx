import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const share = (query: Record<string, string>) => `/share?${new URLSearchParams(query).toString()}`;

test('a shared link to a listing of the product opens it', async () => {
  const url = `${window.location.origin}/real-estate/detail/T9000003/2`;
  const { location } = await renderApp({ path: share({ title: 'A home', url }) });
  await waitFor(() => expect(location()).toContain('/T9000003/2'));
});

test('a shared MLS number opens its listing, and an unknown number opens the search', async () => {
  const known = await renderApp({ path: share({ text: 'Look at MLS T9000003!' }) });
  await waitFor(() => expect(known.location()).toMatch(/^\/detail\/.+\/T9000003\/2$/));
  known.unmount();
  const unknown = await renderApp({ path: share({ text: 'Z8888888' }) });
  await waitFor(() => expect(unknown.location()).toBe('/search'));
  expect(await screen.findByRole('combobox')).toHaveValue('Z8888888');
});

test.each([390, 1440])(
  'shared words fill the search of a window of %d px and get suggestions',
  async (width) => {
    installFakeMapPort();
    window.innerWidth = width;
    const { location } = await renderApp({
      path: share({ text: 'Port Credit https://elsewhere.example/real-estate/detail/T9000003/2' }),
      intercede: ({ url }) =>
        url.includes('/maps/autocomplete') ? Response.json({ predictions: [] }) : undefined,
    });
    await waitFor(() => expect(location()).toBe('/search'));
    expect(await screen.findByRole('combobox')).toHaveValue('Port Credit');
    expect(await screen.findByRole('option', { name: /Port Credit/ })).toBeInTheDocument();
  },
);

test('a shared number that cannot be looked up opens the search', async () => {
  const { location } = await renderApp({
    path: share({ text: 'T9000003' }),
    intercede: ({ url }) =>
      url.includes('/realty/autocomplete') ? new Response(null, { status: 500 }) : undefined,
  });
  await waitFor(() => expect(location()).toBe('/search'));
});
