import { fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { brand } from '#config/brand.ts';
import { realtors } from '#config/content.ts';
import { PROVINCES } from '#domain/geo/provinces.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { renderPiece } from '#tests/support/renderPiece.tsx';
import { AgentCard } from './AgentCard.tsx';

/** Makes the random choice fall on the realtor at this share of the team. */
const throwing = (share: number) => vi.spyOn(Math, 'random').mockReturnValue(share);

/** Shows the card as a listing's page does, and returns the name on it. */
function meet(): string {
  const { unmount } = renderPiece(
    <AgentCard state="Ontario" interest={<button type="button">Ask</button>} />,
  );
  const name = screen.getByRole('region', { name: 'Your agent' }).querySelector('p')?.textContent ?? '';
  unmount();
  return name;
}

test('every realtor of the team can be chosen, the first and the last alike', () => {
  const met = realtors.map((_realtor, place) => {
    throwing((place + 0.5) / realtors.length);
    sessionStorage.clear();
    return meet();
  });
  expect(met).toEqual(realtors.map(({ title }) => title));
});

test('one visit shows one realtor, listing after listing and after a reload', () => {
  throwing(0);
  const first = meet();
  throwing(0.99);
  expect([meet(), meet()]).toEqual([first, first]);
});

test('another visit may show another', () => {
  throwing(0);
  const first = meet();
  sessionStorage.clear();
  throwing(0.99);
  expect(meet()).not.toBe(first);
});

test('a realtor who has left the team is replaced', () => {
  sessionStorage.setItem('hp:agent', '{"Ontario":"someone-else","last":"Ontario"}');
  throwing(0);
  expect(meet()).toBe(realtors[0]?.title);
});

test('the card has links to call, to write and to ask, in both languages', async () => {
  throwing(0);
  const { title } = realtors[0] ?? { title: '' };
  renderPiece(<AgentCard state="Ontario" interest={<button type="button">Ask</button>} />);
  expect(screen.getByRole('link', { name: new RegExp(`^[\\d-]+: call ${title}$`) })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(screen.getByRole('link', { name: `Email: write to ${title}` })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(screen.getByRole('button', { name: 'Ask' })).toBeVisible();
  onTestFinished(() => changeLanguage('en'));
  await changeLanguage('fr');
  expect(
    await screen.findByRole('link', { name: new RegExp(`^[\\d-]+\\s: appeler ${title}$`) }),
  ).toBeVisible();
  expect(screen.getByRole('img', { name: `Portrait de ${title}` })).toBeVisible();
});

test('a portrait that cannot be loaded is replaced once', () => {
  renderPiece(<AgentCard state="Ontario" interest={null} />);
  const portrait = screen.getByRole('img');
  fireEvent.error(portrait);
  expect(portrait).toHaveAttribute('src', expect.stringContaining('/brand/empty-scene-350'));
});

test('offline, when neither picture can be loaded, the circle shows no alternative text', () => {
  throwing(0);
  const { container } = renderPiece(<AgentCard state="Ontario" interest={null} />);
  for (const _picture of ['own', 'fallback']) {
    const shown = container.querySelector('img');
    if (shown) fireEvent.error(shown);
  }
  expect(container.querySelector('img')).toBeNull();
});

test.each([...PROVINCES.map(({ name }) => name), '', 'Nowhere'])(
  'a home in "%s" shows only realtors who work there',
  (state) => {
    renderPiece(<AgentCard state={state} interest={null} />);
    const shown = realtors.filter(({ title }) => screen.queryByText(title));
    const isServed = realtors.some(({ provinces }) => provinces.some((served) => served === state));
    expect(shown).toHaveLength(isServed ? 1 : 0);
    for (const { provinces } of shown) expect(provinces).toContain(state);
    expect(screen.queryAllByText(brand.brokerage)).toHaveLength(isServed ? 0 : 1);
  },
);
