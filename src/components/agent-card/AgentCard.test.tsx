import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { brand } from '#config/brand.ts';
import { DEMO_TEAM } from '#demo/content/team.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { answerWith, renderWithStore } from '#tests/support/renderWithStore.tsx';
import { AgentCard } from './AgentCard.tsx';
import { shownAgent } from './shownAgents.ts';

const [AMARA, BENOIT] = DEMO_TEAM;
const TORONTO = { state: 'Ontario', city: 'Toronto', key: '2/C1000001' };

beforeEach(() => sessionStorage.clear());

/** Shows the card with a team; the service fails for null. */
function open(agents: readonly (object | undefined)[] | null = [AMARA], about = TORONTO) {
  answerWith(() => (agents ? Response.json({ agents }) : Response.json({}, { status: 400 })));
  return renderWithStore(<AgentCard about={about} interest={<button type="button">Ask</button>} />);
}

const card = (name: string) => screen.findByRole('region', { name });

test('the card has links to the agent’s page, to call, to write and to ask, in both languages', async () => {
  open();
  const inside = within(await card('Your agent'));
  expect(await inside.findByRole('link', { name: 'Amara Osei' })).toHaveAttribute(
    'href',
    '/agents/amara-osei',
  );
  expect(inside.getByRole('link', { name: '416-555-0151: call Amara Osei' })).toHaveAttribute(
    'href',
    'tel:+1-416-555-0151',
  );
  expect(inside.getByRole('link', { name: 'Email: write to Amara Osei' })).toHaveAttribute(
    'href',
    'mailto:amara@harbourandpine.example',
  );
  expect(inside.getByRole('button', { name: 'Ask' })).toBeVisible();
  onTestFinished(() => changeLanguage('en'));
  await changeLanguage('fr');
  expect(await screen.findByRole('link', { name: '416-555-0151\u00a0: appeler Amara Osei' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Portrait de Amara Osei' })).toBeVisible();
});

test('a visitor who reads French sees an agent who speaks it', async () => {
  onTestFinished(() => changeLanguage('en'));
  await changeLanguage('fr');
  open([AMARA, BENOIT]);
  expect(await screen.findByRole('link', { name: 'Benoit Lachance' })).toBeVisible();
  expect(shownAgent(TORONTO.key)).toBe('benoit-lachance');
});

test.each([
  ['no agent works in the province', [AMARA], { ...TORONTO, state: 'Quebec', city: 'Montréal' }],
  ['there is no team', [], TORONTO],
  ['the team cannot be loaded', null, TORONTO],
])('the card shows the brokerage if %s', async (_title, agents, about) => {
  open(agents, about);
  const inside = within(await card('Your brokerage'));
  expect(inside.getByText(brand.brokerage)).toBeVisible();
  expect(inside.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByText('Amara Osei')).toBeNull();
  expect(shownAgent(about.key)).toBeUndefined();
});

test('a portrait that cannot be loaded is replaced once, and then left out', async () => {
  const { container } = open();
  const portrait = await screen.findByRole('img', { name: 'Portrait of Amara Osei' });
  fireEvent.error(portrait);
  expect(portrait).toHaveAttribute('src', expect.stringContaining('/brand/empty-scene-350'));
  fireEvent.error(portrait);
  expect(container.querySelector('img')).toBeNull();
});
