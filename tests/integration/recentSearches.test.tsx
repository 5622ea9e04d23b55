import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const noPlaces = (request: Request) =>
  request.url.includes('/maps/autocomplete') ? Response.json({ predictions: [] }) : undefined;
const box = () => screen.findByRole('combobox', { name: 'City, Address, MLS#' });

async function open(path = '/') {
  installFakeMapPort();
  return renderApp({ path, intercede: noPlaces });
}

/** Types the beginning of a place's name on another list, chooses the place, and waits for its list. */
async function choose({ user, location }: Awaited<ReturnType<typeof open>>, name: string) {
  await waitFor(async () => expect(await box()).not.toHaveValue(''));
  const input = await box();
  await user.clear(input);
  await user.type(input, name.slice(0, 6));
  const [option] = await screen.findAllByRole('option', { name: new RegExp(`^${name}`) });
  if (!option) throw new Error(`${name} is not offered.`);
  await user.click(option);
  await waitFor(() => expect(decodeURIComponent(location())).toContain(`/${name.replace(' ', '-')}`));
  await waitFor(() => expect(input).toHaveValue(name));
}

const recentNames = () =>
  within(screen.getByRole('group', { name: 'Recent searches' }))
    .getAllByRole('option')
    .map((option) => option.textContent);

test('the empty box lists the last five choices, newest first, which open again', async () => {
  const app = await open('/list/Ontario/Toronto');
  const { user, location } = app;
  const names = [
    'Port Credit',
    'Mississauga',
    'Leslieville',
    'Streetsville',
    'Montréal',
    'Mississauga',
    'Toronto',
  ];
  for (const name of names) {
    await choose(app, name);
  }
  await user.clear(await box());
  expect(recentNames()).toEqual([
    expect.stringContaining('Toronto'),
    expect.stringContaining('Mississauga'),
    expect.stringContaining('Montréal'),
    expect.stringContaining('Streetsville'),
    expect.stringContaining('Leslieville'),
  ]);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(location()).toMatch(/^\/list\/Qu%C3%A9bec\/Montr%C3%A9al/));
});

test('a sentence is among them with its filters, also on the next visit, and opens again', async () => {
  const app = await open();
  const { user, location } = app;
  await user.type(await box(), '3 bed condo in Mississauga, good schools');
  await user.click(await screen.findByRole('option', { name: /^Search: Condo Apt/ }));
  const list = '/list/Ontario/Mississauga?beds=3&home=condo-apt';
  await waitFor(() => expect(location()).toBe(list));
  app.unmount();
  const next = await open('/list/Ontario/Toronto');
  await waitFor(async () => expect(await box()).toHaveValue('Toronto'));
  await next.user.clear(await box());
  await next.user.click(
    await screen.findByRole('option', { name: 'Search: Condo Apt · 3+ beds · Mississauga' }),
  );
  await waitFor(() => expect(next.location()).toBe(list));
});

test('the recent searches can be cleared, and the box has the focus again', async () => {
  const app = await open('/list/Ontario/Toronto');
  const { user } = app;
  await choose(app, 'Mississauga');
  await user.clear(await box());
  await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('group', { name: 'Recent searches' })).not.toBeInTheDocument();
  expect(await box()).toHaveFocus();
  expect(localStorage.getItem('hp:recent-searches')).toBeNull();
});

test('the keyboard reaches the button that clears them', async () => {
  const app = await open('/list/Ontario/Toronto');
  const { user } = app;
  await choose(app, 'Mississauga');
  await user.clear(await box());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Clear recent searches' })).toHaveFocus();
  await user.tab();
  expect(screen.queryByRole('group', { name: 'Recent searches' })).not.toBeInTheDocument();
});

test('the device stores neither price nor status of a home', async () => {
  const { user } = await open();
  await user.type(await box(), 'maple');
  const [first] = await within(await screen.findByRole('group', { name: 'Listings' })).findAllByRole(
    'option',
  );
  if (!first) throw new Error('There is no listing on Maple.');
  await user.click(first);
  const stored = JSON.parse(localStorage.getItem('hp:recent-searches') ?? '[]');
  expect(stored[0].listing).toMatchObject({ listPrice: null, lastStatus: '' });
});

test('entries of another version of the product are ignored', async () => {
  const strange = [
    { kind: 'planet', id: 'x' },
    { kind: 'toString', id: 'x' },
    { kind: 'city', id: 'x', name: 'Toronto' },
    { kind: 'neighborhood', id: 'x', name: 7, city: 'Toronto', state: 'Ontario' },
    { kind: 'listing', id: 'x', listing: { mlsNumber: 'C1', address: null } },
    { kind: 'place', id: 'x', placeId: 'x', name: 'King Street', detail: '', credit: 'Google Maps' },
    {
      kind: 'place',
      id: 'x',
      placeId: 'x',
      name: 'King Street',
      detail: '',
      credit: { text: 'Map', link: 'javascript:alert(1)' },
    },
    7,
    null,
  ];
  localStorage.setItem('hp:recent-searches', JSON.stringify(strange));
  const { user } = await open();
  await user.click(await box());
  expect(screen.queryByRole('group', { name: 'Recent searches' })).not.toBeInTheDocument();
});
