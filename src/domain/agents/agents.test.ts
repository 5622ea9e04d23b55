import { describe, expect, test } from 'vitest';
import { areaList, filterTeam, languageList, teamChoices } from './agentWords.ts';
import { type AgentQuestion, chooseAgent, type EligibleAgent } from './chooseAgent.ts';

const agent = (
  slug: string,
  languages: string,
  ...areas: [state: string, cities?: string[]][]
): EligibleAgent => ({
  slug,
  languages: languages.split(' '),
  areas: areas.map(([state, cities = []]) => ({ state, cities })),
});

const ANN = agent('ann', 'en', ['Ontario', ['Toronto']]);
const BEN = agent('ben', 'en fr', ['Ontario', ['Ottawa']], ['Quebec', ['Gatineau']]);
const CAM = agent('cam', 'en', ['Ontario']);
const DEE = agent('dee', 'fr-CA en', ['Quebec', ['Montréal']]);
const TEAM = [ANN, BEN, CAM, DEE];

const question = (changes: Partial<AgentQuestion>): AgentQuestion => ({
  state: 'Ontario',
  city: 'Toronto',
  language: 'en',
  key: '2/C1',
  ...changes,
});

describe('the agent for a home', () => {
  test.each<[string, Partial<AgentQuestion>, string | undefined]>([
    ['one who works in its city', {}, 'ann'],
    ['one who speaks the language, before one of the city', { language: 'fr' }, 'ben'],
    ['one of the whole province, if none works in the city', { city: 'Kenora' }, 'cam'],
    ['one of the same city in another spelling', { state: 'QUEBEC', city: 'montreal' }, 'dee'],
    [
      'one of the province, if none works in the city or in all of it',
      { state: 'Quebec', city: 'Laval', language: 'fr' },
      expect.stringMatching(/^(ben|dee)$/),
    ],
    ['missing if none is licensed in the province', { state: 'Alberta', city: 'Calgary' }, undefined],
    ['missing without a province', { state: '', city: '' }, undefined],
  ])('is %s', (_title, changes, slug) => {
    expect(chooseAgent(TEAM, question(changes))?.slug).toEqual(slug);
  });

  test('is the same in any order of the team', () => {
    const equal = ['a', 'b', 'c', 'd', 'e'].map((slug) => agent(slug, 'en', ['Ontario']));
    for (let home = 0; home < 50; home += 1) {
      const asked = question({ key: `2/C${home}` });
      expect(chooseAgent(equal.toReversed(), asked)?.slug).toBe(chooseAgent(equal, asked)?.slug);
    }
  });

  test('is each of those who fit equally well for a fair share of the homes', () => {
    const equal = ['a', 'b', 'c', 'd'].map((slug) => agent(slug, 'en', ['Ontario']));
    const counts = new Map<string, number>();
    for (let home = 0; home < 4_000; home += 1) {
      const slug = chooseAgent(equal, question({ key: `2/C${1_000_000 + home}` }))?.slug ?? '';
      counts.set(slug, (counts.get(slug) ?? 0) + 1);
    }
    for (const count of counts.values()) expect(count).toBeGreaterThan(700);
    expect(counts.size).toBe(4);
  });

  test('changes only to a new member of the team', () => {
    const team = ['a', 'b', 'c'].map((slug) => agent(slug, 'en', ['Ontario']));
    const grown = [...team, agent('new', 'en', ['Ontario'])];
    for (let home = 0; home < 200; home += 1) {
      const asked = question({ key: `2/W${home}` });
      expect([chooseAgent(team, asked)?.slug, 'new']).toContain(chooseAgent(grown, asked)?.slug);
    }
  });
});

describe('the team', () => {
  test.each([
    [{ city: '', language: '' }, 'ann ben cam dee'],
    [{ city: 'Toronto', language: '' }, 'ann cam'],
    [{ city: 'Montréal', language: '' }, 'dee'],
    [{ city: '', language: 'fr' }, 'ben'],
    [{ city: 'Toronto', language: 'fr' }, ''],
  ])('is filtered by %o', (filters, slugs) => {
    expect(
      filterTeam(TEAM, filters)
        .map(({ slug }) => slug)
        .join(' '),
    ).toBe(slugs);
  });

  test('has its choices in the order of the words', () => {
    const { cities, languages } = teamChoices(
      [agent('a', 'fr en pa', ['Ontario', ['Ottawa', 'Ajax']])],
      'fr-CA',
    );
    expect(cities.map(({ value }) => value)).toEqual(['Ajax', 'Ottawa']);
    expect(languages.map(({ text }) => text)).toEqual(['Anglais', 'Français', 'Pendjabi']);
  });

  test('has words in both languages', () => {
    expect(languageList(['en', 'fr', 'pl'], 'en-CA')).toBe('English, French and Polish');
    expect(languageList(['en', 'fr'], 'fr-CA')).toBe('anglais et français');
    expect(areaList(BEN, 'en-CA')).toBe('Ottawa and Gatineau');
    expect(areaList(agent('q', 'fr', ['Quebec']), 'fr-CA')).toBe('Québec');
  });
});
