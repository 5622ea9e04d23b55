import i18next from 'i18next';
import { beforeAll, expect, it, onTestFinished, test } from 'vitest';
import type { WireDeskChange, WireDeskMember } from '#api/desk/contract.ts';
import { changeDeskLanguage, startDeskTexts } from '#desk/deskTexts.ts';
import { changeText } from './changeTexts.ts';

const AMARA = { id: 'amara', name: 'Amara Okafor', email: 'amara@example.ca' } as WireDeskMember; // what the texts read
const IDENTITY = { ...AMARA, role: 'staff', mortgage: false };
const SHARED = { id: 'amara', languages: [], cities: [], takesTurns: true, ended: null };
const ID = '5f0c8a10-0000-4000-8000-000000000000';

beforeAll(() => startDeskTexts('en'));

const textOf = (action: WireDeskChange['action'], after: unknown, before: unknown = null) =>
  changeText(
    {
      id: '1',
      at: '2026-11-21T12:00:00Z',
      by: 'Amara Okafor',
      item: null,
      isErased: false,
      action,
      before,
      after,
    },
    { t: i18next.t as never, language: i18next.language, members: [AMARA] }, // any namespace
  );

const CHANGES: [WireDeskChange['action'], unknown, unknown, string][] = [
  ['member', null, { ...IDENTITY, ended: null }, 'Amara Okafor joined the team: Staff'],
  [
    'member',
    null,
    { ...IDENTITY, role: 'admin', mortgage: true, ended: null },
    'Amara Okafor joined the team: Administrator, Mortgage specialist',
  ],
  [
    'member',
    { ...IDENTITY, ended: null },
    { ...IDENTITY, role: 'admin', ended: null },
    'Amara Okafor: Staff → Administrator',
  ],
  [
    'member',
    { ...IDENTITY, name: 'A. Okafor', ended: null },
    { ...IDENTITY, ended: null },
    'Amara Okafor: A. Okafor, amara@example.ca → Amara Okafor, amara@example.ca',
  ],
  [
    'member',
    SHARED,
    { ...SHARED, languages: ['fr'], cities: ['Toronto', 'Ottawa'], takesTurns: false },
    'Amara Okafor: Every language, Every city, Takes turns → French, Toronto, Ottawa, By hand only',
  ],
  [
    'member',
    SHARED,
    { ...SHARED, ended: '2026-11-20T12:00:00Z' },
    'Amara Okafor: Every language, Every city, Takes turns → Left the team',
  ],
  [
    'rules',
    { byCity: false, byLanguage: false, byTurns: true, version: 0 },
    { byCity: true, byLanguage: false, byTurns: false, version: 1 },
    'by turns → by city',
  ],
  ['rules', null, { byCity: false, byLanguage: false, byTurns: false, version: 1 }, 'by hand only'],
  ['owner', null, 'amara', 'No owner → Amara Okafor'],
  ['owner', 'amara', ID, 'Amara Okafor → A former member'],
  ['documentOpened', null, { id: ID, kind: 'income' }, 'Income'],
  ['applicationOpened', null, null, ''],
  [
    'applicationState',
    { state: 'received', sentence: '' },
    { state: 'approved', sentence: 'Well done.' },
    'Received → Approved · “Well done.”',
  ],
  [
    'contentPublished',
    { key: 'home', version: 2 },
    { key: 'home', version: 3 },
    'Home page, version 2 → Home page, version 3',
  ],
  ['itemsExported', null, { isSearch: false }, 'Every request'],
  [
    'itemsExported',
    null,
    { state: 'new', kind: 'viewing', owner: 'amara', opened: 'no', isSearch: true },
    'New, Viewing request, Amara Okafor, Not opened, Words searched for',
  ],
  ['undelivered', null, { mail: `desk-answer-${ID}` }, ''],
  ['undelivered', null, { mail: ID, subject: 'Your question' }, 'Your question'],
  ['personErased', null, { items: 2 }, '2 requests'],
];

it.each(CHANGES)('%s from %j to %j is told in words', (action, before, after, text) => {
  expect(textOf(action, after, before)).toBe(text);
});

test('no change shows an id or a name of the record, in French either', async () => {
  await changeDeskLanguage('fr');
  onTestFinished(() => changeDeskLanguage('en'));
  const texts = CHANGES.map(([action, before, after]) => textOf(action, after, before));
  expect(texts).toContain('Amara Okafor fait partie de l’équipe\u00a0: Personnel');
  expect(texts.join('\n')).not.toMatch(
    /[\da-f]{8}-|\b(id|role|state|version:|byTurns|isSearch|takesTurns|null)\b/,
  );
});
