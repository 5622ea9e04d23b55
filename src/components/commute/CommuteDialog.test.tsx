import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Commute } from '#domain/search/commute.ts';
import { DEFAULT_SEARCH } from '#domain/search/search.ts';
import { searchRead } from '#store/searchParamsSlice.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { answerWith, renderWithStore } from '#tests/support/renderWithStore.tsx';
import { CommuteDialog } from './CommuteDialog.tsx';

const TORONTO = { latitude: 43.6532, longitude: -79.3832 };

/** Answers the dialog's calls: Toronto is a city, and the modes are given. */
function answerCalls({ modes = ['transit', 'drive', 'bike', 'walk'] }: { modes?: string[] } = {}) {
  answerWith(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname.endsWith('/reach/modes')) return Response.json({ modes });
    if (pathname.endsWith('/autocomplete')) return Response.json({ listings: [] });
    if (!pathname.endsWith('/locations')) return undefined;
    const isToronto = 'toronto'.startsWith(searchParams.get('search') ?? '-');
    const city = { name: 'Toronto', state: 'Ontario', location: TORONTO, activeCount: 1 };
    return Response.json({ search: { cities: isToronto ? [city] : [], neighborhoods: [] } });
  });
}

function renderDialog(commutes: Commute[] = []) {
  const onChange = vi.fn<(next: Commute[]) => void>();
  const onClose = vi.fn();
  return {
    onChange,
    onClose,
    ...renderWithStore(<CommuteDialog open commutes={commutes} onChange={onChange} onClose={onClose} />),
  };
}

const field = (position = 0) =>
  screen.getAllByRole('combobox', { name: 'Address or place' })[position] as HTMLElement; // there is one for each destination
const apply = () => screen.getByRole('button', { name: 'Show homes' });

test('a place is chosen with the keyboard, with a mode, minutes and a time of arrival', async () => {
  answerCalls();
  const { user, onChange, onClose } = renderDialog();
  await user.type(field(), 'Toro');
  expect(await screen.findByRole('option', { name: /Toronto/ })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false'));
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(field()).toHaveValue('Toronto'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'At most' }), '45 min');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Arrive by' }), '9:00 a.m.');
  await user.click(apply());
  const chosen = { to: TORONTO, label: 'Toronto', mode: 'transit', minutes: 45, at: '09:00' };
  expect(onChange).toHaveBeenCalledExactlyOnceWith([chosen]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('places in the city that is searched come first', async () => {
  const area = (name: string, city: string) => ({
    name,
    city,
    state: 'Ontario',
    location: TORONTO,
    activeCount: 1,
  });
  const neighborhoods = [area('Union Hill', 'Kitchener'), area('Union Park', 'Toronto')];
  answerWith(({ url }) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('/reach/modes')) return Response.json({ modes: ['transit'] });
    if (pathname.endsWith('/autocomplete')) return Response.json({ listings: [] });
    return pathname.endsWith('/locations')
      ? Response.json({ search: { cities: [], neighborhoods } })
      : undefined;
  });
  const { user, store } = renderDialog();
  store.dispatch(searchRead({ ...DEFAULT_SEARCH, state: 'Ontario', city: 'Toronto' }));
  await user.type(field(), 'Union');
  await waitFor(() =>
    expect(
      within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Union ParkToronto, Ontario', 'Union HillKitchener, Ontario']),
  );
});

test('a second destination is added and removed, and a text without a chosen place is a problem', async () => {
  answerCalls();
  const first: Commute = { to: TORONTO, label: 'Work', mode: 'drive', minutes: 30, at: '08:30' };
  const { user, onChange } = renderDialog([first]);
  expect(screen.getByText('Driving times are without traffic.')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Arrive by' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a second destination' }));
  expect(screen.queryByRole('button', { name: 'Add a second destination' })).not.toBeInTheDocument();
  expect(field(1)).toHaveFocus();
  await user.type(field(1), 'Nowhere');
  expect(await screen.findByText(/We couldn’t find that place/)).toBeVisible();
  await user.click(apply());
  expect(onChange).not.toHaveBeenCalled();
  expect(field(1)).toHaveFocus();
  const second = within(screen.getByRole('group', { name: 'Second destination' }));
  await user.click(second.getByRole('button', { name: 'Remove this destination' }));
  expect(field()).toHaveFocus();
  await user.click(apply());
  expect(onChange).toHaveBeenCalledExactlyOnceWith([first]);
});

test('only the modes of the place are offered, and the first of them is chosen', async () => {
  answerCalls({ modes: ['drive', 'walk'] });
  renderDialog();
  const modes = within(screen.getByRole('group', { name: 'How you travel' }));
  await waitFor(() => expect(modes.getAllByRole('radio')).toHaveLength(2));
  expect(modes.getByRole('radio', { name: 'Car' })).toBeChecked();
});

test('without travel times the dialog says so', async () => {
  answerCalls({ modes: [] });
  renderDialog();
  expect(await screen.findByText('Travel times aren’t available around this place.')).toBeVisible();
});

test('places that cannot be loaded are a problem of the field, not of the dialog', async () => {
  expectedConsole.push(/Places could not be looked up/);
  answerWith(({ url }) => (url.includes('/reach/modes') ? Response.json({ modes: ['drive'] }) : undefined));
  const { user } = renderDialog();
  await user.type(field(), 'Toronto');
  expect(await screen.findByText(/Places can’t be loaded right now/)).toBeVisible();
  expect(field()).toHaveAccessibleDescription(/Places can’t be loaded/);
});
